import { expect, test } from 'vitest'
import { bytesOf, linesIn, widthOf } from './pdf-metrics.ts'
import { writePdf } from './pdf.ts'

const set = { size: 10, face: 'regular' } as const

test('letters of all five languages are written as they are; others lose their accent, not their place', () => {
  expect(bytesOf('éÜßñçœ€’')).toEqual([0xe9, 0xdc, 0xdf, 0xf1, 0xe7, 0x9c, 0x80, 0x92])
  expect(bytesOf('Šžþ«„')).toEqual([0x8a, 0x9e, 0xfe, 0xab, 0x84])
})

test.each([
  ['Łukasz Wąsik', 'Lukasz Wasik'],
  ['Őrs Đoković', 'Ors Dokovic'],
  ['İpek Yıldız', 'Ipek Yildiz'],
  ['Ħamrun Čapek', 'Hamrun Capek'],
])('%s is written %s: letters that the face lacks stay letters', (typed, written) => {
  expect(String.fromCharCode(...bytesOf(typed))).toBe(written)
})

test('a letter is as wide with its accent as without, and wider the larger it is', () => {
  expect(widthOf('é', set)).toBe(widthOf('e', set))
  expect(widthOf('Total', { ...set, size: 20 })).toBeCloseTo(2 * widthOf('Total', set))
})

test('lines are broken between words, and none is wider than it may be', () => {
  const text = 'Hardshelljacke Ridge mit abnehmbarer Kapuze und Schneefang'
  const lines = linesIn(text, 120, set)

  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(text)
  expect(lines.filter((line) => widthOf(line, set) > 120)).toEqual([])
})

test('every object of a document lies where its table says', () => {
  const file = new TextDecoder().decode(
    writePdf({ title: 'A', language: 'de-DE', pages: [[], []] }),
  )
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))

  expect(places.length).toBe(9)
  places.forEach((place, at) => expect(file.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`)))
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref/)
})
