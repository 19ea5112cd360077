import type { Address } from '@cairn/contract/address/address'
import type { AddressProblems } from '@cairn/contract/address/address-rules'
import type { calls } from '@cairn/contract/calls'
import type { RefusalNameOf, SharedRefusalName } from '@cairn/contract/wire/client'
import type { CartRefusal } from '../../cart/commands/cart-refusal-handling.ts'
import type { Translate } from '../../platform/text/messages.tsx'
import type { TypedAddress } from '../../purchase/address/typed-address.ts'
import type { AddressOptions } from '../address/address-options.ts'
import type { Recipient } from '../delivery/recipient.ts'
import { markPhone } from './checkout-refusal-handling.ts'

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
  name: CheckoutRefusalName | SharedRefusalName | PageProblem
  /** The message of the server, or empty if the page shows its own text. */
  message: string
  place: ErrorPlace
  problems?: AddressProblems
  /** Suggested corrections of the address. */
  suggestions?: readonly Address[]
  /** The typed values, to fill the form again. */
  typedAddress?: TypedAddress
  addressOptions?: AddressOptions
  recipients?: readonly Recipient[]
  /** The shipment whose delivery method was changed. */
  shipmentId?: string
}

/** Problems that the pages find themselves. */
type PageProblem = 'addressUnconfirmed' | 'fieldsIncomplete' | 'paymentIncomplete'

type CheckoutCall = (typeof calls)[
  | 'addPaymentInstrument'
  | 'applyReward'
  | 'changeProfile'
  | 'placeOrder'
  | 'prepareOrder'
  | 'removePaymentInstrument'
  | 'requestToken'
  | 'setBillingAddress'
  | 'setShippingAddress'
  | 'validateShippingAddress']
type CheckoutRefusalName = CartRefusal['name'] | RefusalNameOf<CheckoutCall>

export type ErrorText = Pick<CheckoutError, 'name' | 'message'> & { handling?: unknown }

export const checkoutError = (
  { name, message, handling }: ErrorText,
  place: ErrorPlace,
): CheckoutError => ({
  name,
  message,
  place,
  ...(handling === markPhone && { problems: { phone: { name: 'fieldRequired' } } }),
})

/** The failed result of a command. */
export const failWith = (error: CheckoutError) => ({ ok: false as const, refusal: error })

export const addressFieldsError = (problems: AddressProblems | undefined): CheckoutError => ({
  name: 'fieldsIncomplete',
  message: '',
  place: 'form',
  ...(problems && { problems }),
})

/** The error, if it concerns the delivery method of this shipment. */
export const deliveryErrorFor = (shipmentId: string, error: CheckoutError | undefined) =>
  error?.place === 'delivery' && error.shipmentId === shipmentId ? error : undefined

/** Uses the server's message, or a text of the page for errors that the page found itself. */
export const checkoutErrorText = ({ name, message }: ErrorText, t: Translate): string =>
  message || t(name === 'addressUnconfirmed' ? 'addressUnconfirmed' : 'problem')
