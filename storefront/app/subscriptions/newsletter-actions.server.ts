import { data } from 'react-router'
import { showErrorPage, showMessage } from '../platform/calls/handling.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import type { PageContext } from '../platform/page/page-context.ts'
import type { NewsletterResult } from './newsletter-page.tsx'
import { findNewsletterProblems, newsletterSubscription } from './newsletter-rules.ts'

type Page = Pick<PageContext, 'commerce' | 'locale'>

const respond = (result: NewsletterResult, status = 200) => data(result, { status })

/** Subscribes with a form that was sent without scripts. */
export async function signUpForNewsletter({ commerce, locale }: Page, form: FormData) {
  const email = formText(form, 'email')
  const problems = findNewsletterProblems(form)
  if (Object.keys(problems).length > 0)
    return respond({ kind: 'wrong', sent: { email, problems } }, 400)
  const result = await withSession(commerce, () =>
    commerce.subscribe(
      { body: newsletterSubscription(form, locale) },
      { emailMalformed: showMessage, captchaFailed: showMessage },
    ),
  )
  if (result.ok) return respond({ kind: 'signedUp' })
  const { message: errorMessage, status } = result.refusal
  return respond({ kind: 'wrong', sent: { email, problems, errorMessage } }, status)
}

const tokenPattern = /^[\w-]{20,128}$/

/** A damaged link is answered like an expired one. */
export async function confirmByLink({ commerce }: Page, token: string) {
  if (!tokenPattern.test(token)) return respond({ kind: 'expired' }, 400)
  const result = await commerce.confirmSubscription({ body: { token } })
  if (!result.ok)
    return respond({ kind: 'failed', message: result.refusal.message }, result.refusal.status)
  return result.value.isConfirmed
    ? respond({ kind: 'confirmed' })
    : respond({ kind: 'expired' }, 400)
}

export async function unsubscribeByLink({ commerce }: Page, token: string) {
  if (!tokenPattern.test(token)) throw data(null, { status: 404 })
  const result = await commerce.unsubscribe({ body: { token } }, { callUnknown: showErrorPage })
  if (result.ok) return respond({ kind: 'unsubscribed' })
  const { handling, message, status } = result.refusal
  if (handling === showErrorPage) throw data(null, { status })
  return respond({ kind: 'failed', message }, status)
}
