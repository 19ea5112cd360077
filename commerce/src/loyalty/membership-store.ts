import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Memberships } from '../accounts/enrollment-store.ts'
import type { Transaction } from '../platform/database/database.ts'

const tries = 5

/** Numbers of members, and the points that end with a membership. */
export const memberships: Memberships = {
  begin: async (transaction, known) => {
    if (known !== null) return goOn(transaction, known)
    for (let attempt = 0; attempt < tries; attempt++) {
      const memberId = `M-${randomInt(1e11, 1e12)}`
      const { numInsertedOrUpdatedRows: made } = await transaction
        .insertInto('loyalty_members')
        .values({ member_id: memberId })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      if (made) return memberId
    }
    throw new Error('every number that was drawn for a new member is taken')
  },

  end: async (transaction, memberId) => {
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
  },
}

/** Nobody has two numbers, one after the other: they could bring themselves. */
async function goOn(transaction: Transaction, memberId: string): Promise<string> {
  await transaction
    .insertInto('loyalty_members')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ended_at: null }))
    .execute()
  return memberId
}
