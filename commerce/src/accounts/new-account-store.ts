import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { isPhoneTaken } from './account-store.ts'
import { loginOf } from './account.ts'
import type { KnownContacts, NewAccount } from './new-account.ts'

/** The email address of a completed profile is verified. */
type CreatedAccount = { accountId: string; phone: string | null; isEmailVerified: boolean }

type SignUpAccount = NewAccount & { passwordHash: string; sessionId: string }

/**
 * Creates an account with an id of its own, so that it has nothing that belongs to the email address. Only the
 * session that has opened the link in a mail to the address completes the profile that exists already.
 */
export async function createAccount(
  transaction: Transaction,
  account: SignUpAccount,
): Promise<Result<CreatedAccount, Refusal<'loginInUse' | 'phoneInUse'>>> {
  const row =
    (await insertAccount(transaction, account)) ?? (await completeProfile(transaction, account))
  if (!row) return refuse('loginInUse')
  const { accountId, phone, verifiedLogin } = row
  if (phone !== null && (await isPhoneTaken(transaction, { phone, accountId })))
    return refuse('phoneInUse')
  return accept({ accountId, phone, isEmailVerified: verifiedLogin !== null })
}

/** Nothing if there is an account with the address, with or without a password. */
const insertAccount = (transaction: Transaction, account: SignUpAccount) =>
  transaction
    .insertInto('accounts')
    .values({
      account_id: crypto.randomUUID(),
      email: account.email,
      login: loginOf(account.email),
      ...signUpColumns(account),
      ...detailColumns(account),
    })
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning(['account_id as accountId', 'phone', 'verified_login as verifiedLogin'])
    .executeTakeFirst()

/** What the profile has already stays as it is. Following the mailed link has proved who reads the mails. */
function completeProfile(transaction: Transaction, account: SignUpAccount) {
  const typed = detailColumns(account)
  return transaction
    .updateTable('accounts')
    .set(({ fn, ref, val }) => ({
      ...signUpColumns(account),
      verified_login: ref('login'),
      first_name: fn.coalesce(ref('first_name'), val(typed.first_name)),
      last_name: fn.coalesce(ref('last_name'), val(typed.last_name)),
      phone: fn.coalesce(ref('phone'), val(typed.phone)),
      postal_code: fn.coalesce(ref('postal_code'), val(typed.postal_code)),
      birth_date: fn.coalesce(ref('birth_date'), val(typed.birth_date)),
      gender: fn.coalesce(ref('gender'), val(typed.gender)),
      link_session_id: null,
      link_opened_at: null,
    }))
    .where(isOpenedProfile(account))
    .returning(['account_id as accountId', 'phone', 'verified_login as verifiedLogin'])
    .executeTakeFirst()
}

type OpenedProfile = { email: string; sessionId: string }

/** A profile without a password whose link the session has opened. */
const isOpenedProfile = ({ email, sessionId }: OpenedProfile) => sql<boolean>`
  login = ${loginOf(email)} and password_hash is null and state = 'open'
  and link_session_id = ${sessionId} and link_opened_at > now() - interval '1 day'`

/** What the profile has that the session completes by signing up. */
export async function findKnownContacts(
  database: Database,
  profile: OpenedProfile,
): Promise<KnownContacts> {
  const row = await database
    .selectFrom('accounts')
    .select(['phone', 'postal_code as postalCode'])
    .where(isOpenedProfile(profile))
    .executeTakeFirst()
  return row ?? { phone: null, postalCode: null }
}

const signUpColumns = ({ passwordHash, acquisition, isTemporaryPassword }: SignUpAccount) => ({
  password_hash: passwordHash,
  acquisition: acquisition ? JSON.stringify(acquisition) : null,
  is_temporary_password: isTemporaryPassword,
  terms_accepted_at: sql<Date>`now()`,
})

const detailColumns = ({ details }: SignUpAccount) => ({
  first_name: details.firstName ?? null,
  last_name: details.lastName ?? null,
  phone: details.phone ?? null,
  postal_code: details.postalCode ?? null,
  birth_date: details.birthDate ?? null,
  gender: details.gender ?? null,
})
