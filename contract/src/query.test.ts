import { expect, test } from 'vitest'
import { z } from 'zod'
import { oneOrMore, part, wholeNumber, yesOrNo } from './query.ts'
import { slug } from './text.ts'

const upToTen = wholeNumber({ from: 1, to: 10 })

test.each(['7', 7])('a number is read from %j', (given) => {
  expect(upToTen.parse(given)).toBe(7)
})

test.each(['0', '11', '-1', '1e1', '0x5', '', ' 7', '7.5', 7.5, ['7'], null])(
  'no number is read from %j',
  (given) => {
    expect(upToTen.safeParse(given).success).toBe(false)
  },
)

test('yes and no are written out', () => {
  expect([true, false, 'true', 'false'].map((given) => yesOrNo.parse(given))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(yesOrNo.safeParse('1').success).toBe(false)
})

test('a key may come once or several times', () => {
  const tags = oneOrMore(slug, 2)
  expect(tags.parse('down')).toEqual(['down'])
  expect(tags.parse(['down', 'wool'])).toEqual(['down', 'wool'])
  expect(tags.safeParse(['down', 'wool', 'nylon']).success).toBe(false)
})

test('a list starts at its beginning', () => {
  expect(z.object(part).parse({})).toEqual({ start: 0 })
})
