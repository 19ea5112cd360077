import type { Address } from '@cairn/contract/address'
import type { CallRefusal } from '@cairn/contract/client'
import type { Translate } from '../platform/messages.tsx'
import type { BrokenFields, Typed } from './typed-address.ts'

/** Where on the page a refusal is told. */
export type Place = 'top' | 'form' | 'delivery' | 'giftCard' | 'rewards' | 'payment'

/** A step that could not be done, and why. */
export type RefusedCheckout = {
  errorId: string
  /** As the server words it; empty where the page finds words itself. */
  message: string
  place: Place
  broken?: BrokenFields
  /** The same place as the post would write it. */
  suggestions?: readonly Address[]
  /** What was typed, for pages that are made anew. */
  typed?: Typed
  /** The group of things that a choice was meant for. */
  shipmentId?: string
}

type Worded = Pick<CallRefusal, 'errorId' | 'message'>

const fieldsOf: Record<string, BrokenFields> = {
  SHP410: { phone: 'missing' },
  BILL410: { phone: 'missing' },
}

export function refusedCheckout({ errorId, message }: Worded, place: Place): RefusedCheckout {
  const broken = fieldsOf[errorId]
  return { errorId, message, place, ...(broken && { broken }) }
}

export const refusedFields = (broken: BrokenFields): RefusedCheckout => ({
  errorId: '',
  message: '',
  place: 'form',
  broken,
})

export const checkoutText = ({ message }: RefusedCheckout, t: Translate): string =>
  message || t('problem')
