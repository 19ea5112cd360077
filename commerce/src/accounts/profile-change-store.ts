import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { ProfileChange } from './profile-change.ts'

type DetailsChange = Omit<ProfileChange, 'enrollment'> & { accountId: string }

/** Writes only the fields that are present. */
export async function saveProfileDetails(
  database: Database,
  { accountId, details, acquisition, acceptsEmployeeTerms }: DetailsChange,
): Promise<Result<null, Refusal<'profilePhoneInUse'>>> {
  const { phone } = details
  const columns = {
    first_name: details.firstName,
    last_name: details.lastName,
    phone,
    postal_code: details.postalCode,
    birth_date: details.birthDate,
    gender: details.gender,
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
async function isPhoneTaken(
  transaction: Transaction,
  { phone, accountId }: { phone: string; accountId: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`phone ${phone}`}))`.execute(transaction)
  const { rows } = await sql`
    select from accounts
    where phone = ${phone} and account_id <> ${accountId} and state <> 'closed' limit 1`.execute(
    transaction,
  )
  return rows.length > 0
}
