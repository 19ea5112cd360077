import type { SubscriptionInput } from '@cairn/contract/accounts/profile'
import { email as wellFormedEmail } from '@cairn/contract/fields/person'
import { dialCodes, isValidPhone, toInternationalPhone } from '@cairn/contract/fields/phone'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Subscriber } from '../accounts/profile-subscriptions.ts'

/** Where a person consents: in a form of the site, in the account, or with the sign-up. */
export type ConsentSource = 'form' | 'profile' | 'signUp'

/** A subscription to save. */
export type SubscriptionChange = Pick<SubscriptionInput, 'type' | 'channel' | 'optin'> & {
  consumerId: string
  recipient: string
  locale: Locale
  country: string
  region: NonNullable<SubscriptionInput['region']>
  source: ConsentSource
  /** Whether it is the email address of the shopper's account. */
  isOwnAddress: boolean
  /** Whether it is that, and the shopper has proved to read its mails. */
  isProvenAddress: boolean
}

/** Those of a guest. */
export const noContacts: Subscriber['contacts'] = {
  email: null,
  phone: null,
  isEmailVerified: false,
}

/** Normalises the recipient: the typed one, or else that of the contacts. */
export function subscriptionChangeOf(
  input: SubscriptionInput,
  { consumerId, contacts, context: { locale, site } }: Subscriber,
  source: ConsentSource,
): Result<SubscriptionChange, Refusal<'emailMalformed' | 'fieldsInvalid'>> {
  const recipient = recipientOf(input, contacts, site.country)
  if (!recipient.ok) return recipient
  const { type, channel, optin, country, region } = input
  const isOwnAddress = recipient.value === contacts.email?.toLowerCase()
  return accept({
    type,
    channel,
    optin,
    locale,
    consumerId,
    recipient: recipient.value,
    country: country ?? site.country,
    region: region ?? site.region,
    source,
    isOwnAddress,
    isProvenAddress: isOwnAddress && contacts.isEmailVerified,
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
