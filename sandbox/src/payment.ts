import { z } from 'zod'
import type { Db } from './database.ts'

const row = z.object({
  reference: z.string(),
  key: z.string(),
  order_number: z.string(),
  kind: z.string(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  amount: z.number(),
  currency: z.string(),
  state: z.enum(['authorised', 'challenge', 'pending', 'refused']),
  reason: z
    .enum(['declined', 'suspicious', 'expired', 'unknownToken', 'challengeFailed', 'voided'])
    .nullable(),
  captured: z.number(),
  released: z.number(),
  refunded: z.number(),
  created_at: z.number(),
  due_at: z.number().nullable(),
})

export type Payment = z.infer<typeof row>
export type PaymentState = Payment['state']
export type Reason = NonNullable<Payment['reason']>

export const findPayment = (db: Db, reference: string): Payment | undefined =>
  paymentIn(db.prepare('select * from payment where reference = ?').get(reference))

export const findPaymentByKey = (db: Db, key: string): Payment | undefined =>
  paymentIn(db.prepare('select * from payment where key = ?').get(key))

export const paymentsDue = (db: Db, nowMs: number): Payment[] =>
  db
    .prepare(`select * from payment where state in ('challenge', 'pending') and due_at <= ?`)
    .all(nowMs)
    .map((payment) => row.parse(payment))

export const latestPayments = (db: Db, limit: number): Payment[] =>
  db
    .prepare('select * from payment order by created_at desc, rowid desc limit ?')
    .all(limit)
    .map((payment) => row.parse(payment))

export function savePayment(db: Db, payment: Payment): void {
  const columns = Object.keys(row.shape)
  const parameters = columns.map((column) => `:${column}`)
  const changes = columns.map((column) => `${column} = excluded.${column}`)
  db.prepare(
    `insert into payment (${columns.join()}) values (${parameters.join()})
       on conflict (reference) do update set ${changes.join()}`,
  ).run(payment)
}

/** The amount that is authorised and neither captured nor released. */
export const restOf = ({ amount, captured, released }: Payment): number =>
  amount - captured - released

const paymentIn = (record: unknown): Payment | undefined =>
  record === undefined ? undefined : row.parse(record)
