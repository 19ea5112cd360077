import type { Database } from '../database/database.ts'
import type { Event } from './outbox.ts'

export type Job = {
  /** The same in every try, so that it can serve as a key for what must not happen twice. */
  id: string
  /** Counted from one; after the fifth the job is put aside. */
  attempt: number
  /** Set off when the job has taken too long or the server stops. */
  signal: AbortSignal
}
export type Work<Payload> = (database: Database, payload: Payload, job: Job) => Promise<unknown>

export type Consumer = {
  name: string
  topic: string
  work: Work<unknown>
  /** Where what is asked may be away for longer than usual; doubled with every try. */
  retryDelaySeconds?: number
}
export type Schedule = { name: string; cron: string; work: Work<unknown> }

/** Work to be done for every event of a kind. The name belongs to it for good: it is its queue. */
export const consume = <Payload extends object>(
  name: string,
  { topic }: Event<Payload>,
  work: Work<Payload>,
): Consumer => ({
  name,
  topic,
  // What was told under a topic is what its event declares: `emit` saw to it.
  work: (database, payload, job) => work(database, payload as Payload, job),
})

/** Work to be done again and again, by one server at a time. The hours of `cron` are UTC's. */
export const schedule = (
  name: string,
  cron: string,
  work: (database: Database, job: Job) => Promise<unknown>,
): Schedule => ({ name, cron, work: (database, _payload, job) => work(database, job) })
