import { randomUUID } from 'node:crypto'
import { newsletterConsentVersion } from '@cairn/contract/accounts/newsletter-consent'
import type { NewsletterType } from '@cairn/contract/accounts/profile'
import type { Locale } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { emit } from '../platform/jobs/outbox.ts'
import type { ConsentSource } from './subscription-change.ts'

export type NewsletterAddress = { type: NewsletterType; recipient: string }

export type NewsletterRequest = NewsletterAddress & {
  consumerId: string
  locale: Locale
  country: string
  source: ConsentSource
  /** Whether the site sends nothing before the recipient has confirmed. */
  requiresConfirmation: boolean
  /** Whether the shopper has proved to read the mails of the address, which is as good as a confirmation. */
  isProvenAddress: boolean
}

const isActive = sql<boolean>`(newsletter_recipients.unsubscribed_at is null
  and (newsletter_recipients.confirmed_at is not null or not newsletter_recipients.requires_confirmation))`

/**
 * Records the consent and has a mail written. A request for an address that gets the newsletter changes nothing, and does
 * not take less time. An address that has unsubscribed, or never confirmed, must confirm on every site, because anybody can
 * type any address.
 */
export async function requestNewsletter(
  transaction: Transaction,
  { consumerId, requiresConfirmation, isProvenAddress, ...request }: NewsletterRequest,
): Promise<void> {
  const { recipientId } = await transaction
    .insertInto('newsletter_recipients')
    .values({
      ...request,
      text_version: newsletterConsentVersion,
      requires_confirmation: requiresConfirmation,
      confirmed_at: isProvenAddress ? sql<Date>`now()` : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['type', 'recipient']).doUpdateSet((builder) => {
        const { ref } = builder
        const whenActive = builder.case().when(isActive)
        return {
          locale: whenActive
            .then(ref('newsletter_recipients.locale'))
            .else(ref('excluded.locale'))
            .end(),
          country: whenActive
            .then(ref('newsletter_recipients.country'))
            .else(ref('excluded.country'))
            .end(),
          source: whenActive
            .then(ref('newsletter_recipients.source'))
            .else(ref('excluded.source'))
            .end(),
          text_version: whenActive
            .then(ref('newsletter_recipients.text_version'))
            .else(ref('excluded.text_version'))
            .end(),
          requested_at: whenActive
            .then(ref('newsletter_recipients.requested_at'))
            .else(ref('excluded.requested_at'))
            .end(),
          requires_confirmation: sql<boolean>`newsletter_recipients.requires_confirmation or not ${isActive}`,
          confirmed_at: whenActive
            .then(ref('newsletter_recipients.confirmed_at'))
            .else(ref('excluded.confirmed_at'))
            .end(),
          unsubscribed_at: builder
            .case()
            .when('excluded.confirmed_at', 'is', null)
            .then(ref('newsletter_recipients.unsubscribed_at'))
            .end(),
        }
      }),
    )
    .returning('recipient_id as recipientId')
    .executeTakeFirstOrThrow()
  await emit(transaction, 'newsletter-requested', { recipientId, consumerId, issue: randomUUID() })
}

export type NewsletterRecipient = NewsletterAddress & {
  recipientId: string
  locale: Locale
  isActive: boolean
  /** Whether the newsletter was ended and not asked for again. */
  hasEnded: boolean
}

/** A repeated request does not remove the time at which the recipient unsubscribed; the confirmation does. */
const hasEnded = sql<boolean>`coalesce(newsletter_recipients.unsubscribed_at >= newsletter_recipients.requested_at, false)`

/** It cannot be erased before the transaction ends, so erasure also finds the mail that is written to it. */
export const findNewsletterRecipient = (
  transaction: Transaction,
  recipientId: string,
): Promise<NewsletterRecipient | undefined> =>
  transaction
    .selectFrom('newsletter_recipients')
    .select([
      'recipient_id as recipientId',
      'type',
      'recipient',
      'locale',
      isActive.as('isActive'),
      hasEnded.as('hasEnded'),
    ])
    .where('recipient_id', '=', recipientId)
    .$narrowType<{ type: NewsletterType; locale: Locale }>()
    .forKeyShare()
    .executeTakeFirst()

/** Ends the newsletter for an address, whoever has asked for it. What was ended before remains as it is. */
export async function endNewsletter(
  transaction: Transaction,
  { type, recipient }: NewsletterAddress,
): Promise<void> {
  const ended = await transaction
    .updateTable('newsletter_recipients')
    .set({ unsubscribed_at: sql<Date>`case when ${hasEnded} then unsubscribed_at else now() end` })
    .where('type', '=', type)
    .where('recipient', '=', recipient)
    .returning('recipient_id as recipientId')
    .execute()
  for (const { recipientId } of ended)
    await transaction
      .deleteFrom('newsletter_confirmations')
      .where('recipient_id', '=', recipientId)
      .execute()
  await transaction
    .updateTable('subscriptions')
    .set({ optin: false, opted_out_at: sql<Date>`now()` })
    .where('type', '=', type)
    .where('channel', '=', 'email')
    .where('recipient', '=', recipient)
    .where('optin', '=', true)
    .execute()
}

/** Ends it if nobody asks for the newsletter to the address any more. */
export async function endUnwantedNewsletter(
  transaction: Transaction,
  address: NewsletterAddress,
): Promise<void> {
  const request = await transaction
    .selectFrom('subscriptions')
    .select('consumer_id')
    .where('type', '=', address.type)
    .where('channel', '=', 'email')
    .where('recipient', '=', address.recipient)
    .where('optin', '=', true)
    .limit(1)
    .executeTakeFirst()
  if (!request) await endNewsletter(transaction, address)
}

/**
 * Deletes the recipients that only this person has asked for, and answers with them. Has to run before the person's
 * subscriptions are deleted.
 */
export const eraseNewslettersOf = (
  transaction: Transaction,
  consumerId: string,
): Promise<{ recipientId: string; recipient: string }[]> =>
  transaction
    .deleteFrom('newsletter_recipients as r')
    .where(existsSubscription(sql`s.consumer_id = ${consumerId}`))
    .where(sql<boolean>`not ${existsSubscription(sql`s.consumer_id <> ${consumerId}`)}`)
    .returning(['r.recipient_id as recipientId', 'r.recipient'])
    .execute()

const existsSubscription = (isOfConsumer: RawBuilder<unknown>) => sql<boolean>`exists (
  select from subscriptions s
  where s.channel = 'email' and s.type = r.type and s.recipient = r.recipient and ${isOfConsumer})`

const daysUntilConfirmed = 30

/**
 * Deletes what nobody has confirmed, and what belongs to no subscription since a person was erased. Who has unsubscribed
 * stays, because such an address must confirm on every site.
 */
export const deleteUnconfirmedNewsletters = (database: Database): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const oldest = sql<Date>`now() - make_interval(days => ${daysUntilConfirmed})`
    await sql`
      delete from subscriptions s
      where s.channel = 'email' and s.optin and s.opted_in_at < ${oldest}
        and not exists (select from newsletter_recipients
          where newsletter_recipients.type = s.type and newsletter_recipients.recipient = s.recipient
            and (${isActive} or newsletter_recipients.requested_at >= ${oldest}))
    `.execute(transaction)
    await sql`
      delete from newsletter_recipients
      where (not ${isActive} and unsubscribed_at is null and requested_at < ${oldest})
        or not exists (select from subscriptions s
          where s.type = newsletter_recipients.type and s.channel = 'email'
            and s.recipient = newsletter_recipients.recipient)
    `.execute(transaction)
  })
