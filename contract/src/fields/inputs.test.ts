import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  booleanParam,
  integerParam,
  listParam,
  multiLine,
  pageSlug,
  pagingParams,
  singleLine,
  slug,
} from './inputs.ts'
import { newPassword, personName, phone, postalCode } from './person.ts'

test.each(['Zoë O’Neil', 'नमस्ते', '👩‍👩‍👧 says hello', ''])('a single line accepts %j', (text) => {
  expect(singleLine(40).parse(text)).toBe(text)
})

test.each(['a\0b', 'a\nBcc: all@example.com', 'a\rb', '\ud800', 'x'.repeat(41)])(
  'a single line rejects %j',
  (text) => {
    expect(singleLine(40).safeParse(text).success).toBe(false)
  },
)

test.each([...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'])(
  'a single line loses the bidirectional control %j',
  (control) => {
    expect(singleLine(9).parse(`${control} Ada ${control}King${control} `)).toBe('Ada King')
    expect(personName.parse(`Ada${control}`)).toBe('Ada')
  },
)

test.each(['\u2028', '\u2029'])(
  'a single line has a space in place of the line separator %j',
  (separator) => {
    expect(singleLine(9).parse(`Ada${separator}King${separator}`)).toBe('Ada King')
  },
)

test('multi-line text keeps its line breaks and rejects NUL', () => {
  expect(multiLine(40).parse(' one\r\n\ttwo ')).toBe('one\r\n\ttwo')
  expect(multiLine(40).safeParse('one\0').success).toBe(false)
})

test('a person’s name consists of letters and name punctuation', () => {
  expect(personName.parse(" Zoë O'Neil-Smith, Jr. ")).toBe("Zoë O'Neil-Smith, Jr.")
  expect(personName.safeParse('J0hn').success).toBe(false)
  expect(personName.safeParse('<b>').success).toBe(false)
})

test('converts postal codes to upper case', () => {
  expect(postalCode.parse(' sw1a 1aa ')).toBe('SW1A 1AA')
})

test('a phone number consists of digits and separators', () => {
  expect(phone.parse('(415) 555-0100')).toBe('(415) 555-0100')
  expect(phone.safeParse('call me').success).toBe(false)
})

test('a new password contains an upper-case letter, a lower-case letter and a digit', () => {
  const acceptedPasswords = ['Passw0rd', 'password', 'PASSW0RD', 'Password'].filter(
    (text) => newPassword.safeParse(text).success,
  )
  expect(acceptedPasswords).toEqual(['Passw0rd'])
})

test.each(['home', 'help/returns/how-to-return'])('accepts the page slug %s', (text) => {
  expect(pageSlug.parse(text)).toBe(text)
})

test.each(['../secrets', '/home', 'Home', 'a..b', ''])('rejects the page slug %j', (text) => {
  expect(pageSlug.safeParse(text).success).toBe(false)
})

const upToTen = integerParam({ from: 1, to: 10 })

test.each(['7', 7])('parses an integer from %j', (value) => {
  expect(upToTen.parse(value)).toBe(7)
})

test.each(['0', '11', '-1', '1e1', '0x5', '', ' 7', '7.5', 7.5, ['7'], null])(
  'rejects %j as an integer',
  (value) => {
    expect(upToTen.safeParse(value).success).toBe(false)
  },
)

test('parses true and false, and no other boolean notation', () => {
  expect([true, false, 'true', 'false'].map((value) => booleanParam.parse(value))).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(booleanParam.safeParse('1').success).toBe(false)
})

test('a list parameter accepts one or several values', () => {
  const tags = listParam(slug, 2)
  expect(tags.parse('down')).toEqual(['down'])
  expect(tags.parse(['down', 'wool'])).toEqual(['down', 'wool'])
  expect(tags.safeParse(['down', 'wool', 'nylon']).success).toBe(false)
})

test('paging starts at the beginning by default', () => {
  expect(z.object(pagingParams).parse({})).toEqual({ start: 0 })
})
