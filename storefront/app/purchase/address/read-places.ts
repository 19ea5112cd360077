import type { readCountryRules } from '@cairn/contract/address/address-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'

export type PostalPlace = NonNullable<AnswerOf<typeof readCountryRules>['places']>[number]

type TypedPostalCode = { countryCode: string; postalCode: string }

/** The places that a postal code can belong to; none if they are not known or cannot be read. */
export async function readPlaces(
  commerce: Pick<Commerce, 'readCountryRules'>,
  { countryCode, postalCode }: TypedPostalCode,
): Promise<readonly PostalPlace[]> {
  const result = await commerce.readCountryRules(
    { params: { countryCode }, query: { postalCode } },
    { callUnknown: goOn },
  )
  return result.ok ? (result.value.places ?? []) : []
}

/** As it is written in an address. */
export const placeName = ({ city, province }: PostalPlace): string =>
  [city, province].filter(Boolean).join(', ')
