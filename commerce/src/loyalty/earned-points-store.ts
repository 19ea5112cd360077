import type { Minor } from '@cairn/contract/money'
import { pointsEarnedBy } from '@cairn/contract/points'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'

/** What an order brought in, after what went back. */
export type Charged = { orderNumber: string; consumerId: string; charged: Minor }

/** Members get points for orders, others nothing. */
export async function earnPoints(
  transaction: Transaction,
  orders: readonly Charged[],
): Promise<void> {
  const earned = orders
    .map(({ charged, ...order }) => ({ ...order, points: pointsEarnedBy(charged) }))
    .filter(({ points }) => points > 0)
  if (earned.length === 0) return
  await sql`
    insert into points_entries (member_id, kind, points, order_number)
    select m.member_id, 'earned', e.points, e."orderNumber"
    from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
      as e ("orderNumber" text, "consumerId" uuid, points integer)
    join customers_in_groups g on g.consumer_id = e."consumerId" and g.is_member
    join loyalty_members m on m.member_id = g.member_id`.execute(transaction)
}

/** Points that were given for what went back after all; those that are spent already stay spent. */
export async function unearnPoints(
  transaction: Transaction,
  { orderNumber, charged }: Omit<Charged, 'consumerId'>,
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
    select member_id, 'earned', -least(points - ${pointsEarnedBy(charged)}, there), ${orderNumber}
    from member where points > ${pointsEarnedBy(charged)} and there > 0`.execute(transaction)
}
