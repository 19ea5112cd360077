import { expect, test } from 'vitest'
import { en } from './messages/en.ts'
import { hasProvinces, provinceKeys, provincesOf } from './provinces.ts'

test('every name belongs to a state or province', () => {
  expect(Object.keys(en)).toEqual([...provinceKeys])
})

test('the provinces of a country have codes and names', () => {
  expect(provincesOf('CA', (key) => en[key])).toContainEqual({ code: 'QC', name: 'Quebec' })
  expect(provincesOf('GB', (key) => en[key])).toEqual([])
  expect(['US', 'CA', 'GB', 'DE'].map(hasProvinces)).toEqual([true, true, false, false])
})
