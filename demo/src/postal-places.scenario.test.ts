import { postalKey } from '@cairn/contract/address/postal-key'
import { provincesOfPostalCode } from '@cairn/contract/address/postal-provinces'
import {
  type ImportedPostalPlace,
  importedPostalPlace,
} from '@cairn/contract/imports/shipping-import'
import { expect, test } from 'vitest'
import { demoRows } from './demo-rows.ts'
import { referenceDate } from './seeding-date.ts'

const rows = demoRows(referenceDate)
const places = rows.flatMap(({ kind, ...row }) =>
  kind === 'postalPlace' ? [importedPostalPlace.parse(row)] : [],
)

type PostalAddress = { countryCode: string; postalCode: string }

const isIn = ({ countryCode, postalCodes }: ImportedPostalPlace, located: PostalAddress) => {
  if (countryCode !== located.countryCode) return false
  const key = postalKey(countryCode, located.postalCode)
  return postalCodes.some(
    ({ from, to }) => postalKey(countryCode, from) <= key && key <= postalKey(countryCode, to),
  )
}

test('every store and collection point is in a place that its postal code suggests', () => {
  const missing = rows.flatMap((row) => {
    if (row.kind !== 'store' && row.kind !== 'collectionPoint') return []
    const found = places.filter((place) => isIn(place, row)).map(({ city }) => city)
    return found.includes(row.city) ? [] : [`${row.countryCode} ${row.postalCode} ${row.city}`]
  })
  expect(missing).toEqual([])
})

test('the postal codes of a place are those of its state', () => {
  const wrong = places.flatMap(({ countryCode, province, placeId, postalCodes }) =>
    postalCodes
      .flatMap(({ from, to }) => [from, to])
      .filter((code) => {
        const provinces = provincesOfPostalCode(countryCode, code)
        return provinces !== undefined && !provinces.includes(province ?? '')
      })
      .map((code) => `${placeId} ${code}`),
  )
  expect(wrong).toEqual([])
})
