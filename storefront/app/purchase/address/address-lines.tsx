import type { Address } from '@cairn/contract/address/address'

export function AddressLines({ address, isNamed = true }: { address: Address; isNamed?: boolean }) {
  return addressLinesOf(address, isNamed).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
}

export function addressLinesOf(address: Address, isNamed = true): string[] {
  const { firstName, lastName, addressLine1 = '', addressLine2 = '' } = address
  const name = isNamed ? [firstName, lastName].filter(Boolean).join(' ') : ''
  return [name, addressLine1, addressLine2, townOf(address)].filter(Boolean)
}

/** In the US, Canada and Britain the town precedes the postal code. */
function townOf({ city = '', province, postalCode = '', countryCode = '' }: Address): string {
  if (countryCode === 'US' || countryCode === 'CA')
    return [[city, province].filter(Boolean).join(', '), postalCode].join(' ')
  return countryCode === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
}
