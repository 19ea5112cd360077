import { data } from 'react-router'
import type { Commerce } from '../platform/calls/commerce.ts'
import { withSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import type { VerificationResult } from './verify-email-page.tsx'

const tokenPattern = /^[\w-]{20,128}$/

/** A damaged link is answered like an expired one. */
export async function sendVerification(commerce: Commerce, form: FormData) {
  const token = formText(form, 'token')
  if (!tokenPattern.test(token)) return respond({ isVerified: false }, 400)
  const result = await withSession(commerce, () => commerce.verifyEmail({ body: { token } }))
  if (!result.ok) return respond({ errorMessage: result.refusal.message }, result.refusal.status)
  return respond(result.value, result.value.isVerified ? 200 : 400)
}

const respond = (result: VerificationResult, status = 200) => data(result, { status })
