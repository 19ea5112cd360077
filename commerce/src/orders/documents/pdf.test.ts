import { expect, test } from 'vitest'
import { encodeText, wrapText, textWidth } from './pdf-metrics.ts'
import { writePdf } from './pdf.ts'

const set = { size: 10, face: 'regular' } as const

test('encodes the letters of all five languages', () => {
  expect(encodeText('éÜßñçœ€’')).toEqual([0xe9, 0xdc, 0xdf, 0xf1, 0xe7, 0x9c, 0x80, 0x92])
  expect(encodeText('Šžþ«„')).toEqual([0x8a, 0x9e, 0xfe, 0xab, 0x84])
})

test.each([
  ['Łukasz Wąsik', 'Lukasz Wasik'],
  ['Őrs Đoković', 'Ors Dokovic'],
  ['İpek Yıldız', 'Ipek Yildiz'],
  ['Ħamrun Čapek', 'Hamrun Capek'],
])('%s is written %s: letters that the font lacks lose their accent', (typed, expected) => {
  expect(String.fromCharCode(...encodeText(typed))).toBe(expected)
})

test('an accent does not change the width of a letter, and the font size does', () => {
  expect(textWidth('é', set)).toBe(textWidth('e', set))
  expect(textWidth('Total', { ...set, size: 20 })).toBeCloseTo(2 * textWidth('Total', set))
})

test('wraps text between words within the width', () => {
  const text = 'Hardshelljacke Ridge mit abnehmbarer Kapuze und Schneefang'
  const lines = wrapText(text, 120, set)

  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe(text)
  expect(lines.filter((line) => textWidth(line, set) > 120)).toEqual([])
})

test('the offset table of a PDF points to its objects', () => {
  const file = new TextDecoder().decode(
    writePdf({ title: 'A', language: 'de-DE', pages: [[], []] }),
  )
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))

  expect(places.length).toBe(9)
  places.forEach((place, index) =>
    expect(file.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj`)),
  )
  expect(file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]))).toMatch(/^xref/)
})
