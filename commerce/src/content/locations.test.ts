import { expect, test } from 'vitest'
import { locationsFor } from './locations.ts'

test('countries are named in the language of the locale, and languages in their own', () => {
  const [america, europe] = locationsFor('de-de')
  expect(america?.countries.map(({ name }) => name)).toEqual(['Vereinigte Staaten', 'Kanada'])
  expect(america?.countries[1]?.languages).toEqual([
    { locale: 'en-ca', name: 'English', url: '/en-ca' },
    { locale: 'fr-ca', name: 'Français', url: '/fr-ca' },
  ])
  expect(europe?.name).toBe('Europa')
  expect(europe?.countries).toHaveLength(5)
})
