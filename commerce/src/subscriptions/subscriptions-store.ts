import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../platform/database/queries/result-columns.ts'

export type Subscription = AnswerOf<typeof readSubscriptions>['subscriptions'][number]

type SubscriptionChange = Pick<Subscription, 'type' | 'channel' | 'optin' | 'doubleOptin'> & {
  consumerId: string
  recipient: string
  locale: Locale
  country: string
  region: NonNullable<Subscription['region']>
}

type SubscriptionRow = Omit<Subscription, 'category' | 'optinDate' | 'optoutDate'> & {
  optedInAt: Date | null
  optedOutAt: Date | null
}

const columns = sql.raw(`type, channel, recipient, country, region, optin,
  double_optin as "doubleOptin", opted_in_at as "optedInAt", opted_out_at as "optedOutAt"`)

const kinds: ColumnsOf<SubscriptionRow> = {
  type: 'text',
  channel: 'text',
  recipient: 'text',
  country: 'text',
  region: 'text',
  optin: 'boolean',
  doubleOptin: 'boolean',
  optedInAt: 'instant | null',
  optedOutAt: 'instant | null',
}

export async function findSubscriptions(
  database: Database,
  consumerId: string,
): Promise<Subscription[]> {
  const rows = await rawQuery<SubscriptionRow>(kinds)`
    select ${columns} from subscriptions where consumer_id = ${consumerId}
    order by type, channel, coalesce(opted_in_at, opted_out_at) desc`.many(database)
  return rows.map(subscriptionOf)
}

/** Subscribing again keeps the date of the first subscription. */
export async function saveSubscription(
  database: Database,
  { consumerId, type, channel, recipient, ...rest }: SubscriptionChange,
): Promise<Subscription> {
  const { locale, country, region, optin, doubleOptin } = rest
  const row = await rawQuery<SubscriptionRow>(kinds)`
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
    returning ${columns}`.one(database)
  return subscriptionOf(row)
}

/** Moves the subscriptions of a guest to the shopper, whose own choices take precedence. */
export async function mergeSubscriptions(
  transaction: Transaction,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const movedColumns = sql.raw(`type, channel, recipient, locale, country, region, optin,
    double_optin, opted_in_at, opted_out_at`)
  await sql`
    with moved as (delete from subscriptions where consumer_id = ${from} returning *)
    insert into subscriptions (consumer_id, ${movedColumns})
    select ${to}, ${movedColumns} from moved
    on conflict (consumer_id, type, channel, recipient) do nothing`.execute(transaction)
}

const subscriptionOf = ({
  optedInAt,
  optedOutAt,
  optin,
  ...row
}: SubscriptionRow): Subscription => ({
  ...row,
  optin,
  category: 'subscription',
  ...(optin && optedInAt && { optinDate: optedInAt.toISOString() }),
  ...(!optin && optedOutAt && { optoutDate: optedOutAt.toISOString() }),
})
