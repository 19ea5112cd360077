import { sql } from 'kysely'
import { networkOf } from '../platform/limits/network-of.ts'
import type { Database } from '../platform/database/database.ts'
import { hashOf } from '../platform/tokens.ts'
import type { Tries } from './tries.ts'

/** Who tries, from where, and what. */
export type Trying = { consumerId: string; clientAddress: string; cardId: string }

const subjectsOf = ({ consumerId, clientAddress, cardId }: Trying) => ({
  own: hashOf(`tries of ${consumerId}`),
  network: hashOf(`tries from ${networkOf(clientAddress)}`),
  card: hashOf(`tries at ${cardId}`),
})

type Counted = { subject: string; tries: number; secondsLeft: number }

/** Counted before it is looked at, so that of many at once none gets by. An hour later it begins anew. */
export async function countTry(database: Database, trying: Trying): Promise<Tries> {
  const subjects = subjectsOf(trying)
  const { rows } = await sql<Counted>`
    insert into payment_tries as t (subject, tries)
    select subject, 1 from unnest(${Object.values(subjects).toSorted()}::text[]) as subject
    order by subject
    on conflict (subject) do update set
      tries = case when t.counted_since < now() - interval '1 hour' then 1 else t.tries + 1 end,
      counted_since = case
        when t.counted_since < now() - interval '1 hour' then now() else t.counted_since end
    returning subject, tries,
      ceil(extract(epoch from counted_since + interval '1 hour' - now()))::int as "secondsLeft"`.execute(
    database,
  )
  const triesOf = (subject: string) => rows.find((row) => row.subject === subject)?.tries ?? 0
  return {
    own: triesOf(subjects.own),
    network: triesOf(subjects.network),
    card: triesOf(subjects.card),
    secondsLeft: Math.max(1, ...rows.map(({ secondsLeft }) => secondsLeft)),
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

export async function forgetOldTries(database: Database): Promise<void> {
  await database
    .deleteFrom('payment_tries')
    .where('counted_since', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
}
