import type { openPaymentSession } from '@cairn/contract/payments/payment-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hostedPageProvider } from '../../testing/hosted-page-provider.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ provider: hostedPageProvider })
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const hostedCard = (card_session_id: string) => ({
  payment_method_id: 'CREDIT_CARD',
  card_session_id,
})

test('only payment methods of the provider are offered and accepted', async () => {
  const { pay, read } = await openPayingShopper(shop)
  const methodIds = (await read()).paymentMethods.map(({ payment_method_id: id }) => id)
  expect(methodIds).toContain('CREDIT_CARD')
  expect(methodIds).toContain('GIFT_CARD')
  expect(methodIds).not.toContain('WALLET')
  expect(methodIds).not.toContain('KLARNA')

  for (const payment_method_id of ['WALLET', 'KLARNA']) {
    expect(await pay({ payment_method_id })).toMatchObject({ status: 402, errorId: 'PAY400' })
  }
  expect((await read()).paymentInstruments).toEqual([])
})

test('a payment session opens as a page of the provider, not as a frame', async () => {
  const { visitor } = await openPayingShopper(shop)
  const open = (paymentMethodId: string) =>
    visitor.send<AnswerOf<typeof openPaymentSession>>('openPaymentSession', {
      query: { paymentMethodId },
    })
  expect((await open('CREDIT_CARD')).body).toMatchObject({
    success: true,
    opensAs: 'page',
    windowUrl: 'https://pay.example/card',
  })
  expect((await open('WALLET')).body).toMatchObject({ success: true, windowUrl: null })
})

test('the card that was typed there pays, and its token is never returned (PAY-016)', async () => {
  const { pay, read } = await openPayingShopper(shop)
  const { body } = await pay(hostedCard('shopper-1'))
  expect(body.paymentInstruments).toMatchObject([
    {
      payment_method_id: 'CREDIT_CARD',
      card: { brand: 'visa', last4: '1111', expiryYear: 2090, bin: '411111' },
    },
  ])
  expect(JSON.stringify(await read())).not.toContain('shopper-1')
})

test('without a typed card, or during an outage, the cart is unchanged', async () => {
  const { pay, read } = await openPayingShopper(shop)
  expect(await pay(hostedCard('shopper-nobody'))).toMatchObject({ status: 404 })
  expect(await pay(hostedCard('shopper-away'))).toMatchObject({ status: 503 })
  expect((await read()).paymentInstruments).toEqual([])
})
