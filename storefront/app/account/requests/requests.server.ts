import { data } from 'react-router'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { type AccountRequest, leadToSignIn } from '../account-request.server.ts'
import type { RequestsView } from '../account-view.ts'

/** Returns, and what the shopper has written to customer service. */
export async function readRequests(request: AccountRequest): Promise<RequestsView> {
  const { commerce } = request.context.get(pageContext)
  leadToSignIn(request)
  const returns = await withRenewedSession(commerce, () => commerce.readOwnReturns({}))
  if (!returns.ok) {
    leadToSignIn(request, returns.refusal)
    throw data(null, { status: returns.refusal.status })
  }
  const cases = await commerce.readOwnCases({})
  if (!cases.ok) throw data(null, { status: cases.refusal.status })
  return { kind: 'requests', returns: returns.value.returns, cases: cases.value.cases }
}
