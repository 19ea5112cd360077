import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'

type Attempt<Value> = () => Promise<Result<Value, CallRefusal>>

/** Renews an expired session once; for reading, which opens none. */
export const renewingSession = <Value>(commerce: Client, attempt: Attempt<Value>) =>
  withSession(attempt, () => renewed(commerce))

/** Renews an expired session once, and where there is none opens a guest's. */
export const openingSession = <Value>(commerce: Client, attempt: Attempt<Value>) =>
  withSession(attempt, async () => {
    const session = await renewed(commerce)
    if (session.ok || session.refusal.status !== 401) return session
    return commerce.requestToken({ body: { type: 'Guest' } })
  })

const renewed = (commerce: Client) => commerce.requestToken({ body: { type: 'Refresh' } })

/** A session that could not be renewed just now is not one that has ended: the refusal says which. */
async function withSession<Value>(attempt: Attempt<Value>, open: Attempt<unknown>) {
  const first = await attempt()
  if (first.ok || first.refusal.errorId !== 'REQ401') return first
  const opened = await open()
  return opened.ok ? attempt() : opened
}
