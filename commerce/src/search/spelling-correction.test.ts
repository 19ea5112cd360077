import { expect, test } from 'vitest'
import { correctSpelling, editDistance } from './spelling-correction.ts'

test.each([
  ['jacket', 'jacket', 0],
  ['jaket', 'jacket', 1],
  ['jcaket', 'jacket', 1],
  ['jackett', 'jacket', 1],
  ['jaxket', 'jacket', 1],
  ['trowsres', 'trousers', 2],
  ['', 'abc', 3],
])('the edit distance of %j and %j is %i', (typed, word, distance) => {
  expect(editDistance(typed, word)).toBe(distance)
  expect(editDistance(word, typed)).toBe(distance)
})

test('only unknown words are corrected, and only to words with a small edit distance', () => {
  const rain = { typed: 'rain', isKnown: true, similar: ['brain'] }

  expect(
    correctSpelling([rain, { typed: 'jaket', isKnown: false, similar: ['basket', 'jacket'] }]),
  ).toBe('rain jacket')
  expect(correctSpelling([{ typed: 'leger', isKnown: false, similar: ['léger'] }])).toBe('léger')
  expect(
    correctSpelling([rain, { typed: 'piano', isKnown: false, similar: ['panel'] }]),
  ).toBeUndefined()
  expect(correctSpelling([{ typed: 'abc', isKnown: false, similar: ['abd'] }])).toBeUndefined()
})
