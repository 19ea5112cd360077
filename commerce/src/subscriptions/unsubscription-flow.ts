import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { signatureOf } from '../platform/tokens.ts'
import { endNewsletter, findNewsletterRecipient } from './newsletter-recipients-store.ts'

const idLength = 32
const sealLength = 22

const sealOf = (id: string, secret: string): string =>
  signatureOf(`newsletter unsubscription ${id}`, secret).slice(0, sealLength)

/** What the unsubscribe links of a recipient contain. It does not tell the email address. */
export function unsubscribeTokenOf(recipientId: string, secret: string): string {
  const id = recipientId.replaceAll('-', '')
  return id + sealOf(id, secret)
}

/** False if the token is none of ours. Of a recipient who has been deleted nothing is left to end. */
export async function unsubscribeByToken(
  database: Database,
  { token, secret }: { token: string; secret: string },
): Promise<boolean> {
  const id = token.slice(0, idLength)
  if (token.slice(idLength) !== sealOf(id, secret)) return false
  await inTransaction(database, async (transaction) => {
    const recipient = await findNewsletterRecipient(transaction, id)
    if (recipient) await endNewsletter(transaction, recipient)
  })
  return true
}
