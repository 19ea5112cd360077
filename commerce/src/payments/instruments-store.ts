import type { Minor } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import { pointsFor } from '@cairn/contract/points'
import { accept, type Refusal, type Result } from '@cairn/contract/result'
import type { Site } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { lockGiftCards, writeGiftCardEntries } from './gift-card-store.ts'
import {
  checkHeldCards,
  type GivenBack,
  type Held,
  type HeldCardRefusal,
  isOnCard,
} from './held.ts'
import { sharesOfRefund, type Spent } from './shares-of-refund.ts'

type RewardRefusal = Refusal<'notLoyaltyMember' | 'rewardBalanceTooLow' | 'instrumentNotFound'>

/** How points, vouchers, codes and credit are taken and given back: the programme's to do. */
export type Rewards = {
  /** Nobody else uses what these draw on until the transaction ends; is there enough? */
  check: (
    transaction: Transaction,
    held: readonly Held[],
    site: Site,
  ) => Promise<Result<undefined, RewardRefusal>>
  take: (transaction: Transaction, held: readonly Held[], site: Site) => Promise<void>
  giveBack: (transaction: Transaction, given: readonly GivenBack[]) => Promise<void>
}

type Holding = {
  orderNumber: string
  cartId: string
  customerId: string
  site: Site
  /** What each pays, by its id. What the provider is to move is left to the provider. */
  instruments: ReadonlyMap<string, Minor>
}

/**
 * Takes from gift cards, rewards and credit what an order is paid with, so that nobody else can.
 * The same order again takes nothing twice. On a refusal the caller takes its transaction back.
 */
export async function holdInstruments(
  transaction: Transaction,
  holding: Holding,
  rewards: Rewards,
): Promise<Result<undefined, HeldCardRefusal | RewardRefusal>> {
  const held = await beginHolds(transaction, holding)
  if (held.length === 0) return accept(undefined)
  const onCards = held.filter(isOnCard)
  const cards = await lockGiftCards(transaction, sourcesOf(onCards))
  const checked = checkHeldCards(onCards, cards)
  if (!checked.ok) return checked
  const others = held.filter((each) => !isOnCard(each))
  const enough = await rewards.check(transaction, others, holding.site)
  if (!enough.ok) return enough
  await writeGiftCardEntries(
    transaction,
    onCards.map((each) => ({ ...entryOf(each), kind: 'held', amount: -each.amount })),
  )
  await rewards.take(transaction, others, holding.site)
  return accept(undefined)
}

const sourcesOf = (held: readonly Held[]) => [...new Set(held.map(({ source }) => source ?? ''))]

const entryOf = ({ source, orderNumber, amount }: Held) => ({
  cardId: source ?? '',
  orderNumber,
  amount,
})

const heldColumns = sql.raw(`
  order_number as "orderNumber", instrument_id as "instrumentId", method, source,
  consumer_id as "consumerId", amount_minor as amount, points`)

/** In one order for everybody, so that no two wait for each other. */
const byTurn = (one: Held, other: Held) => (keyOf(one) < keyOf(other) ? -1 : 1)
const keyOf = ({ method, source }: Held) => `${method} ${source}`

/** Whoever comes second with an order finds everything held, and holds nothing. */
async function beginHolds(
  transaction: Transaction,
  { orderNumber, cartId, customerId, instruments }: Holding,
): Promise<Held[]> {
  const wanted = [...instruments].map(([id, amount]) => ({ id, amount, points: pointsFor(amount) }))
  const { rows } = await sql<Held>`
    insert into instrument_holds as h (order_number, instrument_id, method, source, consumer_id,
      amount_minor, points)
    select ${orderNumber}, i.instrument_id, i.method, i.source, ${customerId}::uuid, w.amount,
      case i.method when 'LOYALTY_POINTS' then w.points else i.points end
    from cart_instruments i
    join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w (id uuid, amount bigint, points integer) on w.id = i.instrument_id
    where i.cart_id = ${cartId} and w.amount > 0
      and i.method not in ('CREDIT_CARD', 'WALLET', 'KLARNA')
    on conflict (order_number, instrument_id) do update
      set state = 'held', amount_minor = excluded.amount_minor, points = excluded.points
      where h.state = 'released'
    returning ${heldColumns}`.execute(transaction)
  return rows.toSorted(byTurn)
}

/** What was held for an order that came to nothing is there again. */
export async function releaseInstruments(
  transaction: Transaction,
  orderNumber: string,
  rewards: Rewards,
): Promise<void> {
  const { rows } = await sql<Held>`
    update instrument_holds set state = 'released'
    where order_number = ${orderNumber} and state = 'held'
    returning ${heldColumns}`.execute(transaction)
  const given = rows
    .toSorted(byTurn)
    .map((each) => ({ ...each, why: 'released' as const, isAll: true }))
  await giveBack(transaction, given, rewards)
}

/** What was held is paid with: it is not released any more. */
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

type Refund = {
  orderNumber: string
  /** Several refunds of one order are told apart by it; the same one again gives nothing back. */
  refundKey?: string
  amounts: readonly { code: PaymentMethodId; amount: Minor }[]
}

/** Gives back to gift cards, rewards and credit what an order was paid with; never more than that. */
export async function refundInstruments(
  transaction: Transaction,
  { orderNumber, refundKey = orderNumber, amounts }: Refund,
  rewards: Rewards,
): Promise<void> {
  const spent = await lockSpent(transaction, orderNumber)
  if (await isRefunded(transaction, { orderNumber, refundKey })) return
  const given = sharesOfRefund(spent, amounts)
  if (given.length === 0) return
  const shares = given.map(({ instrumentId, amount }) => ({ instrumentId, amount }))
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
  await giveBack(transaction, given.toSorted(byTurn), rewards)
}

/** Refunds of one order come one after the other. */
async function lockSpent(transaction: Transaction, orderNumber: string): Promise<Spent[]> {
  const { rows } = await sql<Spent>`
    select ${heldColumns}, refunded_minor as refunded from instrument_holds
    where order_number = ${orderNumber} and state = 'spent'
    order by instrument_id for update`.execute(transaction)
  return rows.toSorted(byTurn)
}

async function isRefunded(
  transaction: Transaction,
  { orderNumber, refundKey }: { orderNumber: string; refundKey: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from instrument_refunds
    where order_number = ${orderNumber} and refund_key = ${refundKey} limit 1`.execute(transaction)
  return rows.length > 0
}

async function giveBack(
  transaction: Transaction,
  given: readonly GivenBack[],
  rewards: Rewards,
): Promise<void> {
  await writeGiftCardEntries(
    transaction,
    given.filter(isOnCard).map((each) => ({ ...entryOf(each), kind: each.why })),
  )
  await rewards.giveBack(
    transaction,
    given.filter((each) => !isOnCard(each)),
  )
}
