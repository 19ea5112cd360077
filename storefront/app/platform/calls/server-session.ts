import type { Result } from '@cairn/contract/refusals/result'
import type { requestToken } from '@cairn/contract/sessions/session-calls'
import type {
  CallRefusal,
  Client,
  ClientRefusalName,
  RefusalNameOf,
  SharedRefusalName,
} from '@cairn/contract/wire/client'

type Attempt<Value, Name extends ClientRefusalName> = () => Promise<
  Result<Value, CallRefusal<Name>>
>
type SessionRefusalName = RefusalNameOf<typeof requestToken> | SharedRefusalName

/** Renews an expired session once. For reads, which open no new session. */
export const withRenewedSession = <Value, Name extends ClientRefusalName>(
  commerce: Client,
  attempt: Attempt<Value, Name>,
) => retryWithSession(attempt, () => renewSession(commerce))

/** Renews an expired session once, or opens a guest session where there is none. */
export const withSession = <Value, Name extends ClientRefusalName>(
  commerce: Client,
  attempt: Attempt<Value, Name>,
) =>
  retryWithSession(attempt, async () => {
    const session = await renewSession(commerce)
    if (session.ok || session.refusal.status !== 401) return session
    return commerce.requestToken({ body: { type: 'Guest' } })
  })

const renewSession = (commerce: Client) => commerce.requestToken({ body: { type: 'Refresh' } })

/** Returns the refusal of the renewal, because a session that cannot be renewed now may still exist. */
async function retryWithSession<Value, Name extends ClientRefusalName>(
  attempt: Attempt<Value, Name>,
  open: Attempt<unknown, SessionRefusalName>,
): Promise<Result<Value, CallRefusal<Name | SessionRefusalName>>> {
  const first = await attempt()
  if (first.ok || first.refusal.name !== 'sessionMissing') return first
  const session = await open()
  return session.ok ? attempt() : session
}
