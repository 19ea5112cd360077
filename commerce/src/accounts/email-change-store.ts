import { randomUUID } from 'node:crypto'
import type { Refusal, Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { hashOf } from '../platform/tokens.ts'
import { type AccountLink, deleteLinksOf } from './account-links-store.ts'
import { loginOf } from './account.ts'

/** A shopper could otherwise find out which addresses and numbers have an account, or send mails to many addresses. */
const maxRequestsPerHour = { email: 5, phone: 10 }

const counter = hourlyCounter('email_change_counts', 'requests')

export const countContactChange = (
  database: Database,
  { accountId, contact }: { accountId: string; contact: keyof typeof maxRequestsPerHour },
): Promise<Result<null, Refusal<'tooManyRequests'>>> =>
  counter.addWithin(
    database,
    hashOf(`${contact} change of ${accountId}`),
    maxRequestsPerHour[contact],
  )

export const deleteOldEmailChangeCounts = counter.deleteOld

export async function isLoginTaken(database: Database, login: string): Promise<boolean> {
  const owner = await database
    .selectFrom('accounts')
    .select('account_id')
    .where('login', '=', login)
    .executeTakeFirst()
  return owner !== undefined
}

type EmailChange = { accountId: string; email: string; locale: Locale }

/** Has a link mailed to the new address, which takes effect when the link is followed. Earlier links no longer work. */
export const requestEmailChange = (
  database: Database,
  { accountId, email, locale }: EmailChange,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({ pending_email: email })
      .where('account_id', '=', accountId)
      .execute()
    await deleteLinksOf(transaction, { accountId, purpose: 'emailChange' })
    await requestLinkToNewAddress(transaction, { accountId, locale })
  })

/** Also for a shopper who asks for another link. */
export const requestLinkToNewAddress = (
  transaction: Transaction,
  account: { accountId: string; locale: Locale },
): Promise<void> => emit(transaction, 'email-change-requested', { ...account, issue: randomUUID() })

/**
 * Makes the pending address that of the account, and returns the former one. Nothing if no such address is pending by
 * now, or if another account has it. The lock of the account makes concurrent uses of a link wait for each other.
 */
export async function applyEmailChange(
  transaction: Transaction,
  { accountId, login }: AccountLink,
): Promise<string | undefined> {
  await lockName(transaction, `login ${login}`)
  const account = await transaction
    .selectFrom('accounts')
    .select(['email', 'pending_email as pendingEmail'])
    .where('account_id', '=', accountId)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst()
  const { email, pendingEmail = null } = account ?? {}
  if (pendingEmail === null || loginOf(pendingEmail) !== login) return undefined
  if (await isLoginTaken(transaction, login)) return undefined
  await transaction
    .updateTable('accounts')
    .set({ email: pendingEmail, login, verified_login: login, pending_email: null })
    .where('account_id', '=', accountId)
    .execute()
  for (const purpose of ['emailChange', 'emailVerification', 'passwordReset'] as const)
    await deleteLinksOf(transaction, { accountId, purpose })
  return email
}

/** Whoever replaces the password also ends a change of the address that somebody else may have requested. */
export async function cancelEmailChange(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await transaction
    .updateTable('accounts')
    .set({ pending_email: null })
    .where('account_id', '=', accountId)
    .execute()
  await deleteLinksOf(transaction, { accountId, purpose: 'emailChange' })
}
