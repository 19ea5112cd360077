import type { NewsletterType } from '@cairn/contract/accounts/profile'
import type { Locale } from '@cairn/contract/sites/sites'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'

/** Somebody to whom the merchant may send a newsletter. */
export type Subscriber = {
  type: NewsletterType
  recipient: string
  locale: Locale
  country: string
  subscribedAt: string
  confirmedAt: string | null
  source: string
  textVersion: string
  /** Null for text messages. */
  recipientId: string | null
}

export type SubscriberPage = {
  locales: readonly Locale[]
  /** The last one of the page before. */
  after: Pick<Subscriber, 'type' | 'recipient'> | undefined
  count: number
}

const columns = {
  type: 'text',
  recipient: 'text',
  locale: 'text',
  country: 'text',
  subscribedAt: 'text',
  confirmedAt: 'text | null',
  source: 'text',
  textVersion: 'text',
  recipientId: 'text | null',
} as const

const isoTime = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const isOnPage = ({ locales, after }: SubscriberPage): RawBuilder<unknown> => {
  const isOfSite = sql`r.locale = any(${locales}::text[])`
  return after
    ? sql`${isOfSite} and (r.type, r.recipient) > (${after.type}, ${after.recipient})`
    : isOfSite
}

/**
 * Who gets the newsletter by mail: confirmed where that is required, not unsubscribed, and asked for by somebody whose data
 * has not been erased.
 */
export const findMailSubscribers = (
  database: Database,
  page: SubscriberPage,
): Promise<Subscriber[]> =>
  rawQuery<Subscriber>(columns)`
    select r.type, r.recipient, r.locale, r.country, ${isoTime('r.requested_at')} as "subscribedAt",
      ${isoTime('r.confirmed_at')} as "confirmedAt", r.source, r.text_version as "textVersion",
      r.recipient_id::text as "recipientId"
    from newsletter_recipients r
    where r.unsubscribed_at is null and (r.confirmed_at is not null or not r.requires_confirmation)
      and exists (select from subscriptions s where s.type = r.type and s.channel = 'email'
        and s.recipient = r.recipient and s.optin)
      and ${isOnPage(page)}
    order by r.type, r.recipient
    limit ${page.count}`.many(database)

/**
 * Who gets text messages. The choice of the account with the number counts, otherwise the latest choice for the number,
 * because anybody can type any number.
 */
export const findTextSubscribers = (
  database: Database,
  page: SubscriberPage,
): Promise<Subscriber[]> =>
  rawQuery<Subscriber>(columns)`
    select r.type, r.recipient, r.locale, r.country, ${isoTime('r.opted_in_at')} as "subscribedAt",
      null::text as "confirmedAt", 'unrecorded' as source, 'unrecorded' as "textVersion",
      null::text as "recipientId"
    from (
      select distinct on (s.type, s.recipient) s.*
      from subscriptions s
      left join account_phones a on a.consumer_id = s.consumer_id and a.phone = s.recipient
      where s.channel = 'sms'
      order by s.type, s.recipient, a.phone is null, greatest(s.opted_in_at, s.opted_out_at) desc, s.optin
    ) r
    where r.optin and ${isOnPage(page)}
    order by r.type, r.recipient
    limit ${page.count}`.many(database)
