import type { Address } from '@cairn/contract/address'

type AddressLinesProps = { address: Address; isNamed?: boolean }

/** An address as it stands on a parcel. */
export function AddressLines({ address, isNamed = true }: AddressLinesProps) {
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

/** In America the town comes first, elsewhere its code; Britain gives the code a place at the end. */
function townOf({ city = '', province, postalCode = '', countryCode = '' }: Address): string {
  if (countryCode === 'US' || countryCode === 'CA')
    return [[city, province].filter(Boolean).join(', '), postalCode].join(' ')
  return countryCode === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
}
