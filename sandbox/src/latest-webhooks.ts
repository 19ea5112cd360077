import { z } from 'zod'
import type { Db } from './database.ts'

const row = z.object({
  body: z.string(),
  attempts: z.number(),
  delivered_at: z.number().nullable(),
})
const webhookBody = z.object({ kind: z.string(), orderNumber: z.string(), reference: z.string() })

export type DeliveredWebhook = z.infer<typeof webhookBody> & {
  attempts: number
  isAccepted: boolean
}

/** The latest webhooks, delivered or not. */
export const latestWebhooks = (db: Db, limit: number): DeliveredWebhook[] =>
  db
    .prepare('select body, attempts, delivered_at from event order by rowid desc limit ?')
    .all(limit)
    .map((webhook) => row.parse(webhook))
    .map(({ body, attempts, delivered_at }) => ({
      ...webhookBody.parse(JSON.parse(body)),
      attempts,
      isAccepted: delivered_at !== null,
    }))
