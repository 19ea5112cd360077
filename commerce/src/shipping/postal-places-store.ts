import { addressRulesOf } from '@cairn/contract/address/address-rules'
import { normaliseTypedAddress } from '@cairn/contract/address/normalise-typed-address'
import { postalKey } from '@cairn/contract/address/postal-key'
import {
  type ImportedPostalPlace,
  importedPostalPlace,
} from '@cairn/contract/imports/shipping-import'
import type { Database, Transaction } from '../platform/database/database.ts'
import { replaceInto } from '../platform/database/queries/merge-into.ts'
import { type Change, changesOf, importKind } from '../platform/import/import-kind.ts'

export const postalPlaceImports = {
  postalPlace: importKind(importedPostalPlace, {
    idsOf: ({ placeId }) => [placeId],
    write: putPostalPlaces,
  }),
}

/** Records no change, because no cached answer contains places. */
async function putPostalPlaces(
  transaction: Transaction,
  places: readonly ImportedPostalPlace[],
): Promise<Change[]> {
  const merged = await replaceInto('postal_places', {
    transaction,
    owner: 'place_id',
    owners: places.map(({ placeId }) => placeId),
    key: ['place_id', 'first_code'],
    rows: places.flatMap(({ placeId, countryCode, city, province, postalCodes }) =>
      postalCodes.map(({ from, to }) => ({
        place_id: placeId,
        country_code: countryCode,
        first_code: postalKey(countryCode, from),
        last_code: postalKey(countryCode, to),
        city,
        province,
      })),
    ),
  })
  return changesOf('postal place', merged)
}

const maxPlaces = 5

/** The places that a typed postal code can belong to, by name; none if the code is unknown or incomplete. */
export async function findPostalPlaces(
  database: Database,
  { countryCode, postalCode }: { countryCode: string; postalCode: string },
): Promise<{ city: string; province?: string }[]> {
  const code = normaliseTypedAddress({ postalCode }, countryCode).postalCode ?? ''
  const { pattern } = addressRulesOf(countryCode).postalCode
  if (pattern !== null && !new RegExp(pattern).test(code)) return []
  const key = postalKey(countryCode, code)
  const rows = await database
    .selectFrom('postal_places')
    .select(['city', 'province'])
    .distinct()
    .where('country_code', '=', countryCode)
    .where('first_code', '<=', key)
    .where('last_code', '>=', key)
    .orderBy('city')
    .limit(maxPlaces)
    .execute()
  return rows.map(({ city, province }) => ({ city, ...(province !== null && { province }) }))
}
