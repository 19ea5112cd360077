import { expect, test } from 'vitest'
import { en } from '../payments/messages/en.ts'
import { paymentRows } from './payment-rows.ts'

type Payment = Parameters<typeof paymentRows>[0][number]

const visa: Payment = {
  code: 'CREDIT_CARD',
  card: { brand: 'visa', last4: '1111' },
  maskedCode: null,
  amount: 300,
}
const points: Payment = { ...visa, code: 'LOYALTY_POINTS', card: null, amount: 10 }

const rowsOf = (payments: readonly Payment[], isCancelled = false) =>
  paymentRows(payments, { translate: (label) => en[label], isCancelled }).map(
    ({ name, state, amount }) => `${name}: ${state} ${amount}`,
  )

test('a payment of which nothing was cancelled or returned has one row', () => {
  expect(rowsOf([visa])).toEqual(['Visa •••• 1111: paid 300'])
})

test('payments of the same name are one row', () => {
  expect(rowsOf([points, points])).toEqual(['Points: paid 20'])
})

test('a partly cancelled payment states what was charged and what was not', () => {
  expect(rowsOf([{ ...visa, notCharged: 100, refunded: 20 }])).toEqual([
    'Visa •••• 1111: paid 200',
    'Visa •••• 1111: partNotCharged 100',
    'Visa •••• 1111: givenBack 20',
  ])
})

test('a cancelled order has no paid amounts', () => {
  expect(
    rowsOf(
      [
        { ...visa, notCharged: 300 },
        { ...points, refunded: 10 },
      ],
      true,
    ),
  ).toEqual(['Visa •••• 1111: notCharged 300', 'Points: givenBack 10'])
})

test('a brand has the same name from every provider, and an unknown one begins with a capital', () => {
  const namesOf = (brand: string) => rowsOf([{ ...visa, card: { brand, last4: '4444' } }])
  expect(namesOf('mc')).toEqual(namesOf('mastercard'))
  expect(namesOf('mc')).toEqual(['Mastercard •••• 4444: paid 300'])
  expect(namesOf('elo')).toEqual(['Elo •••• 4444: paid 300'])
})
