import { expect, test } from 'vitest'
import { cardToken, givenCard } from './payment-entity.ts'

test.each(['4111111111111111', '4111-1111-1111-1111', '4111 1111 1111 1111'])(
  'a card’s number does not pass for its token: %s',
  (number) => {
    expect(cardToken.safeParse(number).success).toBe(false)
  },
)

test('a card’s number and code do not get beyond the contract', () => {
  const card = { token: 'tok_4111_visa', brand: 'visa', last4: '1111', expiryMonth: 3 }
  const given = { ...card, expiryYear: 2030, number: '4111111111111111', cvc: '123' }
  expect(givenCard.parse(given)).toEqual({ ...card, expiryYear: 2030 })
})
