import type { Database } from '../database/database.ts'
import type { EventName, EventPayloads } from './event-payloads.ts'

export type Job = {
  /** The same in every attempt, so that it can serve as an idempotency key. */
  id: string
  /** Starts at one. After the fifth attempt the job goes to the dead letter queue. */
  attempt: number
  /** Aborted when the job takes too long or the server stops. */
  signal: AbortSignal
}
export type Work<Payload> = (database: Database, payload: Payload, job: Job) => Promise<unknown>

export type Consumer<Name extends EventName = EventName> = {
  name: string
  event: Name
  work: Work<unknown>
  /** For work that depends on a service with longer outages. Doubled after every attempt. */
  retryDelaySeconds?: number
}
export type Schedule = { name: string; cron: string; work: Work<unknown> }

/** Registers work for every event of a type. The name is that of its queue and must not change. */
export const consume = <Name extends EventName>(
  name: string,
  event: Name,
  work: Work<EventPayloads[Name]>,
): Consumer<Name> => ({
  name,
  event,
  // `emit` takes only payloads of the event's type.
  work: (database, payload, job) => work(database, payload as EventPayloads[Name], job),
})

/** The consumers of a server. An event without a consumer is a type error, which names the event. */
export const consumersOfEveryEvent = <Name extends EventName>(
  consumers: readonly Consumer<Name>[] &
    ([EventName] extends [Name] ? unknown : { eventWithoutConsumer: Exclude<EventName, Name> }),
): Consumer[] => [...consumers]

/** Registers recurring work. Only one server performs it at a time. `cron` is in UTC. */
export const schedule = (
  name: string,
  cron: string,
  work: (database: Database, job: Job) => Promise<unknown>,
): Schedule => ({ name, cron, work: (database, _payload, job) => work(database, job) })
