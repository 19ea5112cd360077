import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import type { Account } from './account.ts'

export type StoredPassword = { login: string; passwordHash: string | null; state: Account['state'] }

export const findPassword = (
  database: Database,
  accountId: string,
): Promise<StoredPassword | undefined> =>
  database
    .selectFrom('accounts')
    .select(['login', 'password_hash as passwordHash', 'state'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** The account of a login, to which mails may be sent. */
export const findMailedAccount = (
  database: Database,
  login: string,
): Promise<{ accountId: string; email: string } | undefined> =>
  database
    .selectFrom('accounts')
    .select(['account_id as accountId', 'email'])
    .where('login', '=', login)
    .where('state', '<>', 'closed')
    .executeTakeFirst()

/** Keeps the password from being replaced until the transaction ends. False if it has been replaced before. */
export async function holdPassword(
  transaction: Transaction,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<boolean> {
  const row = await transaction
    .selectFrom('accounts')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('password_hash', '=', passwordHash)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

type OwnEmail = { email: string; login: string; verifiedLogin: string | null }

const ownEmailColumns = ['email', 'login', 'verified_login as verifiedLogin'] as const

export const findOwnEmail = (
  database: Database,
  accountId: string,
): Promise<OwnEmail | undefined> =>
  database
    .selectFrom('accounts')
    .select(ownEmailColumns)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

/** Locks the account until the transaction ends. Undefined if the password has been replaced since it was verified. */
export const lockAccount = (
  transaction: Transaction,
  { accountId, passwordHash }: { accountId: string; passwordHash: string | null },
): Promise<OwnEmail | undefined> =>
  transaction
    .selectFrom('accounts')
    .select(ownEmailColumns)
    .where('account_id', '=', accountId)
    .where('password_hash', 'is not distinct from', passwordHash)
    .forUpdate()
    .executeTakeFirst()

type NewPassword = { accountId: string; passwordHash: string; previousHash: string | null }

/** False if the password has been replaced since the previous one was read. */
export async function savePassword(
  transaction: Transaction,
  { accountId, passwordHash, previousHash }: NewPassword,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('account_id', '=', accountId)
    .where('password_hash', 'is not distinct from', previousHash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Whether the account and its address have come from another system. An import may also change an account that was
 * created here, which may be that of a stranger.
 */
export async function isImported(database: Database, accountId: string): Promise<boolean> {
  const row = await database
    .selectFrom('account_imports')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`digests -> 'account' is null and digests ->> 'email' is not null`)
    .executeTakeFirst()
  return row !== undefined
}

/** The shopper has proved to read the mails of the login. False if this was proved before. */
export async function markLoginVerified(
  transaction: Transaction,
  { accountId, login }: { accountId: string; login: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ verified_login: login })
    .where('account_id', '=', accountId)
    .where('verified_login', 'is distinct from', login)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
