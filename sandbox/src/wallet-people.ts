import { type Locale, siteOf } from '@cairn/contract/sites/sites'

/** A person with a shipping address, as a wallet stores them. */
export type WalletAddress = {
  firstName: string
  lastName: string
  addressLine1: string
  city: string
  province?: string
  postalCode: string
  countryCode: string
  email: string
  phone: string
}

const robin = { firstName: 'Robin', lastName: 'Walker', email: 'robin.walker@example.com' }

type PostalPlace = Omit<WalletAddress, keyof typeof robin | 'countryCode' | 'phone'>

const place = (
  addressLine1: string,
  [city, postalCode]: readonly [city: string, postalCode: string],
  province?: string,
): PostalPlace => ({ addressLine1, city, postalCode, ...(province !== undefined && { province }) })

/** In some countries the last address is outside the usual delivery area. */
const byCountry: Readonly<Record<string, { phone: string; places: readonly PostalPlace[] }>> = {
  US: {
    phone: '+13035550177',
    places: [
      place('1624 Market Street', ['Denver', '80202'], 'CO'),
      place('1120 SW 5th Avenue', ['Portland', '97204'], 'OR'),
      place('100 Calle San Francisco', ['San Juan', '00901'], 'PR'),
    ],
  },
  CA: {
    phone: '+14165550142',
    places: [place('100 Queen Street West', ['Toronto', 'M5H 2N2'], 'ON')],
  },
  GB: {
    phone: '+442079460018',
    places: [
      place('14 Tanner Street', ['London', 'SE1 3LD']),
      place('2 Royal Square', ['St Helier', 'JE2 4WA']),
    ],
  },
  DE: { phone: '+493023125018', places: [place('Torstraße 140', ['Berlin', '10119'])] },
  FR: { phone: '+33142685312', places: [place('18 rue de la Paix', ['Paris', '75002'])] },
  IT: { phone: '+390669901234', places: [place('Via del Corso 120', ['Roma', '00186'], 'RM')] },
  ES: { phone: '+34915551234', places: [place('Calle Mayor 20', ['Madrid', '28013'], 'M')] },
}

export function walletAddresses(locale: Locale): WalletAddress[] {
  const countryCode = siteOf(locale).country
  const { phone, places } = byCountry[countryCode] ?? { phone: '', places: [] }
  return places.map((postalPlace) => ({ ...robin, ...postalPlace, countryCode, phone }))
}
