import type { Database } from '../database/database.ts'
import type { Event } from './outbox.ts'

export type Job = {
  /** The same in every attempt, so that it can serve as an idempotency key. */
  id: string
  /** Starts at one. After the fifth attempt the job goes to the dead letter queue. */
  attempt: number
  /** Aborted when the job takes too long or the server stops. */
  signal: AbortSignal
}
export type Work<Payload> = (database: Database, payload: Payload, job: Job) => Promise<unknown>

export type Consumer = {
  name: string
  topic: string
  work: Work<unknown>
  /** For work that depends on a service with longer outages. Doubled after every attempt. */
  retryDelaySeconds?: number
}
export type Schedule = { name: string; cron: string; work: Work<unknown> }

/** Registers work for every event of a topic. The name is that of its queue and must not change. */
export const consume = <Payload extends object>(
  name: string,
  { topic }: Event<Payload>,
  work: Work<Payload>,
): Consumer => ({
  name,
  topic,
  // `emit` takes only payloads of the event's type.
  work: (database, payload, job) => work(database, payload as Payload, job),
})

/** Registers recurring work. Only one server performs it at a time. `cron` is in UTC. */
export const schedule = (
  name: string,
  cron: string,
  work: (database: Database, job: Job) => Promise<unknown>,
): Schedule => ({ name, cron, work: (database, _payload, job) => work(database, job) })
