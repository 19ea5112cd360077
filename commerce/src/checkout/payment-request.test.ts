import { expect, it } from 'vitest'
import { meansOf } from './payment-request.ts'

const paymentInstrumentId = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f'

it('a wallet that the cart knows already needs no token again (PAY-007)', () => {
  const given = { code: 'WALLET' as const, additionalData: { paymentInstrumentId } }
  expect(meansOf(given)).toEqual({ kind: 'wallet', paymentInstrumentId })
})

it('a token that was given is taken before what the cart knows', () => {
  const additionalData = { paymentInstrumentId, walletToken: 'wal_12345678' }
  expect(meansOf({ code: 'WALLET', additionalData })).toMatchObject({ token: 'wal_12345678' })
})

it('without either, a card is asked for nothing', () => {
  expect(meansOf({ code: 'CREDIT_CARD', additionalData: {} })).toBeUndefined()
})
