import { expect, test } from 'vitest'
import { newCardIn, parseExpiry, repeatedValues } from './payment-fields.ts'

const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test.each(['04/29', '4/29', '04 / 2029', '04.29', '4-2029', ' 04/29 '])(
  'the expiry date %s is read as April 2029',
  (text) => {
    expect(parseExpiry(text)).toEqual({ expiryMonth: 4, expiryYear: 2029 })
  },
)

test.each(['', '0429', '13/29', '00/29', '04/9', '04/1929', '04/29 or so'])(
  'the expiry date %j is not valid',
  (text) => {
    expect(parseExpiry(text)).toBeUndefined()
  },
)

test('a card of the provider has numbers, and only the known fields', () => {
  const form = formOf({
    intent: 'card',
    token: 'tok_of_a_visa',
    brand: 'visa',
    last4: '4242',
    expiryMonth: '12',
    expiryYear: '2090',
    main: 'on',
  })
  expect(newCardIn(form)).toEqual({
    token: 'tok_of_a_visa',
    brand: 'visa',
    last4: '4242',
    expiryMonth: 12,
    expiryYear: 2090,
    main: true,
  })
})

test('a form is not filled in with the PIN or the token again', () => {
  const form = formOf({ code: '6006', pin: '1111', token: 'tok_of_a_visa', captcha: 'solved' })
  expect(repeatedValues(form)).toEqual({ code: '6006' })
})
