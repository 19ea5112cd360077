import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { afterCommit } from '../database/in-transaction.ts'

/** A type of event. `Payload` must be serialisable as JSON. */
export type Event<Payload extends object> = { topic: string; payload?: Payload }

/** Defines a type of event: `defineEvent<{ orderId: string }>('order-placed')`. */
export const defineEvent = <Payload extends object>(topic: string): Event<Payload> => ({ topic })

/** Publishes an event once, if and only if the transaction commits. */
export const emit = <Payload extends object>(
  transaction: Transaction,
  event: Event<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> => emitEach(transaction, event, [payload])

/** Publishes several events of one type in one statement. */
export async function emitEach<Payload extends object>(
  transaction: Transaction,
  { topic }: Event<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return
  await transaction
    .insertInto('outbox')
    .values(payloads.map((payload) => ({ topic, payload: JSON.stringify(payload) })))
    .execute()
  afterCommit(wakeRelays)
}

/** SQL that publishes an event for every row of `rows`, from its `payload`. Call `wakeRelays` afterwards. */
export const emitSql = <Payload extends object>(
  { topic }: Event<Payload>,
  rows: RawBuilder<unknown>,
) => sql`insert into outbox (topic, payload) select ${topic}, payload from (${rows}) events`

const relays = new Set<() => void>()
export const wakeRelays = () => relays.forEach((wake) => wake())

/** Calls `wake` whenever this process has published an event. Events of other processes are found by polling. */
export function onEmit(wake: () => void): () => void {
  relays.add(wake)
  return () => relays.delete(wake)
}
