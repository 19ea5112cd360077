import { data, redirect } from 'react-router'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { type AccountRequest, leadToSignIn, showRefusal } from '../account-request.server.ts'
import type { DevicesView } from '../account-view.ts'

export async function readDevices(request: AccountRequest): Promise<DevicesView> {
  const { commerce } = request.context.get(pageContext)
  leadToSignIn(request)
  const result = await withRenewedSession(commerce, () => commerce.readOwnSessions({}))
  if (!result.ok) {
    leadToSignIn(request, result.refusal)
    throw data(null, { status: result.refusal.status })
  }
  return {
    kind: 'devices',
    sessions: result.value.sessions,
    hasEnded: request.url.searchParams.has('ended'),
  }
}

/** Ends one session, or all but the one of this browser. */
export async function endSessions(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const sessionId = formText(form, 'sessionId')
  const result = await withRenewedSession<unknown, HandledRefusal>(commerce, () =>
    sessionId === ''
      ? commerce.endOtherSessions({})
      : commerce.endOwnSession({ params: { sessionId } }),
  )
  if (!result.ok) return showRefusal(request, form, result.refusal)
  throw redirect(`/${request.params.locale}/account/devices?ended`, 303)
}
