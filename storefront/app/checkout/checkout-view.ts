import type { AnswerOf } from '@cairn/contract/call'
import type { Cart } from '@cairn/contract/cart-entity'
import type { readProfile } from '@cairn/contract/accounts'
import type { readVouchers } from '@cairn/contract/loyalty'
import type { readSavedInstruments } from '@cairn/contract/saved-instruments'
import type { findCollectionPoints } from '@cairn/contract/stores'
import type { Express } from './express.ts'
import type { ShippingMethodCode } from './shipping-codes.ts'
import type { Step } from './steps.ts'

type Profile = AnswerOf<typeof readProfile>['consumerProfile']
export type BookAddress = Profile['consumerDetails']['address'][number]
export type SavedCard = AnswerOf<typeof readSavedInstruments>['payment_instruments'][number]
export type Voucher = AnswerOf<typeof readVouchers>['applicableLoyaltyVouchers'][number]
export type PickupPlace = AnswerOf<typeof findCollectionPoints>['collectionPoints'][number]

/** Whoever is signed in, as far as the checkout needs to know them. */
export type Buyer = {
  email: string
  firstName: string | undefined
  lastName: string | undefined
  phone: string | undefined
  addresses: readonly BookAddress[]
  /** Works here, and has not yet accepted on which terms that makes things cheaper. */
  hasToAcceptTerms: boolean
}

/** What whoever is signed in may pay with, beside what everybody may. */
export type Purse = {
  cards: readonly SavedCard[]
  /** Gift cards and reward cards that are kept. */
  giftCards: readonly SavedCard[]
  /** None: no member. */
  loyalty: { points: number; vouchers: readonly Voucher[] } | null
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
  purse: Purse
  /** Why the order cannot be placed as it is, and because of what. */
  blocked: { text: string; sku: string | null } | null
  /** Everything is known already: the steps before the last can be left out. */
  express: Express | null
}
