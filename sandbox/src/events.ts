import { randomUUID } from 'node:crypto'
import type { Db } from './database.ts'
import { readFaults } from './faults.ts'

export type PaymentEvent = {
  kind: 'authorised' | 'refused' | 'voided' | 'captured' | 'refunded'
  key: string
  orderNumber: string
  reference: string
  amount: number
}

/** Stores an event in the same transaction as the change. It is delivered until the shop accepts it. */
export function queueEvent(db: Db, event: PaymentEvent, nowMs: number): void {
  const id = `evt_${randomUUID()}`
  const { webhooksLate = 0, webhooksShuffled = 0 } = readFaults(db)
  const dueAt = nowMs + webhooksLate + Math.floor(Math.random() * webhooksShuffled)
  db.prepare('insert into event (id, body, due_at) values (?, ?, ?)').run(
    id,
    JSON.stringify({ id, ...event }),
    dueAt,
  )
}
