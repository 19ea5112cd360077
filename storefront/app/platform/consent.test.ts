import { expect, it } from 'vitest'
import { mayKeepConveniences } from './consent.ts'

it('keeps conveniences outside EMEA, and in preview everywhere', () => {
  expect(mayKeepConveniences({ region: 'NORA', isPreview: false })).toBe(true)
  expect(mayKeepConveniences({ region: 'EMEA', isPreview: true })).toBe(true)
})

it('keeps none in EMEA before somebody has agreed', () => {
  expect(mayKeepConveniences({ region: 'EMEA', isPreview: false })).toBe(false)
})
