import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import { openingSession } from '../platform/server-session.ts'
import { type Tracked, type Tracking, wrongTracking } from './tracking.ts'

/** What came of it, or what opens the order. */
export type Done = { st: null; tracked: Tracked; status: number } | { st: string }

export async function trackWith(commerce: Client, intent: string, typed: Tracking): Promise<Done> {
  const wrong = wrongTracking(typed, intent === 'open')
  const step: Tracked = { typed, wrong, order: null, isMailed: false, refused: undefined }
  if (wrong.orderNumber || wrong.email) return { st: null, tracked: step, status: 400 }
  const found = await find(commerce, typed)
  if (!found.ok) {
    const { message, status } = found.refusal
    return { st: null, tracked: { ...step, refused: message }, status }
  }
  const shown: Tracked = { ...step, order: found.value }
  if (intent === 'open') return open(commerce, { ...shown, isMailed: true })
  if (intent === 'mail') return mail(commerce, shown)
  return { st: null, tracked: shown, status: 200 }
}

type Asked = Pick<Tracking, 'orderNumber' | 'email'> & { code?: string }

const find = (commerce: Client, { orderNumber, email }: Asked) =>
  openingSession(commerce, () => commerce.trackOrder({ body: { orderNumber, email } }))

async function open(commerce: Client, tracked: Tracked): Promise<Done> {
  if (tracked.wrong.code) return { st: null, tracked, status: 400 }
  const opened = await openingSession(commerce, () => commerce.trackOrder({ body: tracked.typed }))
  if (opened.ok && opened.value.st !== null) return { st: opened.value.st }
  return refusedBy(opened, tracked)
}

async function mail(commerce: Client, tracked: Tracked): Promise<Done> {
  const { orderNumber, email } = tracked.typed
  const mailed = await openingSession(commerce, () =>
    commerce.mailOrderCode({ body: { orderNumber, email } }),
  )
  return refusedBy(mailed, { ...tracked, isMailed: mailed.ok })
}

function refusedBy(answer: Result<unknown, CallRefusal>, tracked: Tracked): Done {
  if (answer.ok) return { st: null, tracked, status: 200 }
  const { message, status } = answer.refusal
  return { st: null, tracked: { ...tracked, refused: message }, status }
}
