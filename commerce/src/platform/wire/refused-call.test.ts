import { locales } from '@cairn/contract/sites/sites'
import { call } from '@cairn/contract/wire/call'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readInput } from './read-request.ts'
import { errorResponse } from './refused-call.ts'

const example = call({
  method: 'POST',
  path: '/example',
  summary: 'An example.',
  policy: 'anyone',
  rate: 'write',
  repeat: 'safe',
  body: z.object({
    email: z.email(),
    address: z.object({ city: z.string(), lines: z.int().max(2) }),
  }),
  answer: z.object({}),
  refuses: [],
})

function errorsIn(locale: (typeof locales)[number]) {
  const body = { email: 'kim', address: { lines: 3.5 } }
  const read = readInput(example, { params: {}, query: {}, body })
  if (read.ok) throw new Error('the input was accepted')
  return errorResponse(read.refusal, { locale, correlationId: 'c' }).body.errorDetails
}

test('each wrong field has a message in the language of the request', () => {
  expect(errorsIn('de-de').slice(1)).toEqual([
    {
      errorId: 'REQ400',
      field: 'body.email',
      message: 'Bitte prüfen Sie Ihre Angabe in diesem Feld.',
    },
    { errorId: 'REQ400', field: 'body.address.city', message: 'Bitte füllen Sie dieses Feld aus.' },
    {
      errorId: 'REQ400',
      field: 'body.address.lines',
      message: 'Bitte prüfen Sie Ihre Angabe in diesem Feld.',
    },
  ])
})

test.each(locales)('no message in %s contains words of the validator', (locale) => {
  const messages = errorsIn(locale).map(({ message }) => message)
  expect(messages.join()).not.toMatch(/invalid|expected|received|undefined/i)
})
