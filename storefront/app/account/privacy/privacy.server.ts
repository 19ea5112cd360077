import { findProblems } from '@cairn/contract/validation/find-problem'
import { data, redirect } from 'react-router'
import { showMessage } from '../../platform/calls/handling.ts'
import { hasSignedInSession, withRenewedSession } from '../../platform/calls/server-session.ts'
import { formText } from '../../platform/form-data.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import { currentPasswordRules } from '../../sign-in/passwords/password-fields.ts'
import { type AccountRequest, leadToSignIn, respond } from '../account-request.server.ts'
import type { PrivacyView } from '../account-view.ts'

export async function readPrivacy(request: AccountRequest): Promise<PrivacyView> {
  const { commerce } = request.context.get(pageContext)
  const { searchParams } = request.url
  if (searchParams.has('erased') && !hasSignedInSession(request.request))
    return { kind: 'privacy', step: 'erased' }
  leadToSignIn(request)
  const result = await withRenewedSession(commerce, () => commerce.readErasure({}))
  if (!result.ok) {
    leadToSignIn(request, result.refusal)
    throw data(null, { status: result.refusal.status })
  }
  const { openOrders } = result.value
  return searchParams.has('erase') && openOrders.length === 0
    ? { kind: 'privacy', step: 'confirm', ...result.value }
    : { kind: 'privacy', step: 'overview', openOrders }
}

const atPassword = 'atPassword'

/** The form works without scripts. A password is never sent back. */
export async function eraseAccount(request: AccountRequest, form: FormData) {
  const { commerce, locale } = request.context.get(pageContext)
  const currentPassword = String(form.get('currentPassword') ?? '')
  const problems = findProblems({ currentPassword }, { currentPassword: currentPasswordRules })
  if (problems.currentPassword) {
    const { currentPassword: problem } = problems
    return respond({ isSaved: false, problems: { currentPassword: problem } }, 400)
  }
  const result = await withRenewedSession(commerce, () =>
    commerce.eraseAccount(
      { body: { currentPassword, recaptcha_response: formText(form, 'captcha') || undefined } },
      {
        currentPasswordWrong: atPassword,
        userLocked: showMessage,
        captchaFailed: showMessage,
        orderStillOpen: showMessage,
      },
    ),
  )
  if (result.ok) throw redirect(`/${locale}/account/privacy?erased`, 303)
  const { refusal } = result
  leadToSignIn(request, refusal)
  const { message: errorMessage, handling, status } = refusal
  const field = handling === atPassword ? { refusedField: 'currentPassword' } : {}
  return respond({ isSaved: false, errorMessage, ...field }, status)
}
