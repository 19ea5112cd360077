import { dialCodes, internationalPhone, isPhone } from '@cairn/contract/phone'
import { email as wellFormedEmail } from '@cairn/contract/person'
import type { InputOf } from '@cairn/contract/call'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { subscribe } from '@cairn/contract/subscriptions'

type Asked = Omit<InputOf<typeof subscribe>['body'], 'recaptcha_response'>
type Known = { email: string | null; phone: string | null }

/** Whom it goes to, as it is kept: what was typed, or else what the profile has. */
export function recipientOf(
  { channel, recipient }: Pick<Asked, 'channel' | 'recipient'>,
  known: Known,
  country: string,
): Result<string, Refusal<'emailMalformed' | 'fieldsInvalid'>> {
  if (channel === 'email') {
    const read = wellFormedEmail.safeParse((recipient ?? known.email ?? '').trim())
    return read.success ? accept(read.data.toLowerCase()) : refuse('emailMalformed')
  }
  const phone = internationalPhone(recipient ?? known.phone ?? '', dialCodes[country])
  return isPhone(phone) ? accept(phone) : refuse('fieldsInvalid')
}
