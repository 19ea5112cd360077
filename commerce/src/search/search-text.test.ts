import { expect, test } from 'vitest'
import {
  colourFamiliesIn,
  productCodeIn,
  textQuery,
  wordsOf,
  correctSpelling,
  editDistance,
} from './search-text.ts'

test('words are folded, and all characters except letters and digits are removed', () => {
  expect(wordsOf("  L'Épicéa: ŒUVRE & größe!* ")).toEqual(['l', 'epicea', 'oeuvre', 'grosse'])
  expect(wordsOf("'); drop table listings; --")).toEqual(['drop', 'table', 'listings'])
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
  expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(40)])
  expect(wordsOf(' -- ')).toEqual([])
})

test('a word matches all words that begin with it, unless it is very short', () => {
  expect(textQuery(['rain', 'xl'])).toBe('rain:* & xl')
  expect(textQuery(['rain', 'wind'], 'any')).toBe('rain:* | wind:*')
})

test.each([
  ['cairn001blk-m', 'CAIRN001BLK-M'],
  [' 840000000019 ', '840000000019'],
  ['CAIRN001', 'CAIRN001'],
  ['jacket', undefined],
  ['raincoats', undefined],
  ['jacket 2024', undefined],
])('the product code in %j is %j', (input, code) => {
  expect(productCodeIn(input)).toBe(code)
})

test('inflected colour names are recognised', () => {
  expect(colourFamiliesIn(['blaue', 'jacke'], 'de-de')).toEqual(['blue'])
  expect(colourFamiliesIn(['veste', 'noire'], 'fr-fr')).toEqual(['black'])
  expect(colourFamiliesIn(['giacca', 'rossa'], 'it-it')).toEqual(['red'])
  expect(colourFamiliesIn(['reduced', 'jacket'], 'en-us')).toEqual([])
})

test.each([
  ['jacket', 'jacket', 0],
  ['jaket', 'jacket', 1],
  ['jcaket', 'jacket', 1],
  ['jackett', 'jacket', 1],
  ['jaxket', 'jacket', 1],
  ['trowsres', 'trousers', 2],
  ['', 'abc', 3],
])('the edit distance of %j and %j is %i', (input, word, distance) => {
  expect(editDistance(input, word)).toBe(distance)
  expect(editDistance(word, input)).toBe(distance)
})

test('only unknown words are corrected, and only to words with a small edit distance', () => {
  const rain = { input: 'rain', isKnown: true, similar: ['brain'] }

  expect(
    correctSpelling([rain, { input: 'jaket', isKnown: false, similar: ['basket', 'jacket'] }]),
  ).toBe('rain jacket')
  expect(correctSpelling([{ input: 'leger', isKnown: false, similar: ['léger'] }])).toBe('léger')
  expect(
    correctSpelling([rain, { input: 'piano', isKnown: false, similar: ['panel'] }]),
  ).toBeUndefined()
  expect(correctSpelling([{ input: 'abc', isKnown: false, similar: ['abd'] }])).toBeUndefined()
})
