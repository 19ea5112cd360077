import { expect, test } from 'vitest'
import { postalKey } from './postal-key.ts'

test.each([
  ['US', '80202-1234', '80202'],
  ['DE', '10178', '10178'],
  ['CA', 'V6K 1N7', 'V6K'],
  ['GB', 'M2 4PD', 'M02'],
  ['GB', 'EH12 9DX', 'EH12'],
  ['GB', 'SW1H 9LH', 'SW01'],
  ['GB', 'E20', 'E20'],
])('in %s the code %s is in the place %s', (countryCode, postalCode, key) => {
  expect(postalKey(countryCode, postalCode)).toBe(key)
})

test('British districts are in the order of their numbers', () => {
  const keys = ['EH1 1AA', 'EH2 1AA', 'EH10 1AA', 'EH17 1AA'].map((code) => postalKey('GB', code))
  expect(keys.toSorted()).toEqual(keys)
})
