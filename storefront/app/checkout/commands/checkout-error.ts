import type { Address } from '@cairn/contract/address/address'
import type { CallRefusal } from '@cairn/contract/wire/client'
import type { Translate } from '../../platform/text/messages.tsx'
import type { Recipient } from '../delivery/recipient.ts'
import type { AddressOptions } from '../address/address-options.ts'
import type { FieldProblems, TypedAddress } from '../../purchase/address/typed-address.ts'

/** Where on the page an error is shown. */
export type ErrorPlace =
  | 'top'
  | 'form'
  | 'delivery'
  | 'giftCard'
  | 'savedGiftCard'
  | 'rewards'
  | 'payment'

/** Why a command of the checkout failed. */
export type CheckoutError = {
  errorId: string
  /** The message of the server, or empty if the page shows its own text. */
  message: string
  place: ErrorPlace
  problems?: FieldProblems
  /** Suggested corrections of the address. */
  suggestions?: readonly Address[]
  /** The typed values, to fill the form again. */
  typedAddress?: TypedAddress
  addressOptions?: AddressOptions
  recipients?: readonly Recipient[]
  /** The shipment whose delivery method was changed. */
  shipmentId?: string
}

export type ErrorText = Pick<CallRefusal, 'errorId' | 'message'>

const problemsByErrorId: Record<string, FieldProblems> = {
  SHP410: { phone: 'missing' },
  BILL410: { phone: 'missing' },
}

export function checkoutError({ errorId, message }: ErrorText, place: ErrorPlace): CheckoutError {
  const problems = problemsByErrorId[errorId]
  return { errorId, message, place, ...(problems && { problems }) }
}

/** The failed result of a command. */
export const failWith = (error: CheckoutError) => ({ ok: false as const, refusal: error })

export const addressFieldsError = (problems: FieldProblems | undefined): CheckoutError => ({
  errorId: '',
  message: '',
  place: 'form',
  ...(problems && { problems }),
})

/** The error, if it concerns the delivery method of this shipment. */
export const deliveryErrorFor = (shipmentId: string, error: CheckoutError | undefined) =>
  error?.place === 'delivery' && error.shipmentId === shipmentId ? error : undefined

/** Uses the server's message, or a text of the page for errors that the page found itself. */
export const checkoutErrorText = ({ errorId, message }: ErrorText, t: Translate): string =>
  message || t(errorId === 'CHK380' ? 'addressUnconfirmed' : 'problem')
