import type { Database } from '../platform/database/database.ts'
import { keyedHashOf, signatureOf } from '../platform/tokens.ts'

const keyLength = 22

const recipientKeyOf = (recipient: string, secret: string): string =>
  keyedHashOf(secret, `recipient of favourites ${recipient}`).slice(0, keyLength)

const sealOf = (key: string, secret: string): string =>
  signatureOf(`refusal of favourites ${key}`, secret).slice(0, keyLength)

/** What the link in a mail contains, so that its recipient can refuse further ones. It does not tell the email. */
export function shareRefusalToken(recipient: string, secret: string): string {
  const key = recipientKeyOf(recipient, secret)
  return key + sealOf(key, secret)
}

/** False if the token is none of ours. */
export async function refuseShareMails(
  database: Database,
  { token, secret }: { token: string; secret: string },
): Promise<boolean> {
  const key = token.slice(0, keyLength)
  if (token.slice(keyLength) !== sealOf(key, secret)) return false
  await database
    .insertInto('share_mail_refusals')
    .values({ recipient_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

export async function refusesShareMails(
  database: Database,
  { recipient, secret }: { recipient: string; secret: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('share_mail_refusals')
    .select('recipient_key')
    .where('recipient_key', '=', recipientKeyOf(recipient, secret))
    .executeTakeFirst()
  return row !== undefined
}
