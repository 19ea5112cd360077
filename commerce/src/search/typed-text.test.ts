import { expect, test } from 'vitest'
import { correctionOf } from './correction.ts'
import { editDistance } from './edit-distance.ts'
import { codeIn, familiesIn, textQuery, wordsOf } from './typed-text.ts'

test('words are folded, and nothing else of what was typed comes through', () => {
  expect(wordsOf("  L'Épicéa: ŒUVRE & größe!* ")).toEqual(['l', 'epicea', 'oeuvre', 'grosse'])
  expect(wordsOf("'); drop table listings; --")).toEqual(['drop', 'table', 'listings'])
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8)
  expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(40)])
  expect(wordsOf(' -- ')).toEqual([])
})

test('a word stands for all that begin with it, unless it is very short', () => {
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
])('%s is the code %s', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})

test('colours are understood as they bend', () => {
  expect(familiesIn(['blaue', 'jacke'], 'de-de')).toEqual(['blue'])
  expect(familiesIn(['veste', 'noire'], 'fr-fr')).toEqual(['black'])
  expect(familiesIn(['giacca', 'rossa'], 'it-it')).toEqual(['red'])
  expect(familiesIn(['reduced', 'jacket'], 'en-us')).toEqual([])
})

test.each([
  ['jacket', 'jacket', 0],
  ['jaket', 'jacket', 1],
  ['jcaket', 'jacket', 1],
  ['jackett', 'jacket', 1],
  ['jaxket', 'jacket', 1],
  ['trowsres', 'trousers', 2],
  ['', 'abc', 3],
])('%s is %s after %i slips', (typed, word, slips) => {
  expect(editDistance(typed, word)).toBe(slips)
  expect(editDistance(word, typed)).toBe(slips)
})

test('only what nobody knows is corrected, and only by a likely slip', () => {
  const rain = { typed: 'rain', isKnown: true, alike: ['brain'] }

  expect(
    correctionOf([rain, { typed: 'jaket', isKnown: false, alike: ['basket', 'jacket'] }]),
  ).toBe('rain jacket')
  expect(correctionOf([{ typed: 'leger', isKnown: false, alike: ['léger'] }])).toBe('léger')
  expect(correctionOf([rain, { typed: 'piano', isKnown: false, alike: ['panel'] }])).toBeUndefined()
  expect(correctionOf([{ typed: 'abc', isKnown: false, alike: ['abd'] }])).toBeUndefined()
})
