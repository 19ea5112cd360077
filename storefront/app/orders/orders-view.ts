import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { OrderSummary, OwnOrder } from '@cairn/contract/orders/order'
import type { trackOrder } from '@cairn/contract/orders/order-calls'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import type { Problem } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { WithdrawalState, WithdrawalValues } from './withdrawal/withdrawal.ts'

/** The data of each page about orders. */
export type OrdersView =
  | { kind: 'confirmation'; order: OwnOrder | null; blocks: ContentBlock[] }
  | {
      kind: 'history'
      orders: readonly OrderSummary[]
      page: { current: number; count: number }
      hasFailed: boolean
      blocks: ContentBlock[]
    }
  | { kind: 'track'; orderNumber: string }
  | {
      kind: 'order'
      order: OwnOrder | null
      hasFailed: boolean
      newReturnNumber: string | undefined
    }
  | { kind: 'return'; order: OwnOrder; requestKey: string }
  | { kind: 'withdrawal'; values: WithdrawalValues }

export const orderActions = ['cancel', 'sendCard', 'withdraw'] as const
export type OrderAction = (typeof orderActions)[number]

/** The result of an action on an order. */
export type ActionOutcome = {
  completedAction: OrderAction | undefined
  errorMessage: string | undefined
  /** The return form was sent without any items. */
  isEmpty?: boolean
}

export type OrderActionData = {
  tracking?: TrackingState
  outcome?: ActionOutcome
  withdrawal?: WithdrawalState
}

export type TrackingForm = { orderNumber: string; email: string; code: string }

type TrackingProblems = {
  orderNumber?: Problem
  email?: Problem
  code?: 'codeShape'
}

/** The state of the tracking page. */
export type TrackingState = {
  values: TrackingForm
  problems: TrackingProblems
  order: AnswerOf<typeof trackOrder> | null
  isMailed: boolean
  errorMessage: string | undefined
}

const codePattern = /^\d{6}$/

/** Checks the form before anything is requested. */
export function findTrackingProblems(
  { orderNumber, email, code }: TrackingForm,
  hasCode: boolean,
): TrackingProblems {
  const searched = { orderNumber, email }
  return {
    ...findTextProblems(searched, { orderNumber: required, email: requiredEmail }),
    ...(hasCode && !codePattern.test(code) && { code: 'codeShape' }),
  }
}
