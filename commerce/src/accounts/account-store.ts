import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { type Account, type Membership, noMembership, type Profile } from './account.ts'

const accountColumns = [
  'account_id as id',
  'consumer_no as consumerNo',
  'consumer_type as consumerType',
  'state',
] as const

type Claimant = Account & { passwordHash: string | null; isKnownDevice: boolean }

/** Who has this login, and whether they have signed in from this device before. */
export async function findClaimant(
  database: Database,
  { login, deviceHash }: { login: string; deviceHash: string },
): Promise<Claimant | undefined> {
  const { rows } = await sql<Claimant>`
    select a.account_id as id, a.consumer_no as "consumerNo", a.consumer_type as "consumerType",
      a.state, a.password_hash as "passwordHash", d.device_hash is not null as "isKnownDevice"
    from accounts a
    left join known_devices d on d.account_id = a.account_id and d.device_hash = ${deviceHash}
    where a.login = ${login}`.execute(database)
  return rows[0]
}

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database
    .selectFrom('accounts')
    .select(accountColumns)
    .where('account_id', '=', id)
    .executeTakeFirst()
}

export function findProfile(database: Database, id: string): Promise<Profile | undefined> {
  return database
    .selectFrom('accounts')
    .select([
      ...accountColumns,
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'postal_code as postalCode',
      'birth_date as birthDate',
      'gender',
      'member_id as memberId',
      'member_since as memberSince',
      'employee_terms_accepted as employeeTermsAccepted',
      'identities',
      'yearly_limit as yearlyLimit',
      'yearly_spent as yearlySpent',
    ])
    .where('account_id', '=', id)
    .executeTakeFirst()
}

export async function findMembership(database: Database, id: string): Promise<Membership> {
  const row = await database
    .selectFrom('accounts')
    .select(['member_id as memberId', 'employee_terms_accepted as isEmployeeDiscountTCAccepted'])
    .where('account_id', '=', id)
    .executeTakeFirst()
  return row ?? noMembership
}

/** Nobody but an associate has terms to accept; there is no way back. */
export async function acceptEmployeeTerms(database: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('accounts')
    .set({ employee_terms_accepted: true })
    .where('account_id', '=', id)
    .where('consumer_type', '=', 'EMPLOYEE')
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function rememberDevice(
  transaction: Transaction,
  { accountId, deviceHash }: { accountId: string; deviceHash: string },
): Promise<void> {
  await transaction
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: deviceHash })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
}

export async function forgetOldDevices(database: Database): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('seen_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute()
}

/** What somebody may still spend this year at their terms; nobody else counts on it until the transaction ends. */
export async function lockYearlyTerms(
  transaction: Transaction,
  accountId: string,
): Promise<{ left: number; identities: string[] } | undefined> {
  const { rows } = await sql<{ left: number; identities: string[] }>`
    select greatest(coalesce(yearly_limit, 0) - yearly_spent, 0) as left, identities
    from accounts where account_id = ${accountId} and state <> 'closed'
    for no key update`.execute(transaction)
  return rows[0]
}

/** Counts as spent this year, or with a negative amount as given back; answers whether there was room for it. */
export async function bookYearlySpend(
  transaction: Transaction,
  { accountId, amount }: { accountId: string; amount: number },
): Promise<boolean> {
  const { rows } = await sql`
    update accounts set yearly_spent = greatest(yearly_spent + ${amount}, 0)
    where account_id = ${accountId} and (${amount} <= 0 or yearly_spent + ${amount} <= yearly_limit)
    returning 1`.execute(transaction)
  return rows.length > 0
}
