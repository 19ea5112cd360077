import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { rawColumn } from '../platform/database/queries/raw-query.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf, signatureOf } from '../platform/tokens.ts'

const validDays = 7
const oldestValid = sql<Date>`now() - make_interval(days => ${validDays})`

/** Derived from an id, so that a mail stores the id and no token. */
export const confirmationTokenOf = (issue: string, secret: string): string =>
  signatureOf(`newsletter confirmation ${issue}`, secret)

type NewConfirmation = { recipientId: string; consumerId: string; token: string }

export async function saveConfirmation(
  transaction: Transaction,
  { recipientId, consumerId, token }: NewConfirmation,
): Promise<void> {
  await transaction
    .insertInto('newsletter_confirmations')
    .values({ token_hash: hashOf(token), recipient_id: recipientId, consumer_id: consumerId })
    .execute()
}

/** The links of a recipient that can still be used. */
export async function countConfirmations(
  transaction: Transaction,
  recipientId: string,
): Promise<number> {
  const { links } = await transaction
    .selectFrom('newsletter_confirmations')
    .select(rawColumn('links', 'number')`count(*)::int`)
    .where('recipient_id', '=', recipientId)
    .where('issued_at', '>', oldestValid)
    .executeTakeFirstOrThrow()
  return links
}

/**
 * Confirms the newsletter of the link's recipient; false if the link is unknown or old. The link can be used again, because
 * people press buttons twice. Of the subscriptions to the address, only that of the link's consumer shows the
 * confirmation, because others may have typed an address that is not theirs.
 */
export const confirmNewsletter = (database: Database, token: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const link = await transaction
      .selectFrom('newsletter_confirmations')
      .select(['recipient_id as recipientId', 'consumer_id as consumerId'])
      .where('token_hash', '=', hashOf(token))
      .where('issued_at', '>', oldestValid)
      .executeTakeFirst()
    if (!link) return false
    const { recipientId, consumerId } = link
    const confirmed = await transaction
      .updateTable('newsletter_recipients')
      .set({ confirmed_at: sql<Date>`now()`, unsubscribed_at: null })
      .where('recipient_id', '=', recipientId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst()
    await transaction
      .updateTable('subscriptions as s')
      .from('newsletter_recipients as r')
      .set({ double_optin: true })
      .where('r.recipient_id', '=', recipientId)
      .whereRef('s.type', '=', 'r.type')
      .whereRef('s.recipient', '=', 'r.recipient')
      .where('s.channel', '=', 'email')
      .where('s.consumer_id', '=', consumerId)
      .where('s.optin', '=', true)
      .execute()
    if (confirmed.numUpdatedRows > 0n)
      await emit(transaction, 'newsletter-requested', { ...link, issue: randomUUID() })
    return true
  })

/** The links of a guest, who has signed in, are those of the shopper. */
export async function moveConfirmations(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await transaction
    .updateTable('newsletter_confirmations')
    .set({ consumer_id: to })
    .where('consumer_id', '=', from)
    .execute()
}

/** An expired link and an unknown one are refused in the same way, so old links can be deleted. */
export async function deleteOldConfirmations(database: Database): Promise<void> {
  await database
    .deleteFrom('newsletter_confirmations')
    .where('issued_at', '<', oldestValid)
    .execute()
}

/** Each address gets a mail, and an address form may be sent as often as other changes of a cart. */
const maxTypedPerHour = 20

const counter = hourlyCounter('typed_newsletter_counts', 'requests')

/** Counts an address that was typed beside a form with another purpose. False if the network has sent too many. */
export async function countTypedNewsletter(database: Database, clientIp: string): Promise<boolean> {
  const { count } = await counter.add(database, hashOf(`newsletters from ${networkOf(clientIp)}`))
  return count <= maxTypedPerHour
}

export const deleteOldTypedNewsletters = counter.deleteOld
