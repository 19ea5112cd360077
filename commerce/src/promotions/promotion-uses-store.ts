import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { ImportedCouponUse, Promotion } from '@cairn/contract/imports/promotions-import'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { anyOf, rawQuery } from '../platform/database/queries/raw-query.ts'
import { hashOf } from '../platform/tokens.ts'
import {
  type UsageLimit,
  usageLimitsOf,
  checkUsageLimits,
  allShoppers,
  type LimitedCoupon,
  type UsageCounter,
  type PromotionUse,
} from './usage-limits.ts'

/** The promotions that apply to an order, with their discounts. */
export type Redemption = {
  orderId: string
  consumerId: string
  /** Email, home address and payment instrument, as hashes. */
  identityIds: readonly string[]
  /** Those of them that anybody can type: email and home address. */
  claimedIds?: readonly string[]
  currency: Currency
  uses: readonly { promotionId: string; code: string | null; granted: Minor }[]
}

/** Identities are stored as hashes that have the form of uuids, so that they are counted like accounts. */
export const identityIdsOf = (identities: readonly string[]): string[] =>
  identities.map((identity) => {
    const hex = Buffer.from(hashOf(identity), 'base64url').toString('hex')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  })

export type RedemptionRefusal = 'couponFailed' | 'couponLimitReached' | 'couponRedeemed'

/**
 * Counts the promotions of an order as used. Refuses if this exceeds a limit; the caller then has to roll
 * back the transaction. Repeating it for the same order counts nothing twice. Concurrent orders with the same
 * limits wait for each other until the transaction ends. An order redeems at most one coupon.
 */
export async function redeemPromotions(
  transaction: Transaction,
  redemption: Redemption,
  usesToRedeem: readonly UseToRedeem[],
): Promise<Result<undefined, Refusal<RedemptionRefusal>>> {
  if (usesToRedeem.some(({ promotion }) => promotion === null)) return refuse('couponFailed')
  if (codesOf(redemption).size > 1) return refuse('couponFailed')
  const uses = usesToRedeem.flatMap(({ promotion, isCounted, ...use }) =>
    promotion && !isCounted ? [{ ...use, promotion }] : [],
  )
  if (uses.length === 0) return accept(undefined)
  const usageLimits = usageLimitsOf(uses, redemption)
  const counters = await increaseCounters(transaction, {
    ...redemption,
    usageLimits,
    countedUses: uses,
  })
  return checkUsageLimits(usageLimits, counters)
}

const codesOf = ({ uses }: Redemption) =>
  new Set(uses.flatMap(({ code }) => (code === null ? [] : [code])))

export type UseToRedeem = {
  promotionId: string
  granted: Minor
  promotion: Promotion | null
  coupon: LimitedCoupon | null
  isCounted: boolean
}

/**
 * Finds the uses of an order with their limits, under shared locks. An import that changes these limits waits
 * for the locks and then recounts the uses. Orders do not wait for each other here.
 */
export async function findUsesToRedeem(
  transaction: Transaction,
  { orderId, uses }: Redemption,
): Promise<UseToRedeem[]> {
  if (uses.length === 0) return []
  const lockPromotions = sql`
    select promotion_id, definition from promotions
    where promotion_id = any(${uses.map((use) => use.promotionId)})
    order by promotion_id for share`
  // Locked rows are read as they are after the wait; coupons are not locked, so a later statement reads them.
  if (uses.some(({ code }) => code !== null)) await lockPromotions.execute(transaction)
  return rawQuery<UseToRedeem>({
    promotionId: 'text',
    granted: 'number',
    promotion: 'json | null',
    coupon: 'json | null',
    isCounted: 'boolean',
  })`
    with locked as materialized (${lockPromotions})
    select u."promotionId", u.granted, p.definition as promotion,
      k.definition as coupon,
      exists (select from promotion_uses done
        where done.order_id = ${orderId} and done.promotion_id = u."promotionId") as "isCounted"
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
      as u ("promotionId" text, code text, granted bigint)
    left join locked p on p.promotion_id = u."promotionId"
    left join coupons k on k.code = u.code and k.promotion_id = u."promotionId"
    order by u."promotionId"`.many(transaction)
}

type CountedRedemption = Redemption & {
  usageLimits: readonly UsageLimit[]
  countedUses: readonly PromotionUse[]
}

/** Returns the new counts. All transactions lock the rows in the same sequence, which prevents deadlocks. */
async function increaseCounters(
  transaction: Transaction,
  redemption: CountedRedemption,
): Promise<UsageCounter[]> {
  const { orderId, consumerId, identityIds, claimedIds = [] } = redemption
  const { currency, usageLimits, countedUses } = redemption
  const uses = countedUses.map(({ promotion, coupon, granted }) => ({
    promotionId: promotion.promotionId,
    code: coupon?.code ?? null,
    identityIds: coupon ? identityIds : [],
    claimedIds: coupon ? claimedIds : [],
    granted,
  }))
  return rawQuery<UsageCounter>({
    consumerId: 'text',
    kind: 'text',
    subject: 'text',
    count: 'number',
  })`
    with counted as (
      insert into usage_counters as t (consumer_id, kind, subject, count)
      select "consumerId", kind, subject, step
      from jsonb_to_recordset(${JSON.stringify(usageLimits)}::jsonb)
        as bound ("consumerId" uuid, kind text, subject text, step bigint)
      order by "consumerId", kind, subject
      on conflict (consumer_id, kind, subject) do update set count = t.count + excluded.count
      returning consumer_id, kind, subject, count
    ), used as (
      insert into promotion_uses
        (order_id, promotion_id, code, consumer_id, identity_ids, claimed_ids, currency, granted_minor)
      select ${orderId}::uuid, "promotionId", code, ${consumerId}::uuid, "identityIds", "claimedIds",
        ${currency}, granted
      from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb)
        as used ("promotionId" text, code text, "identityIds" uuid[], "claimedIds" uuid[], granted bigint)
    )
    select consumer_id as "consumerId", kind, subject, count from counted`.many(transaction)
}

/** Deletes the uses of an order that failed or was cancelled, and reduces the counts. */
export async function releasePromotions(transaction: Transaction, orderId: string): Promise<void> {
  await sql`
    with deleted as (
      delete from promotion_uses where order_id = ${orderId} returning *
    ), parts as (
      select c.consumer_id, part.kind, part.subject, part.step
      from deleted
      cross join lateral unnest(
        array[${allShoppers}::uuid, deleted.consumer_id] || deleted.identity_ids) as c (consumer_id)
      cross join lateral (values
        ('promotion', deleted.promotion_id, 1),
        ('coupon', deleted.code, 1),
        ('budget', deleted.promotion_id || ' ' || deleted.currency, deleted.granted_minor)
      ) as part (kind, subject, step)
    ), locked as (
      select t.consumer_id, t.kind, t.subject, p.step
      from usage_counters t
      join parts p using (consumer_id, kind, subject)
      order by 1, 2, 3 for update of t)
    update usage_counters t set count = greatest(0, t.count - l.step)
    from locked l
    where (t.consumer_id, t.kind, t.subject) = (l.consumer_id, l.kind, l.subject)`.execute(
    transaction,
  )
}

type ClaimedUse = PromotionUse & {
  consumerId: string
  claimedIds: readonly string[]
  currency: Currency
}

/** The uses of an order that are not counted by its claims, under shared locks. */
export const findClaimedUses = (transaction: Transaction, orderId: string): Promise<ClaimedUse[]> =>
  rawQuery<ClaimedUse>({
    promotion: 'json',
    coupon: 'json | null',
    granted: 'number',
    consumerId: 'text',
    claimedIds: 'text[]',
    currency: 'text',
  })`
    select p.definition as promotion, k.definition as coupon, u.granted_minor as granted,
      u.consumer_id as "consumerId", u.claimed_ids::text[] as "claimedIds", u.currency
    from promotion_uses u join promotions p using (promotion_id)
    left join coupons k on k.code = u.code
    where u.order_id = ${orderId} and not u.identity_ids @> u.claimed_ids
    order by p.promotion_id for share of p`.many(transaction)

type MovedOrders = { orderIds: readonly string[]; from: string; to: string }

/** Counts the uses of a guest as those of the account that they have signed in to. */
export async function movePromotionUses(
  transaction: Transaction,
  { orderIds, from, to }: MovedOrders,
): Promise<void> {
  // Like an order, under shared locks: an import that recounts the uses waits, or is waited for.
  await sql`
    select promotion_id from promotions where promotion_id in (
      select promotion_id from promotion_uses where order_id = any(${orderIds}::uuid[]))
    order by promotion_id for share`.execute(transaction)
  await sql`
    with moved as (
      update promotion_uses set consumer_id = ${to}::uuid where order_id = any(${orderIds}::uuid[])
    ), removed as (
      delete from usage_counters where consumer_id = ${from}::uuid returning kind, subject, count
    )
    insert into usage_counters as t (consumer_id, kind, subject, count)
    select ${to}::uuid, kind, subject, count from removed order by kind, subject
    on conflict (consumer_id, kind, subject) do update set count = t.count + excluded.count`.execute(
    transaction,
  )
}

type ChangedLimits = { promotionIds?: readonly string[]; codes?: readonly string[] }

/** Recounts all uses when limits change, so that a new limit includes earlier uses. */
export async function recountUses(
  transaction: Transaction,
  { promotionIds = [], codes = [] }: ChangedLimits,
): Promise<void> {
  if (promotionIds.length + codes.length === 0) return
  // Waits for the orders that hold shared locks while they count.
  await transaction
    .selectFrom('promotions')
    .select('promotion_id')
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('promotion_id', '=', anyOf(promotionIds)),
        eb(
          'promotion_id',
          'in',
          selectFrom('coupons').select('promotion_id').where('code', '=', anyOf(codes)),
        ),
      ]),
    )
    .orderBy('promotion_id')
    .forUpdate()
    .execute()
  await sql`
    insert into usage_counters (consumer_id, kind, subject, count)
    select ${allShoppers}::uuid, 'promotion', promotion_id, count(*)
      from promotion_uses where promotion_id = any(${promotionIds}) group by promotion_id
    union all
    select customer, 'promotion', promotion_id, count(*)
      from promotion_uses cross join unnest(consumer_id || identity_ids) as customer
      where promotion_id = any(${promotionIds}) group by customer, promotion_id
    union all
    select ${allShoppers}::uuid, 'budget', promotion_id || ' ' || currency, sum(granted_minor)
      from promotion_uses where promotion_id = any(${promotionIds}) group by promotion_id, currency
    union all
    select ${allShoppers}::uuid, 'coupon', code, count(*)
      from promotion_uses where code = any(${codes}) group by code
    union all
    select customer, 'coupon', code, count(*)
      from promotion_uses cross join unnest(consumer_id || identity_ids) as customer
      where code = any(${codes}) group by customer, code
    on conflict (consumer_id, kind, subject) do update set count = excluded.count`.execute(
    transaction,
  )
}

/** An imported use is counted by the email of the customer's account too, as that of an order is. */
export type UseToImport = ImportedCouponUse & { identityIds: readonly string[] }

/** Imports the uses of coupons in orders of other systems. Returns the ids of the orders that are new. */
export async function importUses(
  transaction: Transaction,
  uses: readonly UseToImport[],
): Promise<string[]> {
  const rows = await rawQuery({ orderId: 'text', promotionId: 'text', code: 'text' })`
    insert into promotion_uses (order_id, promotion_id, code, consumer_id, identity_ids, currency,
      granted_minor)
    select u."orderId", k.promotion_id, k.code, u."consumerId", u."identityIds", u.currency, u.granted
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (
      code text, "consumerId" uuid, "orderId" uuid, "identityIds" uuid[], currency text, granted bigint)
    join coupons k on k.code = u.code
    on conflict do nothing
    returning order_id as "orderId", promotion_id as "promotionId", code`.many(transaction)
  await recountUses(transaction, {
    promotionIds: [...new Set(rows.map(({ promotionId }) => promotionId))],
    codes: [...new Set(rows.map(({ code }) => code))],
  })
  return rows.map(({ orderId }) => orderId)
}
