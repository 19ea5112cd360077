import type { Address } from '@cairn/contract/address'
import type { CallRefusal } from '@cairn/contract/client'
import type { Translate } from '../platform/messages.tsx'
import type { Recipient } from './checkout-write.ts'
import type { BrokenFields, Typed } from './typed-address.ts'

/** Where on the page a refusal is told. */
export type Place =
  | 'top'
  | 'form'
  | 'delivery'
  | 'giftCard'
  | 'savedGiftCard'
  | 'rewards'
  | 'payment'

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
  /** What else was chosen for the address. */
  chosen?: { isForBill: boolean; isToKeep: boolean }
  recipients?: readonly Recipient[]
  /** The group of things that a choice was meant for. */
  shipmentId?: string
}

export type Worded = Pick<CallRefusal, 'errorId' | 'message'>

const fieldsOf: Record<string, BrokenFields> = {
  SHP410: { phone: 'missing' },
  BILL410: { phone: 'missing' },
}

export function refusedCheckout({ errorId, message }: Worded, place: Place): RefusedCheckout {
  const broken = fieldsOf[errorId]
  return { errorId, message, place, ...(broken && { broken }) }
}

export const refusedFields = (broken: BrokenFields | undefined): RefusedCheckout => ({
  errorId: '',
  message: '',
  place: 'form',
  ...(broken && { broken }),
})

/** Why what was chosen for a group of things is not possible, if it is that. */
export const refusedFor = (shipmentId: string, refused: RefusedCheckout | undefined) =>
  refused?.place === 'delivery' && refused.shipmentId === shipmentId ? refused : undefined

/** Whatever the server has refused it has worded; what the page has made out itself, the page words. */
export const checkoutText = ({ errorId, message }: Worded, t: Translate): string =>
  message || t(errorId === 'CHK380' ? 'addressUnconfirmed' : 'problem')
