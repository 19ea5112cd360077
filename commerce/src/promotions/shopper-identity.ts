import type { Address } from '@cairn/contract/address/address'

type Shopper = {
  emails: readonly (string | null | undefined)[]
  /** The address to which goods are delivered, unless the shopper collects them. */
  homeAddress: Address | null
  /** The provider's fingerprint of the card, and gift cards. */
  instruments?: readonly string[]
}

/**
 * What identifies a shopper beside an account or a session. Uses of codes are counted by each of these, so that a new
 * session does not make a new customer.
 */
export function identitiesOf({ emails, homeAddress, instruments = [] }: Shopper): string[] {
  const identities = [
    ...emails.flatMap((email) => (email ? [`email ${normalisedEmail(email)}`] : [])),
    ...(homeAddress ? [`address ${normalisedAddressText(homeAddress)}`] : []),
    ...instruments.map((instrument) => `instrument ${instrument}`),
  ]
  return [...new Set(identities)]
}

/** Mail to ada+shop@example.com arrives at ada@example.com, and Gmail ignores dots too. */
function normalisedEmail(email: string): string {
  const [mailbox = '', host = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = mailbox.split('+')
  return gmailHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

const gmailHosts = new Set(['gmail.com', 'googlemail.com'])

/** Without accents, punctuation and the spellings in which people write the same street. */
function normalisedAddressText(address: Address): string {
  const { addressLine1, addressLine2, countryCode } = address
  const words = [addressLine1, addressLine2]
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('#', ' apt ')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => abbreviations[word] ?? word.replace(/stra(?:ss|s)e$/, 'str'))
  const text = words.join('').replaceAll('aptapt', 'apt')
  return [countryCode ?? '', normalisedPostalCode(address), text].join(' ')
}

/** The four digits after a ZIP code name a part of the same place. */
function normalisedPostalCode({ postalCode, countryCode }: Address): string {
  const code = (postalCode ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return countryCode === 'US' ? code.slice(0, 5) : code
}

const abbreviations: Record<string, string> = {
  apartment: 'apt',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  flat: 'apt',
  lane: 'ln',
  road: 'rd',
  ste: 'apt',
  street: 'st',
  suite: 'apt',
  unit: 'apt',
}
