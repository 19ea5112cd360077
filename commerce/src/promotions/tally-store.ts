import type { ImportedCouponUse } from '@cairn/contract/promotions-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { everybody } from './tally.ts'

type Changed = { promotionIds?: readonly string[]; codes?: readonly string[] }

/** What is limited from now on counts what orders used before it was. */
export async function recount(
  transaction: Transaction,
  { promotionIds = [], codes = [] }: Changed,
): Promise<void> {
  if (promotionIds.length + codes.length === 0) return
  // Orders hold a share of these while they count.
  await sql`
    select from promotions
    where promotion_id = any(${promotionIds})
      or promotion_id in (select promotion_id from coupons where code = any(${codes}))
    order by promotion_id for update`.execute(transaction)
  await sql`
    insert into promotion_tallies (consumer_id, kind, subject, tally)
    select ${everybody}::uuid, 'promotion', promotion_id, count(*)
      from promotion_uses where promotion_id = any(${promotionIds}) group by promotion_id
    union all
    select consumer_id, 'promotion', promotion_id, count(*)
      from promotion_uses where promotion_id = any(${promotionIds}) group by consumer_id, promotion_id
    union all
    select ${everybody}::uuid, 'budget', promotion_id || ' ' || currency, sum(granted_minor)
      from promotion_uses where promotion_id = any(${promotionIds}) group by promotion_id, currency
    union all
    select ${everybody}::uuid, 'coupon', code, count(*)
      from promotion_uses where code = any(${codes}) group by code
    union all
    select consumer_id, 'coupon', code, count(*)
      from promotion_uses where code = any(${codes}) group by consumer_id, code
    on conflict (consumer_id, kind, subject) do update set tally = excluded.tally`.execute(
    transaction,
  )
}

/** Uses of codes in orders that were made elsewhere; answers the orders that were not known. */
export async function countUses(
  transaction: Transaction,
  uses: readonly ImportedCouponUse[],
): Promise<string[]> {
  const { rows } = await sql<{ orderId: string; promotionId: string; code: string }>`
    insert into promotion_uses (order_id, promotion_id, code, consumer_id, currency, granted_minor)
    select u."orderId", k.promotion_id, k.code, u."consumerId", u.currency, u.granted
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as u (
      code text, "consumerId" uuid, "orderId" uuid, currency text, granted bigint)
    join coupons k on k.code = u.code
    on conflict do nothing
    returning order_id as "orderId", promotion_id as "promotionId", code`.execute(transaction)
  await recount(transaction, {
    promotionIds: [...new Set(rows.map(({ promotionId }) => promotionId))],
    codes: [...new Set(rows.map(({ code }) => code))],
  })
  return rows.map(({ orderId }) => orderId)
}
