import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale, Site } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import { anyOf, rawColumn } from '../platform/database/queries/raw-query.ts'
import {
  type Account,
  contentGroupsOf,
  factsOfGuest,
  type Profile,
  type SessionFacts,
} from './account.ts'
import { enrollmentOfAccount } from './enrollment-store.ts'
import type { ProfileChange } from './profile-change.ts'
import { spentThisYear } from './yearly-spend-store.ts'

const accountColumns = [
  'a.account_id as id',
  'a.consumer_no as consumerNo',
  'a.consumer_type as consumerType',
  'a.state',
] as const

type SignInAccount = Account & { passwordHash: string | null; isKnownDevice: boolean }

/** Includes whether somebody has signed in to the account from this device before. */
export function findAccountByLogin(
  database: Database,
  { login, deviceHash }: { login: string; deviceHash: string },
): Promise<SignInAccount | undefined> {
  return database
    .selectFrom('accounts as a')
    .leftJoin('known_devices as d', (join) =>
      join.onRef('d.account_id', '=', 'a.account_id').on('d.device_hash', '=', deviceHash),
    )
    .select([
      ...accountColumns,
      'password_hash as passwordHash',
      rawColumn('isKnownDevice', 'boolean')`d.device_hash is not null`,
    ])
    .where('a.login', '=', login)
    .executeTakeFirst()
}

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database
    .selectFrom('accounts as a')
    .select(accountColumns)
    .where('account_id', '=', id)
    .executeTakeFirst()
}

/** The email addresses of those that have an account, by its id. */
export async function findEmails(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const accounts = await database
    .selectFrom('accounts')
    .select(['account_id as id', 'email'])
    .where('account_id', '=', anyOf(ids))
    .execute()
  return new Map(accounts.map(({ id, email }) => [id, email]))
}

/** Includes the spending limits of this year on the site. */
export function findProfile(
  database: Database,
  id: string,
  site: Site,
): Promise<Profile | undefined> {
  return database
    .selectFrom('accounts as a')
    .select([
      ...accountColumns,
      'email',
      'pending_email as pendingEmail',
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
      'interests',
      'preferred_shoe_size as preferredShoeSize',
      rawColumn('yearlyLimit', 'number | null')`
        case when a.yearly_currency <> ${site.currency} then null else a.yearly_limit end`,
      rawColumn('yearlySpent', 'number')`${spentThisYear(site)}`,
      rawColumn('isEmailVerified', 'boolean')`coalesce(a.verified_login = a.login, false)`,
      enrollmentOfAccount.as('enrollment'),
    ])
    .where('account_id', '=', id)
    .executeTakeFirst()
}

export async function findSessionFacts(
  database: Database,
  id: string,
  locale: Locale,
): Promise<SessionFacts> {
  const row = await database
    .selectFrom('accounts')
    .select([
      'member_id as memberId',
      'employee_terms_accepted as isEmployeeDiscountTCAccepted',
      'favorite_store_id as favStoreId',
      'consumer_type as consumerType',
      'identities',
      rawColumn('isMember', 'boolean')`member_since is not null`,
    ])
    .where('account_id', '=', id)
    .executeTakeFirst()
  if (!row) return factsOfGuest
  const { consumerType, identities, isMember, memberId, ...facts } = row
  const { hasLoyalty } = settingsOf(locale)
  return {
    ...facts,
    memberId: hasLoyalty ? memberId : null,
    groups: contentGroupsOf({ consumerType, identities, isMember: hasLoyalty && isMember }),
  }
}

type Device = { accountId: string; deviceHash: string }

/** Answers whether nobody has signed in to the account from the device before. */
export async function rememberDevice(
  transaction: Transaction,
  { accountId, deviceHash }: Device,
): Promise<boolean> {
  const { isNew } = await transaction
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: deviceHash })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    // A row that the statement has updated has an xmax.
    .returning(rawColumn('isNew', 'boolean')`xmax = 0`)
    .executeTakeFirstOrThrow()
  return isNew
}

/** Whether the account was used before: from another device, or in the shop that it was imported from. */
export async function isUsedElsewhere(
  transaction: Transaction,
  { accountId, deviceHash }: Device,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts as a')
    .select('a.account_id')
    .where('a.account_id', '=', accountId)
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('known_devices as d')
            .select('d.device_hash')
            .whereRef('d.account_id', '=', 'a.account_id')
            .where('d.device_hash', '<>', deviceHash),
        ),
        exists(
          selectFrom('account_imports as i')
            .select('i.account_id')
            .whereRef('i.account_id', '=', 'a.account_id'),
        ),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteOldDevices(database: Database): Promise<void> {
  await database
    .deleteFrom('known_devices')
    .where('seen_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute()
}

type DetailsChange = Omit<ProfileChange, 'enrollment'> & { accountId: string }

/** Writes only the fields that are present. */
export async function saveProfileDetails(
  database: Database,
  { accountId, details, preferences, ...change }: DetailsChange,
): Promise<Result<null, Refusal<'profilePhoneInUse'>>> {
  const { phone } = details
  const { acquisition, acceptsEmployeeTerms } = change
  const columns = {
    first_name: details.firstName,
    last_name: details.lastName,
    phone,
    postal_code: details.postalCode,
    birth_date: details.birthDate,
    gender: details.gender,
    interests: preferences.interests,
    preferred_shoe_size: preferences.preferredShoeSize,
    acquisition: acquisition && JSON.stringify(acquisition),
    // Accepted terms cannot be withdrawn.
    employee_terms_accepted: acceptsEmployeeTerms || undefined,
  }
  if (Object.values(columns).every((value) => value === undefined)) return accept(null)
  return inTransaction(database, async (transaction) => {
    if (phone && (await isPhoneTaken(transaction, { phone, accountId }))) {
      return refuse('profilePhoneInUse')
    }
    await transaction
      .updateTable('accounts')
      .set(columns)
      .where('account_id', '=', accountId)
      .execute()
    return accept(null)
  })
}

/** The lock serialises two profiles that claim the same phone number. */
export async function isPhoneTaken(
  transaction: Transaction,
  { phone, accountId }: { phone: string; accountId: string },
): Promise<boolean> {
  await lockName(transaction, `phone ${phone}`)
  const owner = await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('phone', '=', phone)
    .where('account_id', '<>', accountId)
    .where('state', '<>', 'closed')
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}
