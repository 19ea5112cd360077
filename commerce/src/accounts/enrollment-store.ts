import type { Enrollment } from '@cairn/contract/profile-entity'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'

/** The programme itself, which comes later. */
export type Memberships = {
  /** A new one; answers with its number. */
  begin: (transaction: Transaction) => Promise<string>
  end: (transaction: Transaction, memberId: string) => Promise<void>
}

type Enrolling = { accountId: string; enrollment: Enrollment; today: string }

/** Joins the programme, confirms having joined, or leaves it; the same again changes nothing. */
export const enrol = (
  database: Database,
  { accountId, enrollment: said, today }: Enrolling,
  memberships: Memberships,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    if (said.optin) {
      const since = said.doubleOptin ? today : null
      await join(transaction, { accountId, since }, memberships)
    } else await leave(transaction, accountId, memberships)
    await write(transaction, accountId, said)
  })

type Joining = { accountId: string; since: string | null }

async function join(
  transaction: Transaction,
  { accountId, since }: Joining,
  { begin }: Memberships,
): Promise<void> {
  const account = await transaction
    .selectFrom('accounts')
    .select(['member_id as memberId', 'member_since as memberSince'])
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account || (account.memberId !== null && account.memberSince !== null)) return
  await transaction
    .updateTable('accounts')
    .set({ member_id: account.memberId ?? (await begin(transaction)), member_since: since })
    .where('account_id', '=', accountId)
    .execute()
}

/** Points before the account, in the order in which orders lock them. */
async function leave(transaction: Transaction, accountId: string, { end }: Memberships) {
  const account = await transaction
    .selectFrom('accounts')
    .select('member_id as memberId')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!account?.memberId) return
  await end(transaction, account.memberId)
  await transaction
    .updateTable('accounts')
    .set({ member_id: null, member_since: null })
    .where('account_id', '=', accountId)
    .where('member_id', '=', account.memberId)
    .execute()
}

/** Who has confirmed does not take that back by joining again. */
async function write(transaction: Transaction, accountId: string, said: Enrollment) {
  const { optin, doubleOptin, region = null, channel = null, country = null } = said
  await sql`
    insert into enrollments (account_id, opted_in, double_opted_in, region, channel, country)
    values (${accountId}, ${optin}, ${doubleOptin}, ${region}, ${channel}, ${country})
    on conflict (account_id) do update set
      opted_in = excluded.opted_in,
      double_opted_in = excluded.double_opted_in
        or (excluded.opted_in and enrollments.opted_in and enrollments.double_opted_in),
      region = excluded.region, channel = excluded.channel, country = excluded.country,
      changed_at = now()`.execute(transaction)
}

/** A column: what was said last on an account called a, as it crosses the wire. */
export const enrollmentOfAccount: RawBuilder<Enrollment | null> = sql`(
  select json_strip_nulls(json_build_object('type', 'Loyalty', 'optin', e.opted_in,
    'doubleOptin', e.double_opted_in, 'region', e.region, 'channel', e.channel,
    'country', e.country))
  from enrollments e where e.account_id = a.account_id)`
