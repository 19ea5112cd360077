import type { AnswerOf } from '@cairn/contract/call'
import type { Cart } from '@cairn/contract/cart-entity'
import type { readProfile } from '@cairn/contract/accounts'
import type { findCollectionPoints } from '@cairn/contract/stores'
import type { ShippingMethodCode } from './shipping-codes.ts'
import type { Step } from './steps.ts'

type Profile = AnswerOf<typeof readProfile>['consumerProfile']
export type BookAddress = Profile['consumerDetails']['address'][number]
export type PickupPlace = AnswerOf<typeof findCollectionPoints>['collectionPoints'][number]

/** Whoever is signed in, as far as the checkout needs to know them. */
export type Buyer = {
  email: string
  firstName: string | undefined
  lastName: string | undefined
  phone: string | undefined
  addresses: readonly BookAddress[]
}

/** Somebody is choosing where to fetch something. */
export type Picking = {
  shipmentId: string
  code: ShippingMethodCode
  place: string
  /** None: they could not be asked for. */
  places: readonly PickupPlace[] | undefined
}

export type CheckoutView = {
  step: Step
  cart: Cart
  buyer: Buyer | null
  picking: Picking | null
}
