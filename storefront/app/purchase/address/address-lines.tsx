import type { Address } from '@cairn/contract/address/address'

export function AddressLines({ address, isNamed = true }: { address: Address; isNamed?: boolean }) {
  const { firstName, lastName, addressLine1, addressLine2 } = address
  const lines = [
    isNamed && [firstName, lastName].filter(Boolean).join(' '),
    addressLine1,
    addressLine2,
    townOf(address),
  ].filter(Boolean)
  return lines.map((line) => (
    <span key={String(line)} className="block">
      {line}
    </span>
  ))
}

/** In the US, Canada and Britain the town precedes the postal code. */
function townOf({ city = '', province, postalCode = '', countryCode = '' }: Address): string {
  if (countryCode === 'US' || countryCode === 'CA')
    return [[city, province].filter(Boolean).join(', '), postalCode].join(' ')
  return countryCode === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
}
