import type { readSubscriptions } from '@cairn/contract/accounts/account-calls'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { moveConfirmations } from './newsletter-confirmations-store.ts'
import {
  endNewsletter,
  endUnwantedNewsletter,
  requestNewsletter,
} from './newsletter-recipients-store.ts'
import type { SubscriptionChange } from './subscription-change.ts'

export type Subscription = AnswerOf<typeof readSubscriptions>['subscriptions'][number]

type Region = NonNullable<Subscription['region']>

type SubscriptionRow = Omit<Subscription, 'category' | 'optinDate' | 'optoutDate'> & {
  optedInAt: Date | null
  optedOutAt: Date | null
}

const columns = [
  'type',
  'channel',
  'recipient',
  'country',
  'region',
  'optin',
  'double_optin as doubleOptin',
  'opted_in_at as optedInAt',
  'opted_out_at as optedOutAt',
] as const

export async function findSubscriptions(
  database: Database,
  consumerId: string,
): Promise<Subscription[]> {
  const rows = await database
    .selectFrom('subscriptions')
    .select(columns)
    .where('consumer_id', '=', consumerId)
    .$narrowType<{ region: Region }>()
    .orderBy('type')
    .orderBy('channel')
    .orderBy(({ fn }) => fn.coalesce('opted_in_at', 'opted_out_at'), 'desc')
    .execute()
  return rows.map(subscriptionOf)
}

/**
 * Saves the choice, and what follows from it for newsletters to the address. Text messages go to one number at a time: a
 * new one opts the others out.
 */
export const saveSubscription = (
  database: Database,
  change: SubscriptionChange,
): Promise<Subscription> =>
  inTransaction(database, async (transaction) => {
    if (change.channel === 'sms' && change.optin) await optOutOtherNumbers(transaction, change)
    const subscription = await putSubscription(transaction, change)
    if (change.channel === 'email') await applyToNewsletter(transaction, change)
    return subscription
  })

/**
 * Only the shopper of a verified address ends what others have asked for, because anybody can type any address, also when
 * signing up.
 */
async function applyToNewsletter(
  transaction: Transaction,
  { type, recipient, consumerId, locale, country, source, ...change }: SubscriptionChange,
): Promise<void> {
  const address = { type, recipient }
  if (change.optin) {
    const { confirmsNewsletters: requiresConfirmation } = settingsOf(locale)
    const { isProvenAddress } = change
    const consent = { consumerId, locale, country, source, isProvenAddress }
    return requestNewsletter(transaction, { ...address, ...consent, requiresConfirmation })
  }
  return change.isProvenAddress
    ? endNewsletter(transaction, address)
    : endUnwantedNewsletter(transaction, address)
}

async function optOutOtherNumbers(
  transaction: Transaction,
  { consumerId, type, recipient }: SubscriptionChange,
): Promise<void> {
  await optOutOfTextMessages(transaction, consumerId)
    .where('type', '=', type)
    .where('recipient', '<>', recipient)
    .execute()
}

/** For a shopper who is no longer a member. It goes on to an address for which somebody else asks, too. */
export async function endMemberNewsletter(
  transaction: Transaction,
  consumerId: string,
): Promise<void> {
  const ended = await transaction
    .updateTable('subscriptions')
    .set({ optin: false, opted_out_at: sql<Date>`now()` })
    .where('consumer_id', '=', consumerId)
    .where('type', '=', memberNewsletter)
    .where('optin', '=', true)
    .returning(['channel', 'recipient'])
    .execute()
  for (const { channel, recipient } of ended)
    if (channel === 'email')
      await endUnwantedNewsletter(transaction, { type: memberNewsletter, recipient })
}

const memberNewsletter = 'LoyaltyNewsletter'

/** For a number that is no longer that of the shopper. */
export async function optOutNumber(
  database: Database,
  { consumerId, phone }: { consumerId: string; phone: string },
): Promise<void> {
  await optOutOfTextMessages(database, consumerId).where('recipient', '=', phone).execute()
}

/** The rows stay, because they prove both choices. */
const optOutOfTextMessages = (database: Database, consumerId: string) =>
  database
    .updateTable('subscriptions')
    .set({ optin: false, opted_out_at: sql<Date>`now()` })
    .where('consumer_id', '=', consumerId)
    .where('channel', '=', 'sms')
    .where('optin', '=', true)

/**
 * Ends text messages that others have asked for, if the account with the number has opted out of them: after its erasure
 * they would count. Has to run before the account is deleted.
 */
export async function keepTextOptOutsOf(
  transaction: Transaction,
  consumerId: string,
): Promise<void> {
  await sql`
    update subscriptions set optin = false, opted_out_at = now()
    from account_phones a
      join subscriptions own on own.consumer_id = a.consumer_id and own.recipient = a.phone
    where a.consumer_id = ${consumerId} and own.channel = 'sms' and not own.optin
      and subscriptions.channel = own.channel and subscriptions.type = own.type
      and subscriptions.recipient = own.recipient and subscriptions.optin`.execute(transaction)
}

/** Subscribing again keeps the date of the first subscription. */
async function putSubscription(
  transaction: Transaction,
  {
    consumerId,
    isProvenAddress,
    source: _source,
    isOwnAddress: _isOwnAddress,
    ...subscription
  }: SubscriptionChange,
): Promise<Subscription> {
  const { optin } = subscription
  const row = await transaction
    .insertInto('subscriptions')
    .values({
      ...subscription,
      consumer_id: consumerId,
      double_optin: optin && isProvenAddress,
      opted_in_at: optin ? sql<Date>`now()` : null,
      opted_out_at: optin ? null : sql<Date>`now()`,
    })
    .onConflict((conflict) =>
      conflict.columns(['consumer_id', 'type', 'channel', 'recipient']).doUpdateSet(({ ref }) => ({
        locale: ref('excluded.locale'),
        country: ref('excluded.country'),
        region: ref('excluded.region'),
        optin: ref('excluded.optin'),
        double_optin: sql<boolean>`excluded.double_optin
          or (subscriptions.double_optin and (subscriptions.optin or not excluded.optin))`,
        opted_in_at: sql<Date | null>`
          case when excluded.optin and not subscriptions.optin
            then now() else subscriptions.opted_in_at end`,
        opted_out_at: sql<Date | null>`
          case when subscriptions.optin and not excluded.optin
            then now() else subscriptions.opted_out_at end`,
      })),
    )
    .returning(columns)
    .$narrowType<{ region: Region }>()
    .executeTakeFirstOrThrow()
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
  await optOutEarlierNumbers(transaction, to)
  await moveConfirmations(transaction, { from, to })
}

/** Text messages go to the number that was chosen last, also of those that are chosen before and after signing in. */
async function optOutEarlierNumbers(transaction: Transaction, consumerId: string): Promise<void> {
  await optOutOfTextMessages(transaction, consumerId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('subscriptions as later')
          .select('later.recipient')
          .whereRef('later.consumer_id', '=', 'subscriptions.consumer_id')
          .whereRef('later.type', '=', 'subscriptions.type')
          .where('later.channel', '=', 'sms')
          .where('later.optin', '=', true)
          .whereRef('later.recipient', '<>', 'subscriptions.recipient')
          .where(
            sql<boolean>`(later.opted_in_at, later.recipient)
              > (subscriptions.opted_in_at, subscriptions.recipient)`,
          ),
      ),
    )
    .execute()
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
