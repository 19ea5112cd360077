import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { Cart } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { findCollectionPoints } from '@cairn/contract/stores/store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { ServerRules } from '../purchase/address/server-rules.ts'
import type { PaymentOptions } from './payment/payment-options.ts'
import type { ExpressCheckout } from './steps/express-checkout.ts'
import type { Step } from './steps/steps.ts'

type Profile = AnswerOf<typeof readProfile>['consumerProfile']
export type AddressBookEntry = Profile['consumerDetails']['address'][number]
export type PickupPlace = AnswerOf<typeof findCollectionPoints>['collectionPoints'][number]

/** The data about a signed-in shopper that the checkout needs. */
export type Buyer = {
  email: string
  firstName: string | undefined
  lastName: string | undefined
  phone: string | undefined
  addresses: readonly AddressBookEntry[]
  /** An employee who has not yet accepted the terms of the employee discount. */
  hasToAcceptTerms: boolean
}

/** A search for a store or collection point for one shipment. */
export type PickupSearch = {
  shipmentId: string
  code: ShippingMethodCode
  place: string
  /** `undefined` if the places could not be read. */
  places: readonly PickupPlace[] | undefined
}

export type CheckoutView = {
  step: Step
  /** The rules for addresses in the country of the site; undefined if they could not be read. */
  serverRules?: ServerRules | undefined
  cart: Cart
  buyer: Buyer | null
  pickupSearch: PickupSearch | null
  paymentOptions: PaymentOptions
  /** Why the order cannot be placed, and the sku that causes it, if known. */
  problem: { text: string; sku: string | null } | null
  /** Set if the shopper can go directly to the summary. */
  express: ExpressCheckout | null
}
