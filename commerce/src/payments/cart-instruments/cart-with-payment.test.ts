import { expect, test } from 'vitest'
import type { CartPayment } from '../../cart/payment/cart-payment.ts'
import { instrumentsToMove } from './cart-with-payment.ts'

const some = (method: CartPayment['method'], ...sources: string[]) =>
  sources.map((source) => ({ id: `${method} ${source}`, method, source }))

test('instruments are moved without duplicates', () => {
  const mine = [...some('GIFT_CARD', 'one'), ...some('LOYALTY_POINTS', 'me')]
  const theirs = [...some('GIFT_CARD', 'one', 'two'), ...some('LOYALTY_POINTS', 'other')]

  expect(instrumentsToMove(mine, theirs, 5)).toEqual(['GIFT_CARD two'])
})

test('no more gift cards are moved than an order may have', () => {
  const theirs = [...some('GIFT_CARD', 'two', 'three', 'four'), ...some('REWARD_CODE', 'code')]

  expect(instrumentsToMove(some('GIFT_CARD', 'one'), theirs, 2)).toEqual([
    'GIFT_CARD two',
    'REWARD_CODE code',
  ])
})

test('a bank card is not moved', () => {
  expect(instrumentsToMove([], some('CREDIT_CARD', 'token'), 5)).toEqual([])
})
