import { z } from 'zod'
import { readFaults } from './faults.ts'
import type { Books } from './open-books.ts'
import { signatureHeader, signWebhook } from './signature.ts'

export type Post = { url: string; send: (request: Request) => Promise<Response> }

type Letter = z.infer<typeof row>
type Delivery = { secret: string; post: Post; now: () => number }

const row = z.object({ id: z.string(), body: z.string(), tries: z.number() })
const mostAtOnce = 50
/** After the last of these, again and again after as long, for a day. */
const pauses = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 300_000]
const mostTries = 300
const patienceMilliseconds = 10_000

/** Brings the shop what it has not taken yet; answers how many letters it took. */
export async function deliverDue(books: Books, delivery: Delivery): Promise<number> {
  const due = books
    .prepare(
      `select id, body, tries from event
       where delivered_at is null and due_at <= ? and tries < ? order by due_at, rowid limit ?`,
    )
    .all(delivery.now(), mostTries, mostAtOnce)
    .map((each) => row.parse(each))
  const { webhooksDoubled } = readFaults(books)
  let taken = 0
  for (const letter of due) {
    if (webhooksDoubled) await deliver(letter, delivery)
    const isTaken = await deliver(letter, delivery)
    if (isTaken) taken += 1
    note(books, letter, isTaken ? { at: delivery.now() } : { next: delivery.now() })
  }
  return taken
}

async function deliver({ body }: Letter, { secret, post }: Delivery): Promise<boolean> {
  const written = `{"events":[${body}]}`
  const request = new Request(post.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeader]: signWebhook(secret, written),
    },
    body: written,
    signal: AbortSignal.timeout(patienceMilliseconds),
  })
  try {
    const { ok, body: said } = await post.send(request)
    await said?.cancel()
    return ok
  } catch {
    return false
  }
}

function note(books: Books, { id, tries }: Letter, { at, next }: { at?: number; next?: number }) {
  if (at !== undefined) {
    books.prepare('update event set delivered_at = ?, tries = tries + 1 where id = ?').run(at, id)
    return
  }
  const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0
  books
    .prepare('update event set due_at = ?, tries = tries + 1 where id = ?')
    .run((next ?? 0) + pause, id)
}
