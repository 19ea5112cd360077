import { expect, test } from 'vitest'
import type { CartPayment } from '../../cart/payment/cart-payment.ts'
import { instrumentsToMove } from './cart-with-payment.ts'

const instruments = (method: CartPayment['method'], ...sources: string[]) =>
  sources.map((source) => ({ id: `${method} ${source}`, method, source }))

test('instruments are moved without duplicates', () => {
  const ownInstruments = [
    ...instruments('GIFT_CARD', 'one'),
    ...instruments('LOYALTY_POINTS', 'me'),
  ]
  const otherInstruments = [
    ...instruments('GIFT_CARD', 'one', 'two'),
    ...instruments('LOYALTY_POINTS', 'other'),
  ]

  expect(instrumentsToMove(ownInstruments, otherInstruments, 5)).toEqual(['GIFT_CARD two'])
})

test('no more gift cards are moved than an order may have', () => {
  const otherInstruments = [
    ...instruments('GIFT_CARD', 'two', 'three', 'four'),
    ...instruments('REWARD_CODE', 'code'),
  ]

  expect(instrumentsToMove(instruments('GIFT_CARD', 'one'), otherInstruments, 2)).toEqual([
    'GIFT_CARD two',
    'REWARD_CODE code',
  ])
})

test('a bank card is not moved', () => {
  expect(instrumentsToMove([], instruments('CREDIT_CARD', 'token'), 5)).toEqual([])
})
