import { type LinkPurpose, saveLink } from '../accounts/account-links-store.ts'
import { findMailedAccount } from '../accounts/password-store.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { newToken } from '../platform/tokens.ts'
import type { Shop } from './shop.ts'

/** The token of the link in a mail about an account. */
export function tokenIn(mail: { text: string } | undefined): string {
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (token === '') throw new Error('the mail has no link with a token')
  return token
}

/** Saves a link as if it had been mailed. Returns its token. */
export async function saveMailedLink(
  shop: Shop,
  purpose: LinkPurpose,
  login = 'ipa@cairn.test',
): Promise<string> {
  const token = newToken()
  await inTransaction(shop.database.query, async (transaction) => {
    const account = await findMailedAccount(transaction, login)
    if (!account) throw new Error(`there is no account ${login}`)
    const { accountId } = account
    await saveLink(transaction, { accountId, login, purpose, token })
  })
  return token
}
