import { flagCookies } from '@cairn/contract/wire/cookies'
import { redirect } from 'react-router'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { signIn } from '../../platform/calls/handling.ts'
import { cookieOf } from '../../platform/cookies.ts'
import { formTexts } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { type AccountRequest, respond } from '../account-request.server.ts'
import type { StaffRefusal } from './store-view.ts'

/** Whether the browser is in an in-store session. Each call checks the session itself. */
export const isInStore = (request: Request): boolean =>
  cookieOf(request.headers.get('cookie') ?? '', flagCookies.employee) === '1'

/** Redirects to the sign-in of staff without an in-store session, and with a refusal if it has ended. */
export function leadToStoreSignIn(
  { request, context }: AccountRequest,
  refusal?: HandledRefusal,
): void {
  const isSignedOut = refusal ? needsSignIn(request, refusal) : !isInStore(request)
  if (isSignedOut) throw redirect(`/${context.get(pageContext).locale}/associate-login`)
}

/** An in-store session may be refused something itself, such as a change on the site of another country. */
const needsSignIn = (request: Request, { name, handling }: HandledRefusal) =>
  handling === signIn && !(name === 'sessionNotEntitled' && isInStore(request))

/** Opens a page of the store after a change, so that loading it again does not repeat the change. */
export const openStorePage = ({ params }: AccountRequest, path: string) =>
  redirect(`/${params.locale}/${path}`, 303)

/** Shows the form again with what was typed. */
export function showStaffRefusal(
  request: AccountRequest,
  form: FormData,
  { refusal, staffRefusal }: { refusal: HandledRefusal; staffRefusal: StaffRefusal | undefined },
) {
  leadToStoreSignIn(request, refusal)
  const { message: errorMessage, status } = refusal
  const outcome = { isSaved: false, values: formTexts(form), errorMessage }
  return respond(staffRefusal ? { ...outcome, staffRefusal } : outcome, status)
}
