import { sql } from 'kysely'
import { networkOf } from '../platform/limits/network-of.ts'
import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/tokens.ts'
import type { Declines } from './declines.ts'
import type { Tries } from './tries.ts'

/** Who tries, from where, and what. */
export type Trying = { consumerId: string; clientAddress: string; cardId: string }

const subjectsOf = ({ consumerId, clientAddress, cardId }: Trying) => ({
  own: hashOf(`tries of ${consumerId}`),
  network: hashOf(`tries from ${networkOf(clientAddress)}`),
  card: hashOf(`tries at ${cardId}`),
})

type Counted = { subject: string; tries: number; secondsLeft: number }

const secondsLeft = sql`
  ceil(extract(epoch from counted_since + interval '1 hour' - now()))::int`

/** An hour later it begins anew. */
async function countAll(database: Database, subjects: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    insert into payment_tries as t (subject, tries)
    select subject, 1 from unnest(${subjects.toSorted()}::text[]) as subject
    order by subject
    on conflict (subject) do update set
      tries = case when t.counted_since < now() - interval '1 hour' then 1 else t.tries + 1 end,
      counted_since = case
        when t.counted_since < now() - interval '1 hour' then now() else t.counted_since end
    returning subject, tries, ${secondsLeft} as "secondsLeft"`.execute(database)
  return rows
}

/** Counted before it is looked at, so that of many at once none gets by. */
export async function countTry(database: Database, trying: Trying): Promise<Tries> {
  const subjects = subjectsOf(trying)
  const rows = await countAll(database, Object.values(subjects))
  const triesOf = (subject: string) => rows.find((row) => row.subject === subject)?.tries ?? 0
  return {
    own: triesOf(subjects.own),
    network: triesOf(subjects.network),
    card: triesOf(subjects.card),
    secondsLeft: Math.max(1, ...rows.map((row) => row.secondsLeft)),
  }
}

/** It was right: only this one is taken back, or one good card would make room for guessing. */
export async function takeTryBack(database: Database, trying: Trying): Promise<void> {
  await sql`
    with own as (
      select subject from payment_tries
      where subject = any(${Object.values(subjectsOf(trying))}) order by subject for update)
    update payment_tries t set tries = greatest(t.tries - 1, 0) from own
    where t.subject = own.subject`.execute(database)
}

export type Payer = Pick<Trying, 'consumerId' | 'clientAddress'>

const declinesBy = ({ consumerId, clientAddress }: Payer) => ({
  own: hashOf(`declined cards of ${consumerId}`),
  network: hashOf(`declined cards from ${networkOf(clientAddress)}`),
})

export async function findDeclines(database: Database, payer: Payer): Promise<Declines> {
  const subjects = declinesBy(payer)
  const { rows } = await sql<Counted>`
    select subject, tries, ${secondsLeft} as "secondsLeft" from payment_tries
    where subject = any(${Object.values(subjects)})
      and counted_since >= now() - interval '1 hour'`.execute(database)
  const triesOf = (subject: string) => rows.find((row) => row.subject === subject)?.tries ?? 0
  return {
    own: triesOf(subjects.own),
    network: triesOf(subjects.network),
    secondsLeft: Math.max(1, ...rows.map((row) => row.secondsLeft)),
  }
}

export async function countDecline(database: Database, payer: Payer): Promise<void> {
  await countAll(database, Object.values(declinesBy(payer)))
}

export async function forgetOldTries(database: Database): Promise<void> {
  await database
    .deleteFrom('payment_tries')
    .where('counted_since', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
}
