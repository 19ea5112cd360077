import { randomUUID } from 'node:crypto'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rawColumn } from '../platform/database/queries/raw-query.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { hashOf, signatureOf } from '../platform/tokens.ts'

export type LinkPurpose = 'passwordReset' | 'emailVerification' | 'emailChange'

const validMinutes: Record<LinkPurpose, number> = {
  passwordReset: 30,
  emailVerification: 24 * 60,
  emailChange: 24 * 60,
}

/** Derived from an id, so that a mail stores the id and no token. */
export const linkTokenOf = (purpose: LinkPurpose, issue: string, secret: string): string =>
  signatureOf(`${purpose} ${issue}`, secret)

/** An account, and the login to which its link was mailed. */
export type AccountLink = { accountId: string; login: string }

/**
 * Has a link mailed that verifies the email address. For a new account, in the transaction that creates it, and for a
 * shopper who asks for another link.
 */
export const requestVerificationMail = (
  transaction: Transaction,
  account: { accountId: string; locale: Locale },
): Promise<void> => emit(transaction, 'account-created', { ...account, issue: randomUUID() })

type NewLink = AccountLink & { purpose: LinkPurpose; token: string }

export async function saveLink(
  transaction: Transaction,
  { accountId, login, purpose, token }: NewLink,
): Promise<void> {
  await transaction
    .insertInto('account_links')
    .values({ token_hash: hashOf(token), account_id: accountId, login, purpose })
    .execute()
}

type PresentedLink = { purpose: LinkPurpose; token: string }

export const findLink = (
  database: Database,
  { purpose, token }: PresentedLink,
): Promise<AccountLink | undefined> =>
  database
    .selectFrom('account_links')
    .select(['account_id as accountId', 'login'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('issued_at', '>', oldestOf(purpose))
    .executeTakeFirst()

/** Uses up the link. Of concurrent requests with the same link, one gets it. */
export const takeLink = (
  transaction: Transaction,
  { purpose, token }: PresentedLink,
): Promise<AccountLink | undefined> =>
  transaction
    .deleteFrom('account_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('issued_at', '>', oldestOf(purpose))
    .returning(['account_id as accountId', 'login'])
    .executeTakeFirst()

/** The links of an account that can still be used. */
export async function countLinks(
  transaction: Transaction,
  { accountId, purpose }: { accountId: string; purpose: LinkPurpose },
): Promise<number> {
  const { links } = await transaction
    .selectFrom('account_links')
    .select(rawColumn('links', 'number')`count(*)::int`)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('issued_at', '>', oldestOf(purpose))
    .executeTakeFirstOrThrow()
  return links
}

export async function deleteLinksOf(
  transaction: Transaction,
  { accountId, purpose }: { accountId: string; purpose: LinkPurpose },
): Promise<void> {
  await transaction
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
}

/** An expired link and an unknown one are refused in the same way, so old links can be deleted. */
export async function deleteOldLinks(database: Database): Promise<void> {
  await database
    .deleteFrom('account_links')
    .where('issued_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

const oldestOf = (purpose: LinkPurpose) =>
  sql<Date>`now() - make_interval(mins => ${validMinutes[purpose]})`
