import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { lockName } from '../../platform/database/in-transaction.ts'

/** The newest first. */
export const findPasskeys = (database: Database, accountId: string) =>
  database
    .selectFrom('passkeys')
    .select([
      'passkey_id as passkeyId',
      'credential_id as credentialId',
      'transports',
      'name',
      'created_at as createdAt',
      'last_used_at as lastSignInAt',
    ])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id')
    .execute()

type NewPasskey = {
  accountId: string
  name: string
  credentialId: string
  publicKey: string
  useCount: number
  transports: readonly string[]
}

/** Call it before counting the passkeys of the account, so that concurrent requests cannot exceed the limit. */
export const lockPasskeysOf = (transaction: Transaction, accountId: string): Promise<void> =>
  lockName(transaction, `passkeys ${accountId}`)

/** Undefined if the passkey is in an account already. */
export async function savePasskey(
  transaction: Transaction,
  { accountId, name, credentialId, publicKey, useCount, transports }: NewPasskey,
): Promise<string | undefined> {
  const saved = await transaction
    .insertInto('passkeys')
    .values({
      account_id: accountId,
      name,
      credential_id: credentialId,
      public_key: publicKey,
      use_count: useCount,
      transports: transports.join(' '),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('passkey_id as passkeyId')
    .executeTakeFirst()
  return saved?.passkeyId
}

export const findPasskey = (database: Database, credentialId: string) =>
  database
    .selectFrom('passkeys')
    .select(['passkey_id as passkeyId', 'account_id as accountId'])
    .select(['public_key as publicKey', 'use_count as useCount'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

type PasskeyUse = { passkeyId: string; previousCount: number; useCount: number }

/** False if the passkey has been used or removed since the previous count was read. */
export async function markPasskeyUsed(
  transaction: Transaction,
  { passkeyId, previousCount, useCount }: PasskeyUse,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('passkeys')
    .set({ use_count: useCount, last_used_at: sql<Date>`now()` })
    .where('passkey_id', '=', passkeyId)
    .where('use_count', '=', previousCount)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type OwnPasskey = { accountId: string; passkeyId: string }

export async function renameOwnPasskey(
  database: Database,
  { accountId, passkeyId, name }: OwnPasskey & { name: string },
): Promise<void> {
  await database
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .execute()
}

export async function deletePasskeysOf(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}

export async function deleteOwnPasskey(
  transaction: Transaction,
  { accountId, passkeyId }: OwnPasskey,
): Promise<void> {
  await transaction
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('passkey_id', '=', passkeyId)
    .execute()
}
