import type { Cart } from '@cairn/contract/cart/cart'
import type { readReservations, StorePickup } from '@cairn/contract/stores/own-store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'

type Reservation = AnswerOf<typeof readReservations>['reservations'][number]

/** Its time is the text that is shown, in the time zone of the store. */
export type ListedReservation = Omit<Reservation, 'keptUntil'> & { keptUntil: string }

/** Its day is the text that is shown, in the time zone of the store. */
export type ListedPickup = Omit<StorePickup, 'orderedAt'> & { orderedOn: string }

export const doneSteps = ['handedOver', 'ready', 'reserved', 'adjusted'] as const
export type DoneStep = (typeof doneSteps)[number]

export type StoreLists = {
  kind: 'store'
  page: 'lists'
  reservations: readonly ListedReservation[]
  pickups: readonly ListedPickup[]
  /** The change that led to this page. */
  done: DoneStep | undefined
}

/** What a page about the price adjustments of a cart needs. */
export type AdjustableCart = Pick<Cart, 'items' | 'priceAdjustments'>

export type StorePrices = {
  kind: 'store'
  page: 'prices'
  /** Null without a cart. */
  cart: AdjustableCart | null
  /** The highest discount in percent that the store may give. */
  limit: number
  done: DoneStep | undefined
}

export type StoreReserve = {
  kind: 'store'
  page: 'reserve'
  /** The id of the product as it was typed or linked. */
  productId: string
  /** Null if there is no such product. */
  product: { name: string; variants: readonly { sku: string; size: string | null }[] } | null
}

export type StoreView = StoreLists | StorePrices | StoreReserve

/** Refusals for which the pages of staff have texts of their own, because those of the shop are for shoppers. */
export type StaffRefusal =
  | 'adjustmentTooHigh'
  | 'notInThisStore'
  | 'tooManyReserved'
  | 'noLongerThere'
