import { expect, test } from 'vitest'
import { mayStoreConvenienceData } from './consent.ts'

test('allows optional data outside EMEA, and everywhere in preview', () => {
  expect(mayStoreConvenienceData({ region: 'NORA', isPreview: false })).toBe(true)
  expect(mayStoreConvenienceData({ region: 'EMEA', isPreview: true })).toBe(true)
})

test('denies optional data in EMEA without consent', () => {
  expect(mayStoreConvenienceData({ region: 'EMEA', isPreview: false })).toBe(false)
})
