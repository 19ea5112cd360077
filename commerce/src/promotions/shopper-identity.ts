import type { Address } from '@cairn/contract/address/address'

type Shopper = {
  emails: readonly (string | null | undefined)[]
  /** The address to which goods are delivered, unless the shopper collects them. */
  homeAddress: Address | null
  /** The provider's fingerprint of the card. */
  instrument?: string | undefined
}

/**
 * What identifies a shopper beside an account or a session. Uses of codes are counted by each of these, so that a new
 * session does not make a new customer.
 */
export function identitiesOf({ emails, homeAddress, instrument }: Shopper): string[] {
  const identities = [
    ...emails.flatMap((email) => (email ? [`email ${normalisedEmail(email)}`] : [])),
    ...(homeAddress ? [`address ${normalisedAddressText(homeAddress)}`] : []),
    ...(instrument === undefined ? [] : [`instrument ${instrument}`]),
  ]
  return [...new Set(identities)]
}

/** Mail to ada+shop@example.com arrives at ada@example.com. */
const normalisedEmail = (email: string) =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/** Without accents, punctuation and the spellings in which people write the same street. */
function normalisedAddressText(address: Address): string {
  const { addressLine1, addressLine2, postalCode, countryCode } = address
  const words = [addressLine1, addressLine2]
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => abbreviations[word] ?? word.replace(/stra(?:ss|s)e$/, 'str'))
  const postal = (postalCode ?? '').toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return [countryCode ?? '', postal, words.join('')].join(' ')
}

const abbreviations: Record<string, string> = {
  apartment: 'apt',
  avenue: 'ave',
  boulevard: 'blvd',
  drive: 'dr',
  lane: 'ln',
  road: 'rd',
  street: 'st',
}
