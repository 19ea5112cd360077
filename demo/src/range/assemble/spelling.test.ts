import { expect, test } from 'vitest'
import { speltIn } from './spelling.ts'

const american = 'Gray fibers, molded centers and a colorful cord: no drafts, 20 liters, aluminum.'
const british =
  'Grey fibres, moulded centres and a colourful cord: no draughts, 20 litres, aluminium.'
const canadian =
  'Grey fibres, moulded centres and a colourful cord: no drafts, 20 litres, aluminum.'

test('every country reads its own spelling', () => {
  expect(speltIn('en-gb', american)).toBe(british)
  expect(speltIn('en-ca', american)).toBe(canadian)
  expect(speltIn('en-us', american)).toBe(american)
})

test('it does not matter which way it was written', () => {
  expect(speltIn('en-us', 'Grey fibres, 20 litres of colour')).toBe(
    'Gray fibers, 20 liters of color',
  )
  expect(speltIn('en-gb', british)).toBe(british)
})

test('capitals are kept and words that only look alike are left alone', () => {
  expect(speltIn('en-gb', 'Color. Colorado, literature, parameter, barometer, Graydon')).toBe(
    'Colour. Colorado, literature, parameter, barometer, Graydon',
  )
})
