import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { siteOf } from '@cairn/contract/sites'
import { bookAtTerms } from '../accounts/yearly-spend-store.ts'
import { confirmOrder } from '../orders/confirm-order-store.ts'
import { holdOrder, type OrderKey } from '../orders/hold-order-store.ts'
import type { RefusedInstrument } from '../orders/instruments-store.ts'
import type { NewOrder } from '../orders/new-order.ts'
import {
  type Books,
  giveUp,
  type OpenOrder,
  type Settled,
  settleOrder,
} from '../orders/settle-order-store.ts'
import { stockTurned } from '../orders/stock-events-store.ts'
import {
  type Authorisation,
  type AuthoriseRequest,
  type PaymentProvider,
  ProviderAway,
} from '../payments/provider.ts'
import { allOrNothing } from '../platform/database/all-or-nothing.ts'
import type { Transaction } from '../platform/database/database.ts'
import { faultPoint } from '../platform/faults.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { findUses, type Redemption, redeemPromotions } from '../promotions/redeem-store.ts'

export type Till = Books & { provider: PaymentProvider }

export type Placing = {
  order: NewOrder
  key: OrderKey
  uses: Redemption['uses']
  /** None where nothing is left to pay. */
  request: AuthoriseRequest | undefined
}

export type Placed = { settled: Settled; orderedAt: string }

type RefusedInside =
  | RefusedInstrument
  | Refusal<
      | 'itemNoLongerAvailable'
      | 'priceInvalid'
      | 'couponFailed'
      | 'couponLimitReached'
      | 'couponRedeemed'
    >

/** Somebody else was quicker: with the same key, or at the same cart. */
export type Outrun = 'keyKnown' | 'cartChanged'

/** Two short transactions around the provider's answer, and never one across it. */
export async function place(
  till: Till,
  placing: Placing,
): Promise<Result<Placed, RefusedInside | Outrun>> {
  await faultPoint('order.wanted')
  const held = await hold(till, placing)
  if (!held.ok) return held
  await faultPoint('order.held')
  const { orderedAt, fingerprint } = held.value
  const { order, request } = placing
  if (!request) return accept({ settled: { state: 'placed' }, orderedAt })
  const known = { ...request, ...(fingerprint !== null && { deviceFingerprint: fingerprint }) }
  return accept({ settled: await charge(till, openOrderOf(order, request.key), known), orderedAt })
}

const openOrderOf = ({ orderId, asked, instruments }: NewOrder, attemptKey: string): OpenOrder => ({
  orderId,
  attemptKey,
  asked,
  holdsInstruments: instruments.length > 0,
})

/** Asked twice with the same key, the provider does it once and says the same. */
export async function charge(
  till: Till,
  order: OpenOrder,
  request: AuthoriseRequest,
): Promise<Settled> {
  const said = await authorise(till.provider, request)
  await faultPoint('order.charged')
  return typeof said === 'string' ? giveUp(till, order, said) : settleOrder(till, order, said)
}

/** One that did not answer in time may have done it all the same. */
async function authorise(
  provider: PaymentProvider,
  request: AuthoriseRequest,
): Promise<Authorisation | 'lost' | 'refused'> {
  try {
    return await provider.authorise(request)
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    return error.isUnsent ? 'refused' : ((await find(provider, request.key)) ?? 'lost')
  }
}

async function find(provider: PaymentProvider, key: string): Promise<Authorisation | undefined> {
  try {
    return await provider.find(key)
  } catch (error) {
    if (error instanceof ProviderAway) return undefined
    throw error
  }
}

type HeldOrder = { orderedAt: string; fingerprint: string | null }

/** Everything in one order, so that no two wait for each other: shelves, codes, cards, points, credit, an associate's year. */
const hold = (
  { database, instruments }: Till,
  { order, key, uses }: Placing,
): Promise<Result<HeldOrder, RefusedInside | Outrun>> =>
  allOrNothing<HeldOrder, RefusedInside | Outrun>(database, async (transaction) => {
    // Beforehand, as shelves that many reach for are held from then on until the end.
    const { orderId, orderNumber, consumerId, currency, cart } = order
    const redemption = { orderId, consumerId, currency, uses }
    const found = await findUses(transaction, redemption)
    const { outcome, emptied, ...rest } = await holdOrder(transaction, order, key)
    if (outcome === 'soldOut') return refuse('itemNoLongerAvailable')
    if (outcome !== 'held') return { ok: false, refusal: outcome }
    await faultPoint('order.stock')
    const redeemed = await redeemPromotions(transaction, redemption, found)
    if (!redeemed.ok) return redeemed
    await faultPoint('order.promotions')
    const held =
      order.instruments.length > 0
        ? await instruments.hold(transaction, {
            orderNumber,
            cartId: cart.id,
            customerId: consumerId,
            site: siteOf(order.locale),
            instruments: new Map(order.instruments.map(({ id, amount }) => [id, amount])),
          })
        : accept(undefined)
    if (!held.ok) return held
    if (!(await countYear(transaction, order))) return refuse('priceInvalid')
    if (emptied.length > 0) await emit(transaction, stockTurned, { skus: [...emptied] })
    if (order.asked === 0) await confirmPaid(transaction, order, instruments)
    await faultPoint('order.holding')
    return accept(rest)
  })

/** Whether an associate's year still has room for it: somebody at the same terms may have been quicker. */
const countYear = async (
  transaction: Transaction,
  { orderNumber, consumerId: accountId, spendAtTerms: amount, locale }: NewOrder,
): Promise<boolean> =>
  amount === 0 || bookAtTerms(transaction, { orderNumber, accountId, amount, year: siteOf(locale) })

/** Cards and points have paid for all of it. */
const confirmPaid = (
  transaction: Transaction,
  { orderId, instruments: used }: NewOrder,
  instruments: Books['instruments'],
) => confirmOrder(transaction, { orderId, holdsInstruments: used.length > 0, instruments })
