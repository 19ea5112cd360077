import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Memberships } from '../accounts/enrollment-store.ts'
import type { Transaction } from '../platform/database/database.ts'

const maxAttempts = 5

/** Assigns membership numbers. The points of a membership are forfeited when it ends. */
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

/** A returning member keeps the number. With a new one they could refer themselves. */
async function reopenMembership(transaction: Transaction, memberId: string): Promise<string> {
  await transaction
    .insertInto('loyalty_members')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ ended_at: null }))
    .execute()
  return memberId
}
