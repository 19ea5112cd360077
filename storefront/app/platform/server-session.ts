import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'

type Attempt<Value> = () => Promise<Result<Value, CallRefusal>>

/** Renews an expired session once; for reading, which opens none. */
export function renewingSession<Value>(commerce: Client, attempt: Attempt<Value>) {
  return withSession(attempt, async () => {
    const renewed = await commerce.requestToken({ body: { type: 'Refresh' } })
    return renewed.ok
  })
}

/** Renews an expired session once, and where there is none opens a guest's. */
export function openingSession<Value>(commerce: Client, attempt: Attempt<Value>) {
  return withSession(attempt, async () => {
    const renewed = await commerce.requestToken({ body: { type: 'Refresh' } })
    if (renewed.ok) return true
    const opened = await commerce.requestToken({ body: { type: 'Guest' } })
    return opened.ok
  })
}

async function withSession<Value>(attempt: Attempt<Value>, open: () => Promise<boolean>) {
  const first = await attempt()
  if (first.ok || first.refusal.errorId !== 'REQ401') return first
  return (await open()) ? attempt() : first
}
