import type { Address } from './address.ts'
import { en } from './messages/en.ts'
import { normaliseTypedAddress } from './normalise-typed-address.ts'
import { provincesOf } from './provinces.ts'

/** Normalises spaces, postcode, province and phone; `country` applies if the address has none. */
export function normaliseAddress(input: Address, country: string): Address {
  const address = normaliseTypedAddress(input, country)
  const { province, countryCode = country } = address
  return { ...address, ...(province && { province: provinceCode(province, countryCode) }) }
}

/** Accepts a code or a name, with or without accents: Québec. */
function provinceCode(input: string, countryCode: string): string {
  const searched = withoutAccents(input)
  const province = provincesOf(countryCode, (key) => en[key]).find(
    ({ code, name }) => withoutAccents(code) === searched || withoutAccents(name) === searched,
  )
  return province?.code ?? input
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()
