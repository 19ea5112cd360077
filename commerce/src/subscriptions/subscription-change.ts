import type { SubscriptionInput } from '@cairn/contract/accounts/profile'
import { email as wellFormedEmail } from '@cairn/contract/fields/person'
import { dialCodes, isValidPhone, toInternationalPhone } from '@cairn/contract/fields/phone'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Subscriber } from '../accounts/profile-subscriptions.ts'

/** A subscription to save. */
export type SubscriptionChange = Pick<
  SubscriptionInput,
  'type' | 'channel' | 'optin' | 'doubleOptin'
> & {
  consumerId: string
  recipient: string
  locale: Locale
  country: string
  region: NonNullable<SubscriptionInput['region']>
}

/** Normalises the recipient: the typed one, or else that of the contacts. */
export function subscriptionChangeOf(
  input: SubscriptionInput,
  { consumerId, contacts, context: { locale, site } }: Subscriber,
): Result<SubscriptionChange, Refusal<'emailMalformed' | 'fieldsInvalid'>> {
  const recipient = recipientOf(input, contacts, site.country)
  if (!recipient.ok) return recipient
  const { type, channel, optin, doubleOptin, country, region } = input
  return accept({
    type,
    channel,
    optin,
    doubleOptin,
    locale,
    consumerId,
    recipient: recipient.value,
    country: country ?? site.country,
    region: region ?? site.region,
  })
}

function recipientOf(
  { channel, recipient }: Pick<SubscriptionInput, 'channel' | 'recipient'>,
  contacts: Subscriber['contacts'],
  country: string,
): Result<string, Refusal<'emailMalformed' | 'fieldsInvalid'>> {
  if (channel === 'email') {
    const read = wellFormedEmail.safeParse((recipient ?? contacts.email ?? '').trim())
    return read.success ? accept(read.data.toLowerCase()) : refuse('emailMalformed')
  }
  const phone = toInternationalPhone(recipient ?? contacts.phone ?? '', dialCodes[country])
  return isValidPhone(phone) ? accept(phone) : refuse('fieldsInvalid')
}
