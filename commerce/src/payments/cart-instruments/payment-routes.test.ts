import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { assertOutsideTransaction } from '../../platform/database/in-transaction.ts'
import { countQueries } from '../../testing/recorded-queries.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'
import { ProviderUnavailable } from '../providers/provider.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from carts'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const visa = {
  token: 'tok_test_approve',
  brand: 'visa',
  last4: '1111',
  expiryMonth: 12,
  expiryYear: 2090,
}

const payLaterSession = {
  sessionId: 'a session',
  clientToken: 'a token',
  windowUrl: 'https://pay.example/later',
  categories: [],
}

describe('a card', () => {
  test('is stored on the cart, and its token is never returned (PAY-016)', async () => {
    const { pay, giftCard, read } = await openPayingShopper(shop)
    await giftCard('0001')
    const { body } = await pay({ payment_method_id: 'CREDIT_CARD', card: visa })

    expect(body.paymentInstruments[1]).toMatchObject({
      payment_method_id: 'CREDIT_CARD',
      amount: body.totals.remainingToPay,
      card: { brand: 'visa', last4: '1111', main: false },
    })
    expect(JSON.stringify(await read())).not.toContain(visa.token)
  })

  test('replaces another card and a pay-later instrument', async () => {
    const { pay } = await openPayingShopper(shop)
    await pay({ payment_method_id: 'CREDIT_CARD', card: visa })
    await pay({ payment_method_id: 'CREDIT_CARD', card: { ...visa, last4: '4242' } })
    const { body } = await pay({ payment_method_id: 'WALLET' })

    expect(body.paymentInstruments).toMatchObject([{ payment_method_id: 'WALLET' }])
  })

  test('that has expired is refused', async () => {
    const { pay } = await openPayingShopper(shop)
    const card = { ...visa, expiryYear: 2020 }

    expect((await pay({ payment_method_id: 'CREDIT_CARD', card })).errorId).toBe('FE309')
  })

  test('that a shopper has saved pays for their own cart only', async () => {
    const savedCard = {
      payment_method_id: 'CREDIT_CARD',
      payment_instrument_id: 'ca000001-0000-4000-8000-000000000001',
    }
    const ownPayer = await openPayingShopper(shop, { account: 'shopper' })
    const other = await openPayingShopper(shop, { account: 'member' })

    expect((await ownPayer.pay(savedCard)).body.paymentInstruments).toMatchObject([
      { card: { last4: '1111' }, address: { city: 'Denver' } },
    ])
    expect((await other.pay(savedCard)).errorId).toBe('PYT404')
  })

  test('with a removed or incomplete address is refused (PAY-059, PAY-060)', async () => {
    const { pay } = await openPayingShopper(shop)
    const cardPayment = { payment_method_id: 'CREDIT_CARD', card: visa }

    expect(
      (await pay({ ...cardPayment, address: { addressId: crypto.randomUUID() } })).errorId,
    ).toBe('PYT405')
    expect((await pay({ ...cardPayment, address: { city: 'Denver' } })).errorId).toBe('PYT406')
  })
})

test('a gift card and a pay-later instrument are added to the cart (PAY-037)', async () => {
  const { pay, giftCard, read } = await openPayingShopper(shop)
  expect((await giftCard('0001')).status).toBe(200)
  expect((await pay({ payment_method_id: 'KLARNA' })).status).toBe(200)

  expect((await read()).paymentInstruments).toMatchObject([
    { payment_method_id: 'GIFT_CARD', amount: 50 },
    { payment_method_id: 'KLARNA' },
  ])
})

test('paying later opens a session with the provider (PAY-017, PAY-021)', async () => {
  const { pay } = await openPayingShopper(shop)
  const { status, body } = await pay({ payment_method_id: 'KLARNA' })

  expect(status).toBe(200)
  expect(body.paymentInstruments).toEqual([
    expect.objectContaining({
      payment_method_id: 'KLARNA',
      amount: body.totals.total,
      session_id: expect.stringMatching(/.+/),
      client_token: expect.stringMatching(/.+/),
      attachment: expect.stringMatching(/^http/),
      payment_method_categories: expect.arrayContaining([
        { identifier: expect.any(String), name: expect.any(String) },
      ]),
    }),
  ])
})

describe('while a pay-later session is opened', () => {
  test('no transaction is open', async () => {
    const { pay } = await openPayingShopper(shop)
    vi.spyOn(shop.provider, 'openPayLater').mockImplementationOnce(async () => {
      assertOutsideTransaction()
      return payLaterSession
    })

    expect((await pay({ payment_method_id: 'KLARNA' })).body.paymentInstruments).toMatchObject([
      { session_id: payLaterSession.sessionId },
    ])
  })

  test('a concurrent change of the cart is kept, and no other session is opened', async () => {
    const { visitor, basketId, pay } = await openPayingShopper(shop)
    const openPayLater = vi.spyOn(shop.provider, 'openPayLater').mockClear()
    openPayLater.mockImplementationOnce(async () => {
      await visitor.send('addItem', { body: { basketId, sku: 'CAIRN001BLK-M' } })
      return payLaterSession
    })
    const { body } = await pay({ payment_method_id: 'KLARNA' })

    expect(body).toMatchObject({
      totalItems: 2,
      paymentInstruments: [{ amount: body.totals.total, session_id: payLaterSession.sessionId }],
    })
    expect(openPayLater).toHaveBeenCalledTimes(1)
  })

  test('an outage of the provider leaves the cart unchanged', async () => {
    const { pay, read } = await openPayingShopper(shop)
    const before = await read()
    vi.spyOn(shop.provider, 'openPayLater').mockRejectedValueOnce(new ProviderUnavailable('down'))

    expect(await pay({ payment_method_id: 'KLARNA' })).toMatchObject({ status: 503 })
    expect(await read()).toEqual(before)
  })
})

test('the payment methods depend on the cart and the shopper (PAY-036, CART-010)', async () => {
  const methodsOf = async (account?: string, sku?: string) => {
    const { visitor, basketId } = await openPayingShopper(shop, {
      ...(account && { account }),
      ...(sku && { sku }),
    })
    const params = { basketId }
    const { body } = await visitor.send<Cart>('readPaymentMethods', { params })
    expect((await visitor.send<Cart>('readCart', { params })).body.paymentMethods).toEqual(
      body.paymentMethods,
    )
    return Object.fromEntries(
      body.paymentMethods.map(({ payment_method_id, isAvailable }) => [
        payment_method_id,
        isAvailable,
      ]),
    )
  }
  const methodsOfEverybody = {
    CREDIT_CARD: true,
    WALLET: true,
    KLARNA: true,
    GIFT_CARD: true,
    REWARD_CODE: true,
    REWARD_CARD: true,
  }

  expect(await methodsOf()).toEqual(methodsOfEverybody)
  expect(await methodsOf('member')).toEqual({ ...methodsOfEverybody, LOYALTY_POINTS: true })
  expect(await methodsOf(undefined, 'CAIRN008HTR-50')).toMatchObject({ GIFT_CARD: false })
  expect(await methodsOf('athlete')).toEqual({
    ...methodsOfEverybody,
    ATHLETES_PAYMENT: true,
    REWARD_CODE: false,
    REWARD_CARD: false,
  })
})

test('the window of the provider opens for a card or a wallet (PAY-040)', async () => {
  const { visitor } = await openPayingShopper(shop)
  const openWindow = async (paymentMethodId: string) =>
    (
      await visitor.send('openPaymentSession', {
        query: { referer: 'checkout', paymentMethodId, paymentMethod: 'card' },
      })
    ).body

  expect(await openWindow('CREDIT_CARD')).toMatchObject({
    success: true,
    provider: shop.provider.name,
    windowUrl: expect.stringMatching(/^http/),
  })
  expect(await openWindow('WALLET')).toMatchObject({ success: true })
  expect(await openWindow('GIFT_CARD')).toMatchObject({ success: true, windowUrl: null })
})

test('a cart with several instruments is read with one query', async () => {
  const { pay, giftCard, visitor, basketId } = await openPayingShopper(shop, { account: 'member' })
  await giftCard('0001')
  await pay({ payment_method_id: 'LOYALTY_POINTS', points: 500 })
  await pay({ payment_method_id: 'CREDIT_CARD', card: visa })

  expect(await countQueries(() => visitor.send('readCart', { params: { basketId } }))).toBe(1)
})

test('removing an instrument that is not on the cart is refused', async () => {
  const { visitor, basketId } = await openPayingShopper(shop)
  const { errorId } = await visitor.send('removePaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'GIFT_CARD' },
  })

  expect(errorId).toBe('PYT404')
})
