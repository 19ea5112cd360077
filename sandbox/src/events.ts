import { randomUUID } from 'node:crypto'
import { readFaults } from './faults.ts'
import type { Books } from './open-books.ts'

export type Told = {
  kind: 'authorised' | 'refused' | 'voided' | 'captured' | 'refunded'
  key: string
  orderNumber: string
  reference: string
  amount: number
}

/** Written down together with what happened; delivered until somebody has taken it. */
export function tell(books: Books, told: Told, at: number): void {
  const id = `evt_${randomUUID()}`
  const { webhooksLate = 0, webhooksShuffled = 0 } = readFaults(books)
  const dueAt = at + webhooksLate + Math.floor(Math.random() * webhooksShuffled)
  books
    .prepare('insert into event (id, body, due_at) values (?, ?, ?)')
    .run(id, JSON.stringify({ id, ...told }), dueAt)
}
