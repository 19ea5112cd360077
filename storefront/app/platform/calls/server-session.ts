import type { CallRefusal, Client } from '@cairn/contract/wire/client'
import type { Result } from '@cairn/contract/refusals/result'

type Attempt<Value> = () => Promise<Result<Value, CallRefusal>>

/** Renews an expired session once. For reads, which open no new session. */
export const withRenewedSession = <Value>(commerce: Client, attempt: Attempt<Value>) =>
  retryWithSession(attempt, () => renewSession(commerce))

/** Renews an expired session once, or opens a guest session where there is none. */
export const withSession = <Value>(commerce: Client, attempt: Attempt<Value>) =>
  retryWithSession(attempt, async () => {
    const session = await renewSession(commerce)
    if (session.ok || session.refusal.status !== 401) return session
    return commerce.requestToken({ body: { type: 'Guest' } })
  })

const renewSession = (commerce: Client) => commerce.requestToken({ body: { type: 'Refresh' } })

/** Returns the refusal of the renewal, because a session that cannot be renewed now may still exist. */
async function retryWithSession<Value>(attempt: Attempt<Value>, open: Attempt<unknown>) {
  const first = await attempt()
  if (first.ok || first.refusal.errorId !== 'REQ401') return first
  const session = await open()
  return session.ok ? attempt() : session
}
