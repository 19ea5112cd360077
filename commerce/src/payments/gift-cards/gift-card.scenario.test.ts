import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onFault } from '../../platform/faults.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { openPayingShopper } from '../../testing/shopper-with-instrument.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from carts'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

describe('a gift card', () => {
  test('pays up to its balance, and is returned with its masked code (PAY-012, PAY-064)', async () => {
    const { giftCard, read } = await openPayingShopper(shop)
    const { total } = (await read()).totals
    const { status, body } = await giftCard('0001')

    expect(status).toBe(200)
    expect(body.totals).toMatchObject({ total, remainingToPay: total - 50, appliedRewards: 0 })
    expect(body.paymentInstruments).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount: 50, maskedCode: '•••• 0001', card: null },
    ])
    expect((await read()).paymentInstruments).toEqual(body.paymentInstruments)
  })

  test('can be removed, and the whole total remains to be paid again (PAY-024, PAY-038)', async () => {
    const { giftCard, read, visitor, basketId } = await openPayingShopper(shop)
    const { total } = (await read()).totals
    const { body } = await giftCard('0001')

    const [instrument] = body.paymentInstruments
    const removed = await visitor.send<Cart>('removePaymentInstrument', {
      params: { basketId },
      body: { payment_instrument_id: instrument?.payment_instrument_id },
    })
    expect(removed.body.totals.remainingToPay).toBe(total)
    expect((await read()).paymentInstruments).toEqual([])
  })

  test('pays no more than the total, and less when the total falls', async () => {
    const { giftCard, read, visitor, basketId } = await openPayingShopper(shop, { qty: 3 })
    const { total } = (await read()).totals
    expect((await giftCard('0002')).body.totals.remainingToPay).toBeCloseTo(total - 500, 2)
    const [item] = (await read()).items
    const response = await visitor.send<Cart>('changeItem', {
      params: { basketId },
      body: { itemId: item?.itemId, qty: 1 },
    })

    expect(response.body.totals.remainingToPay).toBe(0)
    expect(response.body.paymentInstruments).toMatchObject([{ amount: response.body.totals.total }])
  })

  test('pays only the requested amount', async () => {
    const { giftCard } = await openPayingShopper(shop)
    const { body } = await giftCard('0002', { amount: 20 })

    expect(body.paymentInstruments).toMatchObject([{ amount: 20 }])
  })

  async function refusalOf(lastDigits: string) {
    const { giftCard, read } = await openPayingShopper(shop)
    const { errorId } = await giftCard(lastDigits)
    const { paymentInstruments } = await read()
    return { errorId, paymentInstruments }
  }

  test.each([
    ['spent', '0003', 'GFC700'],
    ['expired', '0004', 'GFC812'],
  ])('that is %s is refused (PAY-047, PAY-053)', async (_, lastDigits, errorId) => {
    expect(await refusalOf(lastDigits)).toEqual({ errorId, paymentInstruments: [] })
  })

  test.each([
    ['voided', '0005', 'GFC725'],
    ['never loaded', '0006', 'GFC740'],
  ])('that was %s is refused (PAY-048, PAY-049)', async (_, lastDigits, errorId) => {
    expect(await refusalOf(lastDigits)).toEqual({ errorId, paymentInstruments: [] })
  })

  test.each([
    ['of another currency', '0007', 'GFC760'],
    ['unknown', '9999', 'GFC800'],
  ])('that is %s cannot pay (PAY-051, PAY-052)', async (_, lastDigits, errorId) => {
    expect(await refusalOf(lastDigits)).toEqual({ errorId, paymentInstruments: [] })
  })

  test('with a wrong PIN gets the same answer as an unknown one, even if it is spent (PAY-052)', async () => {
    const { giftCard } = await openPayingShopper(shop)
    const answers = await Promise.all([
      giftCard('0001', { pin: '2222' }),
      giftCard('0003', { pin: '2222' }),
      giftCard('9999'),
    ])

    const comparable = answers.map(({ status, body }) => ({
      status,
      body: { ...body, correlationId: '' },
    }))
    expect(comparable[0]).toMatchObject({
      status: 404,
      body: { errorDetails: [{ errorId: 'GFC800' }] },
    })
    expect(comparable[1]).toEqual(comparable[0])
    expect(comparable[2]).toEqual(comparable[0])
  })

  test('needs a number (PAY-046)', async () => {
    const { pay } = await openPayingShopper(shop)

    expect((await pay({ payment_method_id: 'GIFT_CARD', code: ' - ' })).errorId).toBe('GFC400')
    expect((await pay({ payment_method_id: 'GIFT_CARD' })).errorId).toBe('GFC400')
  })

  test('cannot be applied a second time', async () => {
    const { giftCard } = await openPayingShopper(shop)
    expect((await giftCard('0011')).status).toBe(200)

    expect((await giftCard('0011')).errorId).toBe('GFC755')
  })

  test('cannot be the sixth one on a cart (PAY-045, PAY-066)', async () => {
    const { giftCard } = await openPayingShopper(shop)
    for (const end of ['0011', '0012', '0013', '0014', '0015']) {
      expect((await giftCard(end)).status).toBe(200)
    }

    const sixth = await giftCard('0016')
    expect(sixth.errorId).toBe('GFC410')
    expect(JSON.stringify(sixth.body)).toContain('5 gift cards')
  })

  test('cannot pay for gift cards', async () => {
    const { giftCard } = await openPayingShopper(shop, { sku: 'CAIRN008HTR-50' })

    expect((await giftCard('0001')).errorId).toBe('GFC760')
  })

  test('pays nothing after a gift card was added to the cart', async () => {
    const { giftCard, visitor, basketId } = await openPayingShopper(shop)
    await giftCard('0001')
    const { body } = await visitor.send<Cart>('addItem', {
      body: { basketId, sku: 'CAIRN008HTR-50' },
    })

    expect(body.totals.remainingToPay).toBe(body.totals.total)
  })

  test('without a currency is accepted on every site', async () => {
    const { giftCard } = await openPayingShopper(shop, { locale: 'de-de' })
    expect((await giftCard('0001')).body.paymentInstruments).toMatchObject([{ amount: 50 }])
    expect((await giftCard('0007')).status).toBe(200)
  })

  test('is temporarily unavailable while gift cards cannot be read (PAY-042)', async () => {
    const { giftCard } = await openPayingShopper(shop)
    const disarm = onFault('gift-cards.requested', () => {
      throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
    })
    const { body, status } = await giftCard('0001')
    disarm()

    expect(status).toBe(503)
    expect(body).toMatchObject({
      errorDetails: [
        {
          errorId: 'GFS800',
          message: 'Gift cards cannot be used just now. Please try later or pay another way.',
        },
      ],
    })
  })

  test('that was used on another cart pays its remaining balance', async () => {
    const { giftCard, read } = await openPayingShopper(shop)
    await giftCard('0002')
    await shop.database
      .exec(`insert into gift_card_entries (card_id, kind, amount_minor, order_number)
      select card_id, 'held', -45000, 'CRN-OTHER' from gift_cards where last4 = '0002'`)
    const { paymentInstruments, totals } = await read()
    await shop.database
      .exec(`insert into gift_card_entries (card_id, kind, amount_minor, order_number)
      select card_id, 'released', 45000, 'CRN-OTHER' from gift_cards where last4 = '0002'`)

    expect(paymentInstruments).toMatchObject([{ amount: 50 }])
    expect(totals.remainingToPay).toBe(totals.total - 50)
  })
})
