import { accept, type Result } from '@cairn/contract/refusals/result'
import type { Problem } from '@cairn/contract/validation/rule'
import { data } from 'react-router'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { showErrorPage } from '../platform/calls/handling.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import { formTexts } from '../platform/form-data.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { redirectGuest, redirectIfSignedOut } from '../sign-in/redirect-if-signed-out.server.ts'
import type { Route } from './+types/account-route.ts'
import type { FormOutcome } from './account-view.ts'
import type { Profile } from './overview/missing-details.ts'

export type AccountRequest = Pick<Route.LoaderArgs, 'context' | 'params' | 'request' | 'url'>

/** The profile of the signed-in shopper. Guests are redirected to the sign-in, which leads back. */
export async function readOwnProfile(request: AccountRequest): Promise<Profile> {
  const result = await findOwnProfile(request)
  if (result.ok) return result.value
  throw data(null, { status: result.refusal.status })
}

/** The same, for pages that show by themselves that it cannot be read. */
export async function findOwnProfile(
  request: AccountRequest,
): Promise<Result<Profile, HandledRefusal>> {
  const { commerce } = request.context.get(pageContext)
  leadToSignIn(request)
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile(
      { query: { includeLoyaltySummary: true } },
      { profileNotFound: showErrorPage },
    ),
  )
  if (result.ok) return accept(result.value.consumerProfile)
  leadToSignIn(request, result.refusal)
  return result
}

/** The page that the path names, and the part of it. */
export function namedPage({ params }: AccountRequest): { page: string; part: string | undefined } {
  const [page = '', part, ...rest] = (params['*'] ?? '').split('/')
  if (part === '' || rest.length > 0) throw data(null, { status: 404 })
  return { page, part }
}

/** Redirects guests, and with a refusal those whose session has ended. The sign-in leads back to the page. */
export function leadToSignIn(request: AccountRequest, refusal?: HandledRefusal): void {
  if (refusal) redirectIfSignedOut(refusal, pageOf(request))
  else redirectGuest(request.request, pageOf(request))
}

const pageOf = ({ context, url }: AccountRequest) => ({
  locale: context.get(pageContext).locale,
  path: `${url.pathname}${url.search}`,
})

export const respond = (outcome: FormOutcome, status = 200) => data(outcome, { status })

/** Shows the form again with what was typed and the problems at their fields. */
export const showProblems = (
  form: FormData,
  problems: Readonly<Record<string, Problem>>,
  status = 400,
) => respond({ isSaved: false, values: formTexts(form), problems }, status)

/** Shows the form again with the message of a refusal. Without a session it leads to the sign-in. */
export function showRefusal(request: AccountRequest, form: FormData, refusal: HandledRefusal) {
  leadToSignIn(request, refusal)
  const { message: errorMessage, status } = refusal
  return respond({ isSaved: false, values: formTexts(form), errorMessage }, status)
}
