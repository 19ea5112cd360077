import type { EnrollmentStatus } from '@cairn/contract/accounts/account-calls'
import type { Result } from '@cairn/contract/refusals/result'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'

/** Asks whether there is an account with the email address. A refusal has a message that may be empty. */
export async function lookUp(
  email: string,
  captcha: string | undefined,
): Promise<Result<EnrollmentStatus, { isAboutEmail: boolean; message: string }>> {
  const result = await browserCommerce().lookUpConsumer(
    { query: { email, recaptcha_response: captcha } },
    { emailMalformed: 'email', captchaFailed: showMessage },
  )
  if (result.ok) return { ok: true, value: result.value.status }
  const { handling, message } = result.refusal
  return { ok: false, refusal: { isAboutEmail: handling === 'email', message } }
}
