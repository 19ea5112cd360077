import { expect, test } from 'vitest'
import { distanceIn } from './distance.ts'

test.each([
  ['de-DE', 3.14, '3,1 km'],
  ['de-DE', 38.4, '38 km'],
  ['en-CA', 38.4, '38 km'],
  ['en-GB', 8, '5 mi'],
  ['en-US', 38.4, '24 mi'],
])('in %s %d km are %s', (language, kilometres, expected) => {
  expect(distanceIn(language, kilometres).replaceAll(/\s/g, ' ')).toBe(expected)
})
