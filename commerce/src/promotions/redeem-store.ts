import type { Currency, Minor } from '@cairn/contract/money'
import type { Promotion } from '@cairn/contract/promotions-import'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import {
  type Bound,
  boundsOf,
  checkBounds,
  everybody,
  type LimitedCoupon,
  type Tally,
  type Use,
} from './tally.ts'

/** What an order takes of promotions: those that applied to its cart, with what they took off. */
export type Redemption = {
  orderId: string
  consumerId: string
  currency: Currency
  uses: readonly { promotionId: string; code: string | null; granted: Minor }[]
}

type Redeemed = Result<undefined, Refusal<'couponFailed' | 'couponLimitReached' | 'couponRedeemed'>>

/**
 * Counts promotions as used. Where one of their limits is exceeded by that it is refused, and the
 * transaction is to be undone. The same order again counts nothing twice. Rivals wait for each other
 * until the transaction ends.
 */
export async function redeemPromotions(
  transaction: Transaction,
  redemption: Redemption,
  found: readonly FoundUse[],
): Promise<Redeemed> {
  if (found.some(({ promotion }) => promotion === null)) return refuse('couponFailed')
  const uses = found.flatMap(({ promotion, isCounted, ...use }) =>
    promotion && !isCounted ? [{ ...use, promotion }] : [],
  )
  if (uses.length === 0) return accept(undefined)
  const bounds = boundsOf(uses, redemption)
  const tallies = await count(transaction, { ...redemption, bounds, found: uses })
  return checkBounds(bounds, tallies)
}

export type FoundUse = {
  promotionId: string
  granted: Minor
  promotion: Promotion | null
  coupon: LimitedCoupon | null
  isCounted: boolean
}

/**
 * What is to be counted, with its limits. Whoever hands these in anew waits for the shared locks, and
 * counts what was used until then; orders do not wait for each other here.
 */
export async function findUses(
  transaction: Transaction,
  { orderId, uses }: Redemption,
): Promise<FoundUse[]> {
  if (uses.length === 0) return []
  const locking = sql`
    select promotion_id, definition from promotions
    where promotion_id = any(${uses.map((use) => use.promotionId)})
    order by promotion_id for share`
  // What is waited for is read as it is then; codes, which are not waited for, are read afterwards.
  if (uses.some(({ code }) => code !== null)) await locking.execute(transaction)
  const { rows } = await sql<FoundUse>`
    with locked as materialized (${locking})
    select u."promotionId", u.granted, p.definition as promotion,
      case when k.code is not null then jsonb_build_object(
        'code', k.code, 'usedBefore', k.used_before, 'limits', jsonb_strip_nulls(
          jsonb_build_object('total', k.most_uses, 'perCustomer', k.most_uses_per_customer)))
      end as coupon,
      exists (select from promotion_uses done
        where done.order_id = ${orderId} and done.promotion_id = u."promotionId") as "isCounted"
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as u ("promotionId" text, code text, granted bigint)
    left join locked p on p.promotion_id = u."promotionId"
    left join coupons k on k.code = u.code and k.promotion_id = u."promotionId"
    order by u."promotionId"`.execute(transaction)
  return rows
}

type Counted = Redemption & { bounds: readonly Bound[]; found: readonly Use[] }

/** In one order for everybody, so that no two wait for each other; what it has come to with this. */
async function count(transaction: Transaction, counted: Counted): Promise<Tally[]> {
  const { orderId, consumerId, currency, bounds, found } = counted
  const uses = found.map(({ promotion, coupon, granted }) => ({
    promotionId: promotion.promotionId,
    code: coupon?.code ?? null,
    granted,
  }))
  const { rows } = await sql<Tally>`
    with counted as (
      insert into promotion_tallies as t (consumer_id, kind, subject, tally)
      select "consumerId", kind, subject, step
      from jsonb_to_recordset(${JSON.stringify(bounds)}::jsonb)
        as bound ("consumerId" uuid, kind text, subject text, step bigint)
      order by "consumerId", kind, subject
      on conflict (consumer_id, kind, subject) do update set tally = t.tally + excluded.tally
      returning consumer_id, kind, subject, tally
    ), used as (
      insert into promotion_uses (order_id, promotion_id, code, consumer_id, currency, granted_minor)
      select ${orderId}::uuid, "promotionId", code, ${consumerId}::uuid, ${currency}, granted
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
        as used ("promotionId" text, code text, granted bigint)
    )
    select consumer_id as "consumerId", kind, subject, tally from counted`.execute(transaction)
  return rows
}

/** An order that does not stand has used nothing. */
export async function giveBackPromotions(transaction: Transaction, orderId: string): Promise<void> {
  await sql`
    with gone as (
      delete from promotion_uses where order_id = ${orderId} returning *
    ), parts as (
      select c.consumer_id, part.kind, part.subject, part.step
      from gone
      cross join lateral (values (${everybody}::uuid), (gone.consumer_id)) as c (consumer_id)
      cross join lateral (values
        ('promotion', gone.promotion_id, 1),
        ('coupon', gone.code, 1),
        ('budget', gone.promotion_id || ' ' || gone.currency, gone.granted_minor)
      ) as part (kind, subject, step)
    ), locked as (
      select t.consumer_id, t.kind, t.subject, p.step
      from promotion_tallies t
      join parts p using (consumer_id, kind, subject)
      order by 1, 2, 3 for update of t)
    update promotion_tallies t set tally = greatest(0, t.tally - l.step)
    from locked l
    where (t.consumer_id, t.kind, t.subject) = (l.consumer_id, l.kind, l.subject)`.execute(
    transaction,
  )
}
