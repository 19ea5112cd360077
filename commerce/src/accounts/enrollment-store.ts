import type { Enrollment } from '@cairn/contract/accounts/profile'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { jsonObject } from '../platform/database/queries/json-object.ts'

/** Implemented by the loyalty feature, which accounts may not import. */
export type Memberships = {
  /** Continues the current or former membership number, or assigns a new one. */
  begin: (transaction: Transaction, memberId: string | null) => Promise<string>
  end: (transaction: Transaction, member: { memberId: string; accountId: string }) => Promise<void>
}

/** Joins the programme, confirms the membership, or leaves it. Repeating a call changes only `changed_at`. */
export const changeEnrollment = (
  database: Database,
  { accountId, enrollment, today }: { accountId: string; enrollment: Enrollment; today: string },
  memberships: Memberships,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    // The upsert locks the row, which serialises concurrent changes of one account.
    await saveEnrollment(transaction, accountId, enrollment)
    if (enrollment.optin) {
      const memberSince = enrollment.doubleOptin ? today : null
      await joinProgramme(transaction, { accountId, memberSince }, memberships)
    } else await leaveProgramme(transaction, accountId, memberships)
    await syncConsents(transaction, accountId)
  })

async function joinProgramme(
  transaction: Transaction,
  { accountId, memberSince }: { accountId: string; memberSince: string | null },
  { begin }: Memberships,
): Promise<void> {
  const account = await transaction
    .selectFrom('accounts as a')
    .select((query) => [
      'a.member_id as memberId',
      'a.member_since as memberSince',
      query
        .selectFrom('enrollments as e')
        .select('e.member_id')
        .whereRef('e.account_id', '=', 'a.account_id')
        .as('before'),
    ])
    .where('a.account_id', '=', accountId)
    .forNoKeyUpdate('a')
    .executeTakeFirst()
  if (!account || account.memberSince !== null) return
  const memberId = await begin(transaction, account.memberId ?? account.before)
  await transaction
    .updateTable('accounts')
    .set({ member_id: memberId, member_since: memberSince })
    .where('account_id', '=', accountId)
    .execute()
}

/** Locks points before the account, as orders do, to prevent deadlocks. */
async function leaveProgramme(transaction: Transaction, accountId: string, { end }: Memberships) {
  const account = await transaction
    .selectFrom('accounts')
    .select('member_id as memberId')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!account?.memberId) return
  await end(transaction, { memberId: account.memberId, accountId })
  await transaction
    .updateTable('accounts')
    .set({ member_id: null, member_since: null })
    .where('account_id', '=', accountId)
    .where('member_id', '=', account.memberId)
    .execute()
}

async function saveEnrollment(transaction: Transaction, accountId: string, enrollment: Enrollment) {
  const { optin, doubleOptin, region = null, channel = null, country = null } = enrollment
  await sql`
    insert into enrollments
      (account_id, opted_in, double_opted_in, member_id, region, channel, country)
    select account_id, ${optin}, ${doubleOptin}, member_id, ${region}, ${channel}, ${country}
    from accounts where account_id = ${accountId}
    on conflict (account_id) do update set
      member_id = coalesce(excluded.member_id, enrollments.member_id),
      region = excluded.region, channel = excluded.channel, country = excluded.country,
      changed_at = now()`.execute(transaction)
}

/** Both consents follow from the membership of the account, which may differ from what the call asked for. */
async function syncConsents(transaction: Transaction, accountId: string) {
  await sql`
    update enrollments e
    set opted_in = a.member_id is not null, double_opted_in = a.member_since is not null,
      member_id = coalesce(a.member_id, e.member_id)
    from accounts a where a.account_id = e.account_id and e.account_id = ${accountId}`.execute(
    transaction,
  )
}

/** A column with the enrollment; the alias of `accounts` must be `a`. */
export const enrollmentOfAccount: RawBuilder<Enrollment | null> = sql`(
  select json_strip_nulls(${jsonObject<Enrollment>({
    type: sql`'Loyalty'`,
    optin: 'e.opted_in',
    doubleOptin: 'e.double_opted_in',
    region: 'e.region',
    channel: 'e.channel',
    country: 'e.country',
  })})
  from enrollments e where e.account_id = a.account_id)`
