import { refuse, accept, type Refusal, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransactionOrRefuse, lockName } from '../platform/database/in-transaction.ts'
import { rawColumn } from '../platform/database/queries/raw-query.ts'
import { emitEach } from '../platform/jobs/outbox.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'
import { shareFavourites } from './favourites-store.ts'

const maxRecipientsPerDay = 20
const maxRequestsPerHour = 20
const secondsOfHour = 3_600

const counter = hourlyCounter('favourite_share_counts', 'shares')

type ShareByMail = {
  consumerId: string
  recipients: readonly string[]
  message: string | undefined
  locale: Locale
  clientIp: string
}

/** Shares the list and requests a mail for each recipient, at most one a day. Answers with the id of the list. */
export async function shareFavouritesByMail(
  database: Database,
  { consumerId, recipients, message, locale, clientIp }: ShareByMail,
): Promise<Result<string, Refusal<'tooManyRequests'>>> {
  const network = hashOf(`shares from ${networkOf(clientIp)}`)
  const counted = await counter.addWithin(database, network, maxRequestsPerHour)
  if (!counted.ok) return counted
  return inTransactionOrRefuse(database, async (transaction) => {
    await lockName(transaction, `shares of ${consumerId}`)
    const listId = await shareFavourites(transaction, consumerId)
    const rows = await transaction
      .insertInto('favourite_shares')
      .values(
        recipients.map((recipient) => ({
          list_id: listId,
          recipient,
          message: message ?? null,
          locale,
        })),
      )
      .onConflict((conflict) => conflict.columns(['list_id', 'recipient', 'shared_on']).doNothing())
      .returning('share_id as shareId')
      .execute()
    if ((await countSharesOfDay(transaction, listId)) > maxRecipientsPerDay)
      return refuse('tooManyRequests', { seconds: secondsOfHour })
    await emitEach(transaction, 'favourites-shared', rows)
    return accept(listId)
  })
}

async function countSharesOfDay(transaction: Transaction, listId: string): Promise<number> {
  const { shares } = await transaction
    .selectFrom('favourite_shares')
    .select(rawColumn('shares', 'number')`count(*)::int`)
    .where('list_id', '=', listId)
    .where('shared_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return shares
}

export type FavouriteShare = {
  favoriteId: string
  consumerId: string
  recipient: string
  message: string | null
  locale: Locale
}

export async function findFavouriteShare(
  transaction: Transaction,
  shareId: string,
): Promise<FavouriteShare | undefined> {
  return transaction
    .selectFrom('favourite_shares as s')
    .innerJoin('favourite_lists as l', 'l.id', 's.list_id')
    .select([
      'l.id as favoriteId',
      'l.consumer_id as consumerId',
      's.recipient',
      's.message',
      's.locale',
    ])
    .$narrowType<Pick<FavouriteShare, 'locale'>>()
    .where('s.share_id', '=', shareId)
    .executeTakeFirst()
}

/** Keeps what the daily limits count. */
export async function deleteOldFavouriteShares(database: Database): Promise<void> {
  await database
    .deleteFrom('favourite_shares')
    .where('shared_at', '<', sql<Date>`now() - interval '3 days'`)
    .execute()
  await counter.deleteOld(database)
}
