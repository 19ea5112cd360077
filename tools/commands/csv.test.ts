import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('cells are separated by commas, and quoted where they need it', () => {
  expect(csvLine(['ada@example.com', '', 'de-de'])).toBe('ada@example.com,,de-de\r\n')
  expect(csvLine(['a,b', 'say "yes"', 'two\nlines'])).toBe('"a,b","say ""yes""","two\nlines"\r\n')
})

test.each([
  '=1+1@example.com',
  '+ada@example.com',
  '-2+3+cmd@example.com',
  '@sum@example.com',
  '\t=1',
  '\uFF1D1+1',
])('what begins like a formula is text: %s', (text) => {
  expect(csvLine([text])).toBe(`'${text}\r\n`)
})

test('a formula in quotes is text, too', () => {
  expect(csvLine(['=HYPERLINK("x","y")@example.com'])).toBe(
    `"'=HYPERLINK(""x"",""y"")@example.com"\r\n`,
  )
})

test('a phone number stays as it is', () => {
  expect(csvLine(['+13035550142'])).toBe('+13035550142\r\n')
})
