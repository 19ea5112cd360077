import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findProblems } from '@cairn/contract/validation/find-problem'
import type { Problem } from '@cairn/contract/validation/rule'
import type { RefusalNameOf } from '@cairn/contract/wire/client'
import { redirect } from 'react-router'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { showErrorPage, showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText, formTexts } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import {
  currentPasswordRules,
  readPasswordFields,
} from '../../sign-in/passwords/password-fields.ts'
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

type EmailProblems = Partial<Record<keyof typeof rules, Problem>>
type Handling = 'email' | 'currentPassword' | typeof showMessage

/** Refusals that belong to a field. The messages of all others are shown above the form. */
const changeHandlers: Record<RefusalNameOf<typeof changeProfile>, Handling> = {
  ...profileHandlers(showMessage),
  emailMalformed: 'email',
  loginTaken: 'email',
  currentPasswordWrong: 'currentPassword',
}

const rules = { email: requiredEmail, currentPassword: currentPasswordRules }

async function requestNewAddress(request: AccountRequest, form: FormData) {
  const { commerce } = request.context.get(pageContext)
  const { consumerDetails } = await readOwnProfile(request)
  const { email, currentPassword } = readPasswordFields(form)
  // A password is never sent back.
  form.delete('currentPassword')
  const problems: EmailProblems = findProblems({ email, currentPassword }, rules)
  if (email.toLowerCase() === consumerDetails.email.toLowerCase())
    problems.email = { name: 'valueInvalid' }
  if (Object.keys(problems).length > 0) return showProblems(form, problems)
  const body = { consumerProfile: { consumerDetails: { email } }, currentPassword }
  const result = await withRenewedSession(commerce, () =>
    commerce.changeProfile({ body }, changeHandlers),
  )
  if (result.ok) throw leadToPage(request)
  const { handling, message: errorMessage, status } = result.refusal
  if (handling !== 'email' && handling !== 'currentPassword')
    return showRefusal(request, form, result.refusal)
  return respond(
    { isSaved: false, values: formTexts(form), errorMessage, refusedField: handling },
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
