import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../database/database.ts'
import { afterCommit } from '../database/in-transaction.ts'
import { type JsonFields, jsonbObject } from '../database/queries/json-object.ts'
import type { EventName, EventPayloads } from './event-payloads.ts'

/** Publishes an event once, if and only if the transaction commits. */
export const emit = <Name extends EventName>(
  transaction: Transaction,
  event: Name,
  payload: EventPayloads[Name],
): Promise<void> => emitEach(transaction, event, [payload])

/** Publishes several events of one type in one statement. */
export async function emitEach<Name extends EventName>(
  transaction: Transaction,
  event: Name,
  payloads: readonly EventPayloads[Name][],
): Promise<void> {
  if (payloads.length === 0) return
  await transaction
    .insertInto('outbox')
    .values(payloads.map((payload) => ({ topic: event, payload: JSON.stringify(payload) })))
    .execute()
  afterCommit(wakeRelays)
}

type EmitSql<Name extends EventName> = {
  payload: JsonFields<EventPayloads[Name]>
  from: RawBuilder<unknown>
}

/** SQL that publishes an event for every row of `from`. Call `wakeRelays` afterwards. */
export const emitSql = <Name extends EventName>(event: Name, { payload, from }: EmitSql<Name>) =>
  sql`insert into outbox (topic, payload) select ${event}, ${jsonbObject(payload)} from ${from}`

const relays = new Set<() => void>()
export const wakeRelays = () => relays.forEach((wake) => wake())

/** Calls `wake` whenever this process has published an event. Events of other processes are found by polling. */
export function onEmit(wake: () => void): () => void {
  relays.add(wake)
  return () => relays.delete(wake)
}
