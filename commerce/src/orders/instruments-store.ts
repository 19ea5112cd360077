import type { Minor } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import type { Refusal, Result } from '@cairn/contract/result'
import type { Site } from '@cairn/contract/sites'
import { rewards } from '../loyalty/rewards-store.ts'
import { moveInstruments } from '../payments/cart-instruments-store.ts'
import {
  holdInstruments,
  refundInstruments,
  releaseInstruments,
  spendInstruments,
} from '../payments/instruments-store.ts'
import { findCardToPay } from '../payments/saved-instruments-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'

export type HeldFor = {
  orderNumber: string
  cartId: string
  customerId: string
  site: Site
  /** What each pays, by its id. */
  instruments: ReadonlyMap<string, Minor>
}

export type RefusedInstrument = Refusal<
  | 'giftCardSpent'
  | 'giftCardVoided'
  | 'giftCardExpired'
  | 'giftCardsAway'
  | 'rewardsSignedOut'
  | 'notLoyaltyMember'
  | 'rewardBalanceTooLow'
  | 'instrumentNotFound'
>

/** Gift cards, points and credit, as an order uses them; each acts once an order, however often asked. */
export type Instruments = {
  hold: (transaction: Transaction, held: HeldFor) => Promise<Result<undefined, RefusedInstrument>>
  spend: (transaction: Transaction, orderNumber: string) => Promise<void>
  release: (transaction: Transaction, orderNumber: string) => Promise<void>
  refund: (transaction: Transaction, refund: InstrumentRefund) => Promise<void>
  findCard: (database: Database, wanted: WantedCard) => Promise<Result<CardToPay, RefusedCard>>
  move: (transaction: Transaction, from: { fromCartId: string; toCartId: string }) => Promise<void>
}

export type WantedCard = { paymentInstrumentId: string; cartId: string; consumerId: string }
export type CardToPay = { token: string; brand: string; last4: string }
type RefusedCard = Refusal<'instrumentNotFound' | 'cardExpiryInvalid' | 'paymentAddressNotFound'>

export type InstrumentRefund = {
  orderNumber: string
  /** Names this refund of the order, so that it is made once. */
  key: string
  amounts: readonly { code: PaymentMethodId; amount: Minor }[]
}

/** Those of this shop. */
export const shopInstruments: Instruments = {
  hold: (transaction, held) => holdInstruments(transaction, held, rewards),
  spend: spendInstruments,
  release: (transaction, orderNumber) => releaseInstruments(transaction, orderNumber, rewards),
  refund: (transaction, { orderNumber, key: refundKey, amounts }) =>
    refundInstruments(transaction, { orderNumber, refundKey, amounts }, rewards),
  findCard: findCardToPay,
  move: moveInstruments,
}
