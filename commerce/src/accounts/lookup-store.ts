import type { EnrollmentStatus } from '@cairn/contract/accounts/account-calls'
import type { Database } from '../platform/database/database.ts'
import { isPartiallyEnrolled, loginOf } from './account.ts'

/** Says whether there is an account with the email address, and whether it lacks details. */
export async function findEnrollmentStatus(
  database: Database,
  email: string,
): Promise<EnrollmentStatus> {
  const details = await database
    .selectFrom('accounts')
    .select([
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'postal_code as postalCode',
      'birth_date as birthDate',
    ])
    .where('login', '=', loginOf(email))
    .executeTakeFirst()
  if (!details) return 'unknown'
  return isPartiallyEnrolled(details) ? 'partiallyEnrolled' : 'registered'
}
