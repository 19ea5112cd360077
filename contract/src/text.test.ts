import { expect, test } from 'vitest'
import { newPassword, personName, phone, postalCode } from './person.ts'
import { line, prose, pageSlug } from './text.ts'

test.each(['Zoë O’Neil', 'नमस्ते', '👩‍👩‍👧 says hello', ''])('a line takes %j', (text) => {
  expect(line(40).parse(text)).toBe(text)
})

test.each(['a\0b', 'a\nBcc: all@example.com', 'a\rb', '\ud800', 'x'.repeat(41)])(
  'a line refuses %j',
  (text) => {
    expect(line(40).safeParse(text).success).toBe(false)
  },
)

test('what is typed into a large field keeps its lines, and still has no NUL', () => {
  expect(prose(40).parse(' one\r\n\ttwo ')).toBe('one\r\n\ttwo')
  expect(prose(40).safeParse('one\0').success).toBe(false)
})

test('a name has letters and what stands between them in names', () => {
  expect(personName.parse(" Zoë O'Neil-Smith, Jr. ")).toBe("Zoë O'Neil-Smith, Jr.")
  expect(personName.safeParse('J0hn').success).toBe(false)
  expect(personName.safeParse('<b>').success).toBe(false)
})

test('a postal code is written in capitals', () => {
  expect(postalCode.parse(' sw1a 1aa ')).toBe('SW1A 1AA')
})

test('a phone is digits and how people set them', () => {
  expect(phone.parse('(415) 555-0100')).toBe('(415) 555-0100')
  expect(phone.safeParse('call me').success).toBe(false)
})

test('a new password has a large and a small letter and a digit', () => {
  const accepted = ['Passw0rd', 'password', 'PASSW0RD', 'Password'].filter(
    (text) => newPassword.safeParse(text).success,
  )
  expect(accepted).toEqual(['Passw0rd'])
})

test.each(['home', 'help/returns/how-to-return'])('%s names a page', (text) => {
  expect(pageSlug.parse(text)).toBe(text)
})

test.each(['../secrets', '/home', 'Home', 'a..b', ''])('%j names none', (text) => {
  expect(pageSlug.safeParse(text).success).toBe(false)
})
