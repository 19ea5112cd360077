import { dialCodes, toInternationalPhone, isValidPhone } from '@cairn/contract/fields/phone'
import { email as wellFormedEmail } from '@cairn/contract/fields/person'
import type { InputOf } from '@cairn/contract/wire/call'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { subscribe } from '@cairn/contract/accounts/account-calls'

type SubscribeBody = Omit<InputOf<typeof subscribe>['body'], 'recaptcha_response'>
type ProfileContacts = { email: string | null; phone: string | null }

/** The normalised recipient: the typed one, or else that of the profile. */
export function recipientOf(
  { channel, recipient }: Pick<SubscribeBody, 'channel' | 'recipient'>,
  profile: ProfileContacts,
  country: string,
): Result<string, Refusal<'emailMalformed' | 'fieldsInvalid'>> {
  if (channel === 'email') {
    const read = wellFormedEmail.safeParse((recipient ?? profile.email ?? '').trim())
    return read.success ? accept(read.data.toLowerCase()) : refuse('emailMalformed')
  }
  const phone = toInternationalPhone(recipient ?? profile.phone ?? '', dialCodes[country])
  return isValidPhone(phone) ? accept(phone) : refuse('fieldsInvalid')
}
