import type { AnswerOf } from '@cairn/contract/call'
import type { Locale } from '@cairn/contract/sites'
import type { readSubscriptions } from '@cairn/contract/subscriptions'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'

export type Subscription = AnswerOf<typeof readSubscriptions>['subscriptions'][number]

type Keeping = Pick<Subscription, 'type' | 'channel' | 'optin' | 'doubleOptin'> & {
  consumerId: string
  recipient: string
  locale: Locale
  country: string
  region: NonNullable<Subscription['region']>
}

type Row = Omit<Subscription, 'category' | 'optinDate' | 'optoutDate'> & {
  optedInAt: Date | null
  optedOutAt: Date | null
}

const columns = sql.raw(`type, channel, recipient, country, region, optin,
  double_optin as "doubleOptin", opted_in_at as "optedInAt", opted_out_at as "optedOutAt"`)

export async function findSubscriptions(
  database: Database,
  consumerId: string,
): Promise<Subscription[]> {
  const { rows } = await sql<Row>`
    select ${columns} from subscriptions where consumer_id = ${consumerId}
    order by type, channel, coalesce(opted_in_at, opted_out_at) desc`.execute(database)
  return rows.map(subscriptionOf)
}

/** The same again changes nothing but what is new: who is subscribed stays so since then. */
export async function keepSubscription(
  database: Database,
  { consumerId, type, channel, recipient, ...rest }: Keeping,
): Promise<Subscription> {
  const { locale, country, region, optin, doubleOptin } = rest
  const { rows } = await sql<Row>`
    insert into subscriptions (consumer_id, type, channel, recipient, locale, country, region,
      optin, double_optin, opted_in_at, opted_out_at)
    values (${consumerId}, ${type}, ${channel}, ${recipient}, ${locale}, ${country}, ${region},
      ${optin}, ${doubleOptin}, case when ${optin} then now() end,
      case when not ${optin}::boolean then now() end)
    on conflict (consumer_id, type, channel, recipient) do update set
      locale = excluded.locale, country = excluded.country, region = excluded.region,
      optin = excluded.optin, double_optin = excluded.double_optin,
      opted_in_at = case when excluded.optin and not subscriptions.optin
        then now() else subscriptions.opted_in_at end,
      opted_out_at = case when subscriptions.optin and not excluded.optin
        then now() else subscriptions.opted_out_at end
    returning ${columns}`.execute(database)
  const [kept] = rows
  if (!kept) throw new Error('a subscription was neither kept nor changed')
  return subscriptionOf(kept)
}

/** What a guest asked for is the shopper’s who signs in, unless they have said otherwise already. */
export async function mergeSubscriptions(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`
    with taken as (delete from subscriptions where consumer_id = ${from} returning *)
    insert into subscriptions (consumer_id, type, channel, recipient, locale, country, region,
      optin, double_optin, opted_in_at, opted_out_at)
    select ${to}, type, channel, recipient, locale, country, region, optin, double_optin,
      opted_in_at, opted_out_at from taken
    on conflict (consumer_id, type, channel, recipient) do nothing`.execute(transaction)
}

const subscriptionOf = ({ optedInAt, optedOutAt, optin, ...row }: Row): Subscription => ({
  ...row,
  optin,
  category: 'subscription',
  ...(optin && optedInAt && { optinDate: optedInAt.toISOString() }),
  ...(!optin && optedOutAt && { optoutDate: optedOutAt.toISOString() }),
})
