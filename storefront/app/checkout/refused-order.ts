import type { CallRefusal } from '@cairn/contract/client'
import type { Step } from './steps.ts'

type Next = {
  step: Step
  tell: 'top' | 'toast'
  /** The payment is over and its order with it: the bag has gone on as another. */
  isOver: boolean
}

const top = (step: Step, isOver = false): Next => ({ step, tell: 'top', isOver })

/** Where a refusal of an order is put right. */
const nexts: Record<string, Next> = {
  challenge: top('billing', true),
  PAY400: top('billing', true),
  PYT402: top('billing', true),
  FE309: top('billing'),
  PYT400: top('billing'),
  PYT404: top('billing'),
  PYT405: top('billing'),
  PYT406: top('billing'),
  BIL400: top('billing'),
  BILL410: top('billing'),
  GFC700: top('billing'),
  GFC725: top('billing'),
  GFC812: top('billing'),
  GFS800: top('billing'),
  REW140: top('billing'),
  PAY401: top('shipping'),
  SHP404: top('shipping'),
  SHP410: top('shipping'),
  SHP500: top('shipping'),
  CHK320: top('shipping'),
  CHK380: top('shipping'),
  ORD516: top('shipping'),
  ORD517: top('shipping'),
  ORD518: top('shipping'),
  ORD430: top('summary'),
  INV406: top('summary'),
  INV409: top('summary'),
  INV700: top('summary'),
  PRC400: top('summary'),
  TAX309: top('summary'),
  TAX310: top('summary'),
}

/** Whatever else goes wrong must not be overlooked: it stays until it is closed. */
export const whatNext = ({ errorId }: Pick<CallRefusal, 'errorId'>): Next =>
  nexts[errorId] ?? { step: 'summary', tell: 'toast', isOver: false }
