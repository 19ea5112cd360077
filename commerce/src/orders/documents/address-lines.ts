import type { Address } from '@cairn/contract/address/address'

export const documentAddressLines = (address: Address): string[] =>
  [
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    [address.addressLine1, address.addressLine2].filter(Boolean).join(', '),
    townLine(address),
    address.addressLine1 === undefined ? address.email : undefined,
  ].filter((line): line is string => Boolean(line))

type Town = {
  city?: string | undefined
  province?: string | null | undefined
  postalCode?: string | undefined
  countryCode?: string | undefined
}

/** The order of town, province and postal code depends on the country. */
export function townLine({ city, province, postalCode, countryCode }: Town): string {
  const parts =
    countryCode === 'US' || countryCode === 'CA'
      ? [city, province, postalCode]
      : countryCode === 'GB'
        ? [city, postalCode]
        : [postalCode, city]
  return parts.filter(Boolean).join(' ')
}
