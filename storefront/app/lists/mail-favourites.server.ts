import {
  hasWebAddress,
  maxShareRecipients,
  maxSharedMessage,
} from '@cairn/contract/lists/shared-message'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblem } from '@cairn/contract/validation/text-rules'
import { showMessage } from '../platform/calls/handling.ts'
import { withRenewedSession } from '../platform/calls/server-session.ts'
import { formText } from '../platform/form-data.ts'
import type { PageContext } from '../platform/page/page-context.ts'
import type { MailFavouritesResult } from './mail-favourites-form.tsx'

/** Mails the favourites to the recipients of the form, also without scripts. */
export async function mailFavourites(
  commerce: PageContext['commerce'],
  form: FormData,
): Promise<{ result: MailFavouritesResult; status: number }> {
  const values = { recipients: formText(form, 'recipients'), message: formText(form, 'message') }
  const recipients = values.recipients.split(/[\s,;]+/).filter((text) => text !== '')
  const problems = problemsOf(recipients, values.message)
  if (Object.keys(problems).length > 0)
    return { result: { isSent: false, values, problems }, status: 400 }
  const message = values.message === '' ? {} : { message: values.message }
  const favoriteId = formText(form, 'favoriteId')
  const shared = await withRenewedSession(commerce, () =>
    commerce.shareFavourites(
      { params: { favoriteId }, body: { recipients, ...message } },
      { callUnknown: showMessage, emailMalformed: showMessage },
    ),
  )
  if (shared.ok) return { result: { isSent: true, values, problems }, status: 200 }
  const { message: errorMessage, status } = shared.refusal
  return { result: { isSent: false, values, problems, errorMessage }, status }
}

function problemsOf(
  recipients: readonly string[],
  message: string,
): MailFavouritesResult['problems'] {
  const isWrongCount = recipients.length === 0 || recipients.length > maxShareRecipients
  const isWrong =
    isWrongCount ||
    recipients.some((recipient) => findTextProblem(recipient, requiredEmail) !== undefined)
  const isForbidden = message.length > maxSharedMessage || hasWebAddress(message)
  return {
    ...(isWrong && { recipients: 'shareRecipientsWrong' }),
    ...(isForbidden && { message: 'shareMessageWrong' }),
  }
}
