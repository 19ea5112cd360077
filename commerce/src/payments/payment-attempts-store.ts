import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { anyOf, rawColumn, rawQuery } from '../platform/database/queries/raw-query.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'
import type { DeclineCounts, GiftCardAttemptCounts } from './payment-attempts.ts'

export type GiftCardAttempt = { consumerId: string; clientIp: string; cardId: string }

const attemptSubjects = ({ consumerId, clientIp, cardId }: GiftCardAttempt) => ({
  own: hashOf(`attempts of ${consumerId}`),
  network: hashOf(`attempts from ${networkOf(clientIp)}`),
  card: hashOf(`attempts at ${cardId}`),
})

type SubjectCount = { subject: string; attempts: number; secondsUntilReset: number }

const secondsUntilReset = sql`
  ceil(extract(epoch from counted_since + interval '1 hour' - now()))::int`

/** A count older than an hour starts again at one. */
async function incrementCounts(
  database: Database,
  subjects: readonly string[],
): Promise<SubjectCount[]> {
  return rawQuery({ subject: 'text', attempts: 'number', secondsUntilReset: 'number' })`
    insert into payment_attempt_counts as t (subject, attempts)
    select subject, 1 from unnest(${subjects.toSorted()}::text[]) as subject
    order by subject
    on conflict (subject) do update set
      attempts = case when t.counted_since < now() - interval '1 hour' then 1 else t.attempts + 1 end,
      counted_since = case
        when t.counted_since < now() - interval '1 hour' then now() else t.counted_since end
    returning subject, attempts, ${secondsUntilReset} as "secondsUntilReset"`.many(database)
}

/** Counts an attempt before the card is looked up, so that concurrent attempts cannot exceed the limit. */
export async function countAttempt(
  database: Database,
  attempt: GiftCardAttempt,
): Promise<GiftCardAttemptCounts> {
  const subjects = attemptSubjects(attempt)
  const rows = await incrementCounts(database, Object.values(subjects))
  const attemptsOf = (subject: string) => rows.find((row) => row.subject === subject)?.attempts ?? 0
  return {
    own: attemptsOf(subjects.own),
    network: attemptsOf(subjects.network),
    card: attemptsOf(subjects.card),
    secondsUntilReset: Math.max(1, ...rows.map((row) => row.secondsUntilReset)),
  }
}

/** Takes back only this one attempt. Resetting the count would let the owner of one valid card guess others. */
export async function undoAttempt(database: Database, attempt: GiftCardAttempt): Promise<void> {
  await sql`
    with own as (
      select subject from payment_attempt_counts
      where subject = any(${Object.values(attemptSubjects(attempt))}) order by subject for update)
    update payment_attempt_counts t set attempts = greatest(t.attempts - 1, 0) from own
    where t.subject = own.subject`.execute(database)
}

export type Payer = Pick<GiftCardAttempt, 'consumerId' | 'clientIp'>

const declineSubjects = ({ consumerId, clientIp }: Payer) => ({
  own: hashOf(`declined cards of ${consumerId}`),
  network: hashOf(`declined cards from ${networkOf(clientIp)}`),
})

export async function findDeclines(database: Database, payer: Payer): Promise<DeclineCounts> {
  const subjects = declineSubjects(payer)
  const rows = await database
    .selectFrom('payment_attempt_counts')
    .select(['subject', 'attempts', rawColumn('secondsUntilReset', 'number')`${secondsUntilReset}`])
    .where('subject', '=', anyOf(Object.values(subjects)))
    .where('counted_since', '>=', sql<Date>`now() - interval '1 hour'`)
    .execute()
  const attemptsOf = (subject: string) => rows.find((row) => row.subject === subject)?.attempts ?? 0
  return {
    own: attemptsOf(subjects.own),
    network: attemptsOf(subjects.network),
    secondsUntilReset: Math.max(1, ...rows.map((row) => row.secondsUntilReset)),
  }
}

export async function countDecline(database: Database, payer: Payer): Promise<void> {
  await incrementCounts(database, Object.values(declineSubjects(payer)))
}

export async function deleteOldPaymentAttempts(database: Database): Promise<void> {
  await database
    .deleteFrom('payment_attempt_counts')
    .where('counted_since', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
}
