import { z } from 'zod'
import type { Db } from './database.ts'
import { readFaults } from './faults.ts'
import { signatureHeader, signWebhook } from './signature.ts'

export type Post = { url: string; send: (request: Request) => Promise<Response> }

type QueuedEvent = z.infer<typeof row>
type Delivery = { secret: string; post: Post; nowMs: () => number }

const row = z.object({ id: z.string(), body: z.string(), attempts: z.number() })
const batchSize = 50
/** The last delay is repeated for a day. */
const retryDelays = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 300_000]
const maxTries = 300
const timeoutMilliseconds = 10_000

/** Delivers the pending webhooks, and returns how many the shop accepted. */
export async function deliverDue(db: Db, delivery: Delivery): Promise<number> {
  const dueEvents = db
    .prepare(
      `select id, body, attempts from event
       where delivered_at is null and due_at <= ? and attempts < ? order by due_at, rowid limit ?`,
    )
    .all(delivery.nowMs(), maxTries, batchSize)
    .map((webhook) => row.parse(webhook))
  const { webhooksDoubled } = readFaults(db)
  let acceptedCount = 0
  for (const event of dueEvents) {
    if (webhooksDoubled) await deliver(event, delivery)
    const isAccepted = await deliver(event, delivery)
    if (isAccepted) acceptedCount += 1
    recordAttempt(
      db,
      event,
      isAccepted ? { deliveredAt: delivery.nowMs() } : { failedAt: delivery.nowMs() },
    )
  }
  return acceptedCount
}

async function deliver({ body }: QueuedEvent, { secret, post }: Delivery): Promise<boolean> {
  const text = `{"events":[${body}]}`
  const request = new Request(post.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(secret, text),
    },
    body: text,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  try {
    const { ok, body: responseBody } = await post.send(request)
    await responseBody?.cancel()
    return ok
  } catch {
    return false
  }
}

function recordAttempt(
  db: Db,
  { id, attempts }: QueuedEvent,
  { deliveredAt, failedAt }: { deliveredAt?: number; failedAt?: number },
) {
  if (deliveredAt !== undefined) {
    db.prepare('update event set delivered_at = ?, attempts = attempts + 1 where id = ?').run(
      deliveredAt,
      id,
    )
    return
  }
  const delay = retryDelays[Math.min(attempts, retryDelays.length - 1)] ?? 0
  db.prepare('update event set due_at = ?, attempts = attempts + 1 where id = ?').run(
    (failedAt ?? 0) + delay,
    id,
  )
}
