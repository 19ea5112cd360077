import { expect, test } from 'vitest'
import { paymentSourceOf } from './payment-source.ts'

const paymentInstrumentId = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f'

test('uses the wallet of the cart without a token (PAY-007)', () => {
  const input = { code: 'WALLET' as const, additionalData: { paymentInstrumentId } }
  expect(paymentSourceOf(input)).toEqual({ kind: 'wallet', paymentInstrumentId })
})

test('prefers a token to the instrument of the cart', () => {
  const additionalData = { paymentInstrumentId, walletToken: 'wal_12345678' }
  expect(paymentSourceOf({ code: 'WALLET', additionalData })).toMatchObject({
    token: 'wal_12345678',
  })
})

test('has no source for a card without a token or an instrument', () => {
  expect(paymentSourceOf({ code: 'CREDIT_CARD', additionalData: {} })).toBeUndefined()
})
