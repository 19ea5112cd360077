import { expect, test } from 'vitest'
import { cardInput, cardToken } from './payment.ts'

test.each(['4111111111111111', '4111-1111-1111-1111', '4111 1111 1111 1111'])(
  'rejects a card number as a token: %s',
  (number) => {
    expect(cardToken.safeParse(number).success).toBe(false)
  },
)

test('drops the card number and code from the input', () => {
  const card = { token: 'tok_4111_visa', brand: 'visa', last4: '1111', expiryMonth: 3 }
  const input = { ...card, expiryYear: 2030, number: '4111111111111111', cvc: '123' }
  expect(cardInput.parse(input)).toEqual({ ...card, expiryYear: 2030 })
})
