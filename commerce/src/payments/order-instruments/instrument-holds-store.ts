import type { Minor } from '@cairn/contract/fields/money'
import { pointsForAmount } from '@cairn/contract/loyalty/points'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { accept, type Result } from '@cairn/contract/refusals/result'
import type { Site } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Transaction } from '../../platform/database/database.ts'
import { rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import { lockGiftCards, writeGiftCardEntries } from '../gift-cards/gift-card-store.ts'
import {
  checkGiftCardHolds,
  type ReturnedInstrument,
  type HeldInstrument,
  type GiftCardHoldRefusal,
  type RewardHoldRefusal,
  isGiftOrRewardCard,
  splitRefund,
  type SpentInstrument,
} from './instrument-hold.ts'

/** Holds of points, vouchers, reward codes and athlete credit. Implemented by the loyalty feature. */
export type RewardHolds = {
  /** Locks the balances until the transaction ends and checks that they suffice. */
  check: (
    transaction: Transaction,
    holds: readonly HeldInstrument[],
    context: RewardHoldContext,
  ) => Promise<Result<undefined, RewardHoldRefusal>>
  write: (
    transaction: Transaction,
    holds: readonly HeldInstrument[],
    context: RewardHoldContext,
  ) => Promise<void>
  restore: (
    transaction: Transaction,
    returnedInstruments: readonly ReturnedInstrument[],
  ) => Promise<void>
}

export type RewardHoldContext = {
  site: Site
  /** Email, home address and card of the shopper, as hashes. */
  identityIds: readonly string[]
  /** Those of them that anybody can type. */
  claimedIds?: readonly string[] | undefined
}

type HoldRequest = RewardHoldContext & {
  orderNumber: string
  cartId: string
  customerId: string
  /** The amount that each instrument pays, by its id. Instruments of the payment provider are ignored. */
  instruments: ReadonlyMap<string, Minor>
}

/**
 * Holds the amounts that gift cards, rewards and credit contribute to an order. A repeated call for the
 * same order holds nothing more. After a refusal the caller must roll back its transaction.
 */
export async function holdInstruments(
  transaction: Transaction,
  request: HoldRequest,
  rewardHolds: RewardHolds,
): Promise<Result<undefined, GiftCardHoldRefusal | RewardHoldRefusal>> {
  const newHolds = await insertHolds(transaction, request)
  if (newHolds.length === 0) return accept(undefined)
  const cardHolds = newHolds.filter(isGiftOrRewardCard)
  const cards = await lockGiftCards(transaction, cardIdsOf(cardHolds))
  const checked = checkGiftCardHolds(cardHolds, cards)
  if (!checked.ok) return checked
  const otherHolds = newHolds.filter((newHold) => !isGiftOrRewardCard(newHold))
  const rewardCheck = await rewardHolds.check(transaction, otherHolds, request)
  if (!rewardCheck.ok) return rewardCheck
  await writeGiftCardEntries(
    transaction,
    cardHolds.map((cardHold) => ({
      ...giftCardEntry(cardHold),
      kind: 'held',
      amount: -cardHold.amount,
    })),
  )
  await rewardHolds.write(transaction, otherHolds, request)
  return accept(undefined)
}

const cardIdsOf = (holds: readonly HeldInstrument[]) => [
  ...new Set(holds.map(({ source }) => source ?? '')),
]

const giftCardEntry = ({ source, orderNumber, amount }: HeldInstrument) => ({
  cardId: source ?? '',
  orderNumber,
  amount,
})

const holdColumns = sql.raw(`
  order_number as "orderNumber", instrument_id as "instrumentId", method, source,
  consumer_id as "consumerId", amount_minor as amount, points`)

const holdKinds: ColumnsOf<HeldInstrument> = {
  orderNumber: 'text',
  instrumentId: 'text',
  method: 'text',
  source: 'text | null',
  consumerId: 'text',
  amount: 'number',
  points: 'number | null',
}

/** Every transaction locks in this order, which prevents deadlocks. */
const byLockOrder = (one: HeldInstrument, other: HeldInstrument) =>
  lockKey(one) < lockKey(other) ? -1 : 1
const lockKey = ({ method, source }: HeldInstrument) => `${method} ${source}`

/** Returns only new holds: none for an order that already has them. */
async function insertHolds(
  transaction: Transaction,
  { orderNumber, cartId, customerId, instruments }: HoldRequest,
): Promise<HeldInstrument[]> {
  const amounts = [...instruments].map(([id, amount]) => ({
    id,
    amount,
    points: pointsForAmount(amount),
  }))
  const rows = await rawQuery<HeldInstrument>(holdKinds)`
    insert into instrument_holds as h (order_number, instrument_id, method, source, consumer_id,
      amount_minor, points)
    select ${orderNumber}, i.instrument_id, i.method, i.source, ${customerId}::uuid, w.amount,
      case i.method when 'LOYALTY_POINTS' then w.points else i.points end
    from cart_instruments i
    join jsonb_to_recordset(${JSON.stringify(amounts)}::jsonb)
      as w (id uuid, amount bigint, points integer) on w.id = i.instrument_id
    where i.cart_id = ${cartId} and w.amount > 0
      and i.method not in ('CREDIT_CARD', 'WALLET', 'KLARNA')
    on conflict (order_number, instrument_id) do update
      set state = 'held', amount_minor = excluded.amount_minor, points = excluded.points
      where h.state = 'released'
    returning ${holdColumns}`.many(transaction)
  return rows.toSorted(byLockOrder)
}

/** Returns everything that was held for a failed order. */
export async function releaseInstruments(
  transaction: Transaction,
  orderNumber: string,
  rewardHolds: RewardHolds,
): Promise<void> {
  const rows = await rawQuery<HeldInstrument>(holdKinds)`
    update instrument_holds set state = 'released'
    where order_number = ${orderNumber} and state = 'held'
    returning ${holdColumns}`.many(transaction)
  const returnedInstruments = rows
    .toSorted(byLockOrder)
    .map((row) => ({ ...row, reason: 'released' as const, isInFull: true }))
  await returnInstruments(transaction, returnedInstruments, rewardHolds)
}

/** Turns the holds into payments, which can no longer be released. */
export async function spendInstruments(
  transaction: Transaction,
  orderNumber: string,
): Promise<void> {
  await transaction
    .updateTable('instrument_holds')
    .set({ state: 'spent' })
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'held')
    .execute()
}

type RefundRequest = {
  orderNumber: string
  /** Identifies a refund within its order. A repeated refund with the same key has no effect. */
  refundKey?: string
  amounts: readonly { code: PaymentMethodId; amount: Minor }[]
}

/** Refunds to gift cards, rewards and credit at most what they paid for the order. */
export async function refundInstruments(
  transaction: Transaction,
  { orderNumber, refundKey = orderNumber, amounts }: RefundRequest,
  rewardHolds: RewardHolds,
): Promise<void> {
  const spentInstruments = await lockSpentInstruments(transaction, orderNumber)
  if (await hasRefund(transaction, { orderNumber, refundKey })) return
  const returnedInstruments = splitRefund(spentInstruments, amounts)
  if (returnedInstruments.length === 0) return
  const shares = returnedInstruments.map(({ instrumentId, amount }) => ({ instrumentId, amount }))
  await sql`
    with share as (
      select * from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb)
        as r ("instrumentId" uuid, amount bigint)
    ), written as (
      insert into instrument_refunds (order_number, refund_key, instrument_id, amount_minor)
      select ${orderNumber}, ${refundKey}, share."instrumentId", share.amount from share)
    update instrument_holds h set refunded_minor = h.refunded_minor + share.amount
    from share
    where h.order_number = ${orderNumber} and h.instrument_id = share."instrumentId"`.execute(
    transaction,
  )
  await returnInstruments(transaction, returnedInstruments.toSorted(byLockOrder), rewardHolds)
}

/** The lock serialises the refunds of one order. */
async function lockSpentInstruments(
  transaction: Transaction,
  orderNumber: string,
): Promise<SpentInstrument[]> {
  const rows = await rawQuery<SpentInstrument>({ ...holdKinds, refunded: 'number' })`
    select ${holdColumns}, refunded_minor as refunded from instrument_holds
    where order_number = ${orderNumber} and state = 'spent'
    order by instrument_id for update`.many(transaction)
  return rows.toSorted(byLockOrder)
}

async function hasRefund(
  transaction: Transaction,
  { orderNumber, refundKey }: { orderNumber: string; refundKey: string },
): Promise<boolean> {
  const refund = await transaction
    .selectFrom('instrument_refunds')
    .select('refund_key')
    .where('order_number', '=', orderNumber)
    .where('refund_key', '=', refundKey)
    .limit(1)
    .executeTakeFirst()
  return refund !== undefined
}

async function returnInstruments(
  transaction: Transaction,
  returnedInstruments: readonly ReturnedInstrument[],
  rewardHolds: RewardHolds,
): Promise<void> {
  await writeGiftCardEntries(
    transaction,
    returnedInstruments.filter(isGiftOrRewardCard).map((returnedInstrument) => ({
      ...giftCardEntry(returnedInstrument),
      kind: returnedInstrument.reason,
    })),
  )
  await rewardHolds.restore(
    transaction,
    returnedInstruments.filter((returnedInstrument) => !isGiftOrRewardCard(returnedInstrument)),
  )
}
