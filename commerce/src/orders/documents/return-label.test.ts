import { expect, test } from 'vitest'
import { encodeBars } from './return-label.ts'

const symbol = (bars: readonly number[], index: number) => bars.slice(index * 6, index * 6 + 6)

test('encodes start, characters, checksum and stop', () => {
  expect(encodeBars('A1').join('')).toBe(
    ['211214', '111323', '123221', '141221', '2331112'].join(''),
  )
})

test('the checksum matches the published example', () => {
  const bars = encodeBars('PJJ123C')
  const check = symbol(bars, 'PJJ123C'.length + 1).join('')
  expect(check).toBe(symbol(encodeBars('W'), 1).join(''))
})

test('every symbol is unique, eleven modules wide and has an even number of black modules', () => {
  const all = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  const signs = all.map((letter) => symbol(encodeBars(letter), 1))
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

  expect(new Set(signs.map((sign) => sign.join(''))).size).toBe(all.length)
  for (const sign of signs) {
    expect(total(sign)).toBe(11)
    expect(total(sign.filter((_, index) => index % 2 === 0)) % 2).toBe(0)
  }
})

test('refuses characters without a symbol', () => {
  expect(() => encodeBars('Ł')).toThrow('no barcode')
})
