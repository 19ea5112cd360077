import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { afterCommit } from '../database/inside-transaction.ts'

/** Something that happened, told to whoever consumes it. `Payload` is what JSON can carry. */
export type Event<Payload extends object> = { topic: string; payload?: Payload }

/** A name, and what is told under it: `defineEvent<{ orderId: string }>('order-placed')`. */
export const defineEvent = <Payload extends object>(topic: string): Event<Payload> => ({ topic })

/** Told if the transaction commits, once; never if it does not. */
export const emit = <Payload extends object>(
  transaction: Transaction,
  event: Event<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> => emitEach(transaction, event, [payload])

/** The same for many of one kind, in one statement. */
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

/** The same as a part of a statement: `rows` has a payload in each. Its relay is woken by `wakeRelays`. */
export const emitting = <Payload extends object>(
  { topic }: Event<Payload>,
  rows: RawBuilder<unknown>,
) => sql`insert into outbox (topic, payload) select ${topic}, payload from (${rows}) told`

const relays = new Set<() => void>()
export const wakeRelays = () => relays.forEach((wake) => wake())

/** Calls whenever this process has told something; others are found by looking. */
export function onEmitted(wake: () => void): () => void {
  relays.add(wake)
  return () => relays.delete(wake)
}
