import type { Database } from '../platform/database/database.ts'

type HistoryPage = { memberId: string; start: number; count: number }

/** The newest first. */
export async function findPointsHistory(
  database: Database,
  { memberId, start, count }: HistoryPage,
) {
  const ofMember = database.selectFrom('points_entries').where('member_id', '=', memberId)
  const [entries, { total }] = await Promise.all([
    ofMember
      .select(['kind', 'points', 'order_number as orderNumber', 'created_at as bookedAt'])
      .orderBy('entry_id', 'desc')
      .offset(start)
      .limit(count)
      .execute(),
    ofMember.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { entries, total: Number(total) }
}
