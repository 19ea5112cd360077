import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { siteOf } from '@cairn/contract/sites/sites'
import { bookTermsSpend } from '../accounts/yearly-spend-store.ts'
import type {
  InstrumentRefusal,
  OrderInstruments,
  PaymentDeps,
} from '../orders/money/instruments-flow.ts'
import type { NewOrder } from '../orders/order.ts'
import { confirmOrder } from '../orders/placing/finish-order-store.ts'
import { holdOrder, type OrderKey } from '../orders/placing/hold-order-store.ts'
import {
  failPayment,
  type UnsettledOrder,
  type PaymentOutcome,
  settleOrder,
} from '../orders/placing/settle-order-store.ts'
import {
  type Authorisation,
  type AuthoriseRequest,
  type PaymentProvider,
  ProviderUnavailable,
} from '../payments/providers/provider.ts'
import type { Transaction } from '../platform/database/database.ts'
import { inTransactionOrRefuse } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { emit } from '../platform/jobs/outbox.ts'
import {
  findUsesToRedeem,
  type Redemption,
  type RedemptionRefusal,
  redeemPromotions,
} from '../promotions/promotion-uses-store.ts'

export type Placement = {
  order: NewOrder
  key: OrderKey
  uses: Redemption['uses']
  /** Email, home address and payment instrument of the shopper, for limits per customer. */
  identityIds: Redemption['identityIds']
  claimedIds?: Redemption['claimedIds']
  /** Undefined if nothing is left to pay. */
  request: AuthoriseRequest | undefined
}

export type PlacedOrder = { outcome: PaymentOutcome; orderedAt: string }

type HoldRefusal =
  | InstrumentRefusal
  | Refusal<'itemNoLongerAvailable' | 'priceInvalid' | RedemptionRefusal>

/** Another request used the key, or changed the cart. */
export type PlacementConflict = 'keyKnown' | 'cartChanged'

/** Holds the order, then calls the provider. No transaction is open during the call. */
export async function placeOrder(
  deps: PaymentDeps,
  placement: Placement,
): Promise<Result<PlacedOrder, HoldRefusal | PlacementConflict>> {
  await faultPoint('order.requested')
  const holdResult = await hold(deps, placement)
  if (!holdResult.ok) return holdResult
  await faultPoint('order.held')
  const { orderedAt, fingerprint } = holdResult.value
  const { order, request } = placement
  if (!request) return accept({ outcome: { state: 'placed' }, orderedAt })
  const fullRequest = {
    ...request,
    ...(fingerprint !== null && { deviceFingerprint: fingerprint }),
  }
  return accept({
    outcome: await charge(deps, unsettledOrderOf(order, request.key), fullRequest),
    orderedAt,
  })
}

const unsettledOrderOf = (
  { orderId, providerAmount, instruments }: NewOrder,
  attemptKey: string,
): UnsettledOrder => ({
  orderId,
  attemptKey,
  providerAmount,
  holdsInstruments: instruments.length > 0,
})

/** A repeated request with the same key charges once and gets the same answer. */
export async function charge(
  deps: PaymentDeps,
  order: UnsettledOrder,
  request: AuthoriseRequest,
): Promise<PaymentOutcome> {
  const answer = await authorise(deps.provider, request)
  await faultPoint('order.charged')
  return typeof answer === 'string'
    ? failPayment(deps, order, answer)
    : settleOrder(deps, order, answer)
}

/** A provider that did not answer in time may have authorised the payment. */
async function authorise(
  provider: PaymentProvider,
  request: AuthoriseRequest,
): Promise<Authorisation | 'lost' | 'refused'> {
  try {
    return await provider.authorise(request)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return error.isUnsent ? 'refused' : ((await findPayment(provider, request.key)) ?? 'lost')
  }
}

async function findPayment(
  provider: PaymentProvider,
  key: string,
): Promise<Authorisation | undefined> {
  try {
    return await provider.find(key)
  } catch (error) {
    if (error instanceof ProviderUnavailable) return undefined
    throw error
  }
}

type HeldOrder = { orderedAt: string; fingerprint: string | null }

/** Always takes stock, promotions, instruments and the yearly limit in this order, which prevents deadlocks. */
const hold = (
  { database, instruments }: PaymentDeps,
  { order, key, uses, identityIds, claimedIds = [] }: Placement,
): Promise<Result<HeldOrder, HoldRefusal | PlacementConflict>> =>
  inTransactionOrRefuse<HeldOrder, HoldRefusal | PlacementConflict>(
    database,
    async (transaction) => {
      // Read before the stock is taken, because popular stock rows stay locked until the end.
      const { orderId, orderNumber, consumerId, currency, cart } = order
      const redemption = { orderId, consumerId, identityIds, claimedIds, currency, uses }
      const usesToRedeem = await findUsesToRedeem(transaction, redemption)
      const { outcome, soldOutSkus, ...rest } = await holdOrder(transaction, order, key)
      if (outcome === 'soldOut') return refuse('itemNoLongerAvailable')
      if (outcome !== 'held') return { ok: false, refusal: outcome }
      await faultPoint('order.stock')
      const redemptionResult = await redeemPromotions(transaction, redemption, usesToRedeem)
      if (!redemptionResult.ok) return redemptionResult
      await faultPoint('order.promotions')
      const instrumentsResult =
        order.instruments.length > 0
          ? await instruments.hold(transaction, {
              orderNumber,
              cartId: cart.id,
              customerId: consumerId,
              identityIds,
              claimedIds,
              site: siteOf(order.locale),
              instruments: new Map(order.instruments.map(({ id, amount }) => [id, amount])),
            })
          : accept(undefined)
      if (!instrumentsResult.ok) return instrumentsResult
      if (!(await bookYearlySpend(transaction, order))) return refuse('priceInvalid')
      if (soldOutSkus.length > 0)
        await emit(transaction, 'availability-changed', { skus: [...soldOutSkus] })
      if (order.providerAmount === 0) await confirmPaid(transaction, order, instruments)
      await faultPoint('order.holding')
      return accept(rest)
    },
  )

/** False if the yearly limit of the associate or prosumer has no room left. */
const bookYearlySpend = async (
  transaction: Transaction,
  { orderNumber, consumerId: accountId, spendAtTerms: amount, locale }: NewOrder,
): Promise<boolean> =>
  amount === 0 ||
  bookTermsSpend(transaction, { orderNumber, accountId, amount, year: siteOf(locale) })

/** Gift cards, points and credit paid for the whole order. */
const confirmPaid = (
  transaction: Transaction,
  { orderId, instruments: orderInstruments }: NewOrder,
  instruments: OrderInstruments,
) =>
  confirmOrder(transaction, { orderId, holdsInstruments: orderInstruments.length > 0, instruments })
