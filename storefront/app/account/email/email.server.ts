import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findProblem } from '@cairn/contract/validation/find-problem'
import type { RefusalNameOf } from '@cairn/contract/wire/client'
import { redirect } from 'react-router'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { showErrorPage, showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText, formTexts } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import {
  type AccountRequest,
  readOwnProfile,
  respond,
  showProblems,
  showRefusal,
} from '../account-request.server.ts'
import type { EmailView } from '../account-view.ts'

export async function readEmail(request: AccountRequest): Promise<EmailView> {
  const { consumerDetails, pendingEmail, isEmailVerified } = await readOwnProfile(request)
  return {
    kind: 'email',
    email: consumerDetails.email,
    pendingEmail,
    isVerified: isEmailVerified,
    isMailed: request.url.searchParams.has('mailed'),
  }
}

/** Requests another address, or another link to the one that waits for its link to be followed. */
export async function changeEmail(request: AccountRequest, form: FormData) {
  return formText(form, 'intent') === 'link'
    ? mailAnotherLink(request, form)
    : requestNewAddress(request, form)
}

/** Refusals that belong to the field. The messages of all others are shown above the form. */
const changeHandlers: Record<RefusalNameOf<typeof changeProfile>, 'email' | typeof showMessage> = {
  ...profileHandlers(showMessage),
  emailMalformed: 'email',
  loginTaken: 'email',
}

async function requestNewAddress(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const { consumerDetails } = await readOwnProfile(request)
  const email = formText(form, 'email')
  const isPresentOne = email.toLowerCase() === consumerDetails.email.toLowerCase()
  const problem =
    findProblem(email, requiredEmail) ?? (isPresentOne ? { name: 'valueInvalid' as const } : null)
  if (problem) return showProblems(form, { email: problem })
  const body = { consumerProfile: { consumerDetails: { email } } }
  const result = await withRenewedSession(commerce, () =>
    commerce.changeProfile({ body }, changeHandlers),
  )
  if (result.ok) throw leadToPage(request)
  const { handling, message: errorMessage, status } = result.refusal
  if (handling !== 'email') return showRefusal(request, form, result.refusal)
  return respond(
    { isSaved: false, values: formTexts(form), errorMessage, refusedField: 'email' },
    status,
  )
}

async function mailAnotherLink(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const result = await withRenewedSession(commerce, () =>
    commerce.askForVerificationMail({}, { profileNotFound: showErrorPage }),
  )
  if (!result.ok) return showRefusal(request, form, result.refusal)
  throw leadToPage(request)
}

const leadToPage = ({ params }: AccountRequest) =>
  redirect(`/${params.locale}/account/email?mailed`, 303)
