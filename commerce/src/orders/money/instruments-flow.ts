import type { Minor } from '@cairn/contract/fields/money'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import type { Refusal, Result } from '@cairn/contract/refusals/result'
import type { Site } from '@cairn/contract/sites/sites'
import {
  releaseCodeClaims,
  restoreCodeClaims,
  rewardHolds,
} from '../../loyalty/reward-holds-store.ts'
import { moveInstruments } from '../../payments/cart-instruments/cart-instruments-store.ts'
import {
  holdInstruments,
  refundInstruments,
  releaseInstruments,
  spendInstruments,
} from '../../payments/order-instruments/instrument-holds-store.ts'
import type { PaymentProvider } from '../../payments/providers/provider.ts'
import { findCardToPay } from '../../payments/saved-instruments/saved-instruments-store.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'

export type InstrumentHold = {
  orderNumber: string
  cartId: string
  customerId: string
  /** Email, home address and card of the shopper, as hashes. */
  identityIds: readonly string[]
  /** Those of them that anybody can type. */
  claimedIds?: readonly string[] | undefined
  site: Site
  /** The amount that each instrument pays, by its id. */
  instruments: ReadonlyMap<string, Minor>
}

export type InstrumentRefusal = Refusal<
  | 'giftCardSpent'
  | 'giftCardVoided'
  | 'giftCardExpired'
  | 'giftCardServiceUnavailable'
  | 'rewardsSignedOut'
  | 'notLoyaltyMember'
  | 'rewardBalanceTooLow'
  | 'instrumentNotFound'
>

/** Gift cards, points and credit as means of payment. Every operation takes effect once per order. */
export type OrderInstruments = {
  hold: (
    transaction: Transaction,
    request: InstrumentHold,
  ) => Promise<Result<undefined, InstrumentRefusal>>
  spend: (transaction: Transaction, orderNumber: string) => Promise<void>
  release: (transaction: Transaction, orderNumber: string) => Promise<void>
  /** While the challenge of an order is open, its reward is not counted by what anybody can type. */
  releaseClaims: (transaction: Transaction, orderNumber: string) => Promise<void>
  /** False if another order has used the reward meanwhile. */
  restoreClaims: (transaction: Transaction, orderNumber: string) => Promise<boolean>
  refund: (transaction: Transaction, refund: InstrumentRefund) => Promise<void>
  findCard: (
    database: Database,
    request: SavedCardRequest,
  ) => Promise<Result<PaymentCard, CardRefusal>>
  move: (transaction: Transaction, carts: { fromCartId: string; toCartId: string }) => Promise<void>
}

export type SavedCardRequest = { paymentInstrumentId: string; cartId: string; consumerId: string }
export type PaymentCard = { token: string; brand: string; last4: string }
type CardRefusal = Refusal<'instrumentNotFound' | 'cardExpiryInvalid' | 'paymentAddressNotFound'>

export type InstrumentRefund = {
  orderNumber: string
  /** Identifies this refund of the order, so that it is made once. */
  key: string
  amounts: readonly { code: PaymentMethodId; amount: Minor }[]
}

export const shopInstruments: OrderInstruments = {
  hold: (transaction, request) => holdInstruments(transaction, request, rewardHolds),
  spend: spendInstruments,
  release: (transaction, orderNumber) => releaseInstruments(transaction, orderNumber, rewardHolds),
  releaseClaims: releaseCodeClaims,
  restoreClaims: restoreCodeClaims,
  refund: (transaction, { orderNumber, key: refundKey, amounts }) =>
    refundInstruments(transaction, { orderNumber, refundKey, amounts }, rewardHolds),
  findCard: findCardToPay,
  move: moveInstruments,
}

export type OrderDeps = { database: Database; instruments: OrderInstruments }
export type PaymentDeps = OrderDeps & { provider: PaymentProvider }
