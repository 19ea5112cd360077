import { randomInt } from 'node:crypto'
import type { Minor } from '@cairn/contract/fields/money'
import { pointsEarnedFor } from '@cairn/contract/loyalty/points'
import { sql } from 'kysely'
import type { Memberships } from '../accounts/enrollment-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { endMemberNewsletter } from '../subscriptions/subscriptions-store.ts'

const maxAttempts = 5

/** Assigns membership numbers. When a membership ends, its points are forfeited and its newsletter ends. */
export const memberships: Memberships = {
  begin: async (transaction, formerId) => {
    if (formerId !== null) return reopenMembership(transaction, formerId)
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const memberId = `M-${randomInt(1e11, 1e12)}`
      const { numInsertedOrUpdatedRows: insertedCount } = await transaction
        .insertInto('loyalty_members')
        .values({ member_id: memberId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (insertedCount) return memberId
    }
    throw new Error('no unused membership number was found')
  },

  end: async (transaction, { memberId, accountId }) => {
    await sql`
      with member as (
        select member_id, points from loyalty_members
        where member_id = ${memberId} for no key update)
      insert into points_entries (member_id, kind, points)
      select member_id, 'forfeited', -points from member where points > 0`.execute(transaction)
    await transaction
      .updateTable('loyalty_members')
      .set({ ended_at: sql<Date>`now()` })
      .where('member_id', '=', memberId)
      .execute()
    await endMemberNewsletter(transaction, accountId)
  },
}

/** A returning member keeps the number. With a new one they could refer themselves. */
async function reopenMembership(transaction: Transaction, memberId: string): Promise<string> {
  await transaction
    .insertInto('loyalty_members')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ended_at: null }))
    .execute()
  return memberId
}

/** The amount that an order charged, less its refunds. */
export type ChargedOrder = { orderNumber: string; consumerId: string; charged: Minor }

/** Only members earn points. */
export async function earnPoints(
  transaction: Transaction,
  orders: readonly ChargedOrder[],
): Promise<void> {
  const earned = orders
    .map(({ charged, ...order }) => ({ ...order, points: pointsEarnedFor(charged) }))
    .filter(({ points }) => points > 0)
  if (earned.length === 0) return
  await sql`
    insert into points_entries (member_id, kind, points, order_number)
    select m.member_id, 'earned', e.points, e."orderNumber"
    from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
      as e ("orderNumber" text, "consumerId" uuid, points integer)
    join customer_groups g on g.consumer_id = e."consumerId" and g.is_member
    join loyalty_members m on m.member_id = g.member_id`.execute(transaction)
}

/** Takes back the points for refunded amounts, at most the current balance: spent points stay spent. */
export async function revokeEarnedPoints(
  transaction: Transaction,
  { orderNumber, charged }: Omit<ChargedOrder, 'consumerId'>,
): Promise<void> {
  await sql`
    with given as (
      select member_id, sum(points) as points from points_entries
      where order_number = ${orderNumber} and kind = 'earned' group by member_id
    ), member as (
      select m.member_id, m.points as there, given.points from given
      join loyalty_members m on m.member_id = given.member_id for no key update of m
    )
    insert into points_entries (member_id, kind, points, order_number)
    select member_id, 'earned', -least(points - ${pointsEarnedFor(charged)}, there), ${orderNumber}
    from member where points > ${pointsEarnedFor(charged)} and there > 0`.execute(transaction)
}
