import { expect, test } from 'vitest'
import { barsOf } from './code-128.ts'

const symbol = (bars: readonly number[], at: number) => bars.slice(at * 6, at * 6 + 6)

test('a text is written as its signs are known: start, letters, their sum, stop', () => {
  expect(barsOf('A1').join('')).toBe(['211214', '111323', '123221', '141221', '2331112'].join(''))
})

test('the sum of the signs is the one of the known example', () => {
  const bars = barsOf('PJJ123C')
  const check = symbol(bars, 'PJJ123C'.length + 1).join('')
  expect(check).toBe(symbol(barsOf('W'), 1).join(''))
})

test('every sign is eleven modules wide, black for an even number of them, and like no other', () => {
  const all = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
  const signs = all.map((letter) => symbol(barsOf(letter), 1))
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

  expect(new Set(signs.map((sign) => sign.join(''))).size).toBe(all.length)
  for (const sign of signs) {
    expect(total(sign)).toBe(11)
    expect(total(sign.filter((_, at) => at % 2 === 0)) % 2).toBe(0)
  }
})

test('what has no sign is not written wrongly', () => {
  expect(() => barsOf('Ł')).toThrow('no barcode')
})
