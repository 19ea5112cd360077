import type { Minor } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Database, Transaction } from '../platform/database/database.ts'

export type HeldFor = {
  orderNumber: string
  cartId: string
  customerId: string
  /** What each pays, by its id. */
  instruments: ReadonlyMap<string, Minor>
}

type RefusedInstrument = Refusal<
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

/** Of a shop that takes none. */
export const noInstruments: Instruments = {
  hold: async () => accept(undefined),
  spend: async () => {},
  release: async () => {},
  refund: async () => {},
  findCard: async () => refuse('instrumentNotFound'),
  move: async () => {},
}
