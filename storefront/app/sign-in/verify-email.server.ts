import { data } from 'react-router'
import type { Commerce } from '../platform/calls/commerce.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import { redirectToSignIn } from './redirect-if-signed-out.server.ts'
import type { VerificationResult } from './verify-email-page.tsx'

const tokenPattern = /^[\w-]{20,128}$/

type VerificationForm = { form: FormData; locale: string; path: string }

/** A damaged link is answered like an expired one. */
export async function sendVerification(
  commerce: Commerce,
  { form, locale, path }: VerificationForm,
) {
  if (formText(form, 'intent') === 'otherAccount') {
    await commerce.signOut({ body: {} })
    throw redirectToSignIn({ locale, path })
  }
  const token = formText(form, 'token')
  if (!tokenPattern.test(token)) return respond({ isVerified: false }, 400)
  const result = await withSession(commerce, () => commerce.verifyEmail({ body: { token } }))
  if (result.ok) return respond(result.value, result.value.isVerified ? 200 : 400)
  const { name, message, status } = result.refusal
  if (name === 'sessionNotEntitled')
    return respond({ isVerified: false, isElsewhere: true }, status)
  return respond({ errorMessage: message }, status)
}

const respond = (result: VerificationResult, status = 200) => data(result, { status })
