import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { findClaimedUses } from './promotion-uses-store.ts'
import { checkUsageLimits, type UsageCounter, usageLimitsOf } from './usage-limits.ts'

/**
 * No longer counts the uses of an order by email and home address, which anybody can type. While its challenge is open,
 * the order is counted by session and payment instrument, so that it does not use up the codes of a stranger.
 */
export async function releaseClaims(transaction: Transaction, orderId: string): Promise<void> {
  await sql`
    with released as (
      update promotion_uses set identity_ids =
        array(select id from unnest(identity_ids) as id where id <> all(claimed_ids))
      where order_id = ${orderId} and claimed_ids <> '{}' and identity_ids @> claimed_ids
      returning promotion_id, code, claimed_ids
    ), locked as (
      select t.consumer_id, t.kind, t.subject
      from usage_counters t
      join (select promotion_id, code, unnest(claimed_ids) as claim from released) r
        on t.consumer_id = r.claim and t.kind <> 'budget'
        and t.subject = case t.kind when 'promotion' then r.promotion_id else r.code end
      order by 1, 2, 3 for update of t)
    update usage_counters t set count = greatest(0, t.count - 1)
    from locked l
    where (t.consumer_id, t.kind, t.subject) = (l.consumer_id, l.kind, l.subject)`.execute(
    transaction,
  )
}

/** Counts the released claims again. False if this exceeds a limit; the caller then has to roll back. */
export async function restoreClaims(transaction: Transaction, orderId: string): Promise<boolean> {
  const uses = await findClaimedUses(transaction, orderId)
  const [first] = uses
  if (!first) return true
  const shopper = { ...first, identityIds: first.claimedIds }
  const limits = usageLimitsOf(uses, shopper).filter(({ consumerId }) =>
    first.claimedIds.includes(consumerId),
  )
  const counters = await rawQuery<UsageCounter>({
    consumerId: 'text',
    kind: 'text',
    subject: 'text',
    count: 'number',
  })`
    with restored as (
      update promotion_uses set identity_ids = identity_ids || claimed_ids
      where order_id = ${orderId} and not identity_ids @> claimed_ids
    )
    insert into usage_counters as t (consumer_id, kind, subject, count)
    select "consumerId", kind, subject, step
    from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb)
      as claimed ("consumerId" uuid, kind text, subject text, step bigint)
    order by "consumerId", kind, subject
    on conflict (consumer_id, kind, subject) do update set count = t.count + excluded.count
    returning consumer_id as "consumerId", kind, subject, count`.many(transaction)
  return checkUsageLimits(limits, counters).ok
}
