import { expect, it } from 'vitest'
import { mayStoreConvenienceData } from './consent.ts'

it('allows optional data outside EMEA, and everywhere in preview', () => {
  expect(mayStoreConvenienceData({ region: 'NORA', isPreview: false })).toBe(true)
  expect(mayStoreConvenienceData({ region: 'EMEA', isPreview: true })).toBe(true)
})

it('denies optional data in EMEA without consent', () => {
  expect(mayStoreConvenienceData({ region: 'EMEA', isPreview: false })).toBe(false)
})
