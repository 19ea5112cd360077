import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { providerWindows } from '../testing/purchases/pay-by-calls.ts'
import {
  cardTokens,
  denverAddress,
  guestWithCart,
  placeOrder,
  prepareOrder,
  setAddresses,
} from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(shop.unexpectedErrors).toEqual([])
})
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'

type Person = { email: string; addressLine1: string }

/** A new guest session with the code on the cart, before any address. */
async function guestWithCode() {
  const { guest, cart } = await guestWithCart(shop, { sku: jacket })
  const { basketId } = cart
  const body = { cartId: basketId, code: 'ONCEONLY' }
  expect(await guest.send<Cart>('applyCoupon', { body })).toMatchObject({ status: 200 })
  return { guest, basketId }
}

async function guestAtSummary(person: Person) {
  const { guest, basketId } = await guestWithCode()
  await setAddresses(guest, basketId, { ...denverAddress, ...person })
  const { body: prepared } = await prepareOrder(guest, basketId)
  return { guest, basketId, prepared }
}

async function orderAs(person: Person) {
  const { guest, basketId, prepared } = await guestAtSummary(person)
  expect(prepared.coupon).toBe('ONCEONLY')
  expect(await placeOrder(guest, basketId)).toMatchObject({ status: 200 })
}

/** The card of every payment until the end of the test. */
const payByCard = (fingerprint: string) =>
  vi.spyOn(shop.provider, 'fingerprintOf').mockResolvedValue(fingerprint)

const used = expect.objectContaining({ type: 'CODE_REMOVED', errorId: 'PRM150' })

describe('a code once per customer is removed with a notice when the total is prepared (guarantee 13)', () => {
  test.each([
    [
      'for a new session with the same email',
      { email: 'ada@one.example', addressLine1: '1 First Street' },
      { email: 'Ada+2@one.example', addressLine1: '2 Second Street' },
    ],
    [
      'for a new session with the same home',
      { email: 'bea@one.example', addressLine1: '3 Third Street' },
      { email: 'kim@one.example', addressLine1: '3 third st.' },
    ],
  ])('%s', async (_, first, second) => {
    await orderAs(first)
    const { guest, basketId, prepared } = await guestAtSummary(second)

    expect(prepared.coupon).toBeNull()
    expect(prepared.totals.totalDiscount).toBe(0)
    expect(prepared.customerNotifications).toContainEqual(used)
    const { body } = await placeOrder(guest, basketId, {
      body: { seenTotal: prepared.totals.total },
    })
    expect(body.totals.totalDiscount).toBe(0)
  })
})

test('a code that an account has used before the import is removed for a guest with its email (guarantee 13)', async () => {
  const person = { email: 'Shopper+1@cairn.test', addressLine1: '25 First Street' }
  const { prepared } = await guestAtSummary(person)
  expect(prepared.coupon).toBeNull()
  expect(prepared.customerNotifications).toContainEqual(used)
})

describe('a card with which the code was used', () => {
  test('refuses the order with PRM150 and removes the code, so that the new total can be confirmed (PROMO-023)', async () => {
    payByCard('card of Ines')
    await orderAs({ email: 'ines@one.example', addressLine1: '4 Fourth Street' })
    const person = { email: 'lea@one.example', addressLine1: '5 Fifth Street' }
    const { guest, basketId } = await guestAtSummary(person)

    expect(await placeOrder(guest, basketId)).toMatchObject({ status: 409, errorId: 'PRM150' })
    const params = { basketId }
    const { body: cart } = await guest.send<Cart>('readCart', { params })
    expect(cart).toMatchObject({ coupon: null, totals: { totalDiscount: 0 } })
    expect(cart.customerNotifications).toContainEqual(used)
    await prepareOrder(guest, basketId)
    expect(await placeOrder(guest, basketId)).toMatchObject({ status: 200 })
  })

  test('does not refuse the orders of other cards', async () => {
    payByCard('card of Mia')
    await orderAs({ email: 'mia@one.example', addressLine1: '6 Sixth Street' })
    payByCard('card of Noa')
    const person = { email: 'noa@one.example', addressLine1: '7 Seventh Street' }
    const { guest, basketId } = await guestAtSummary(person)
    expect((await placeOrder(guest, basketId)).body.totals.totalDiscount).toBeGreaterThan(0)
  })
})

test('a code is refused with the gift card with which it was used, and not with another (guarantee 13)', async () => {
  const payByGiftCard = async (person: Person, end: string) => {
    const { guest, basketId } = await guestAtSummary(person)
    const body = { payment_method_id: 'GIFT_CARD', code: `6006 4900 0000 ${end}`, pin: '1111' }
    const instrument = { ...body, amount: 10 }
    await guest.send('addPaymentInstrument', { params: { basketId }, body: instrument })
    await prepareOrder(guest, basketId)
    return placeOrder(guest, basketId)
  }
  payByCard('card of Una')
  const una = { email: 'una@one.example', addressLine1: '8 Eighth Street' }
  expect(await payByGiftCard(una, '0001')).toMatchObject({ status: 200 })
  payByCard('card of Vic')
  const vic = { email: 'vic@one.example', addressLine1: '9 Ninth Street' }
  expect(await payByGiftCard(vic, '0001')).toMatchObject({ status: 409, errorId: 'PRM150' })
  const wim = { email: 'wim@one.example', addressLine1: '10 Tenth Street' }
  expect(await payByGiftCard(wim, '0002')).toMatchObject({ status: 200 })
})

/** Meets the challenge of an order at the bank. */
async function meetChallenge(guest: Visitor, { orderNumber, st, flash }: Order) {
  const { challengeUrl, sessionId } = flash[0]?.details ?? {}
  const windows = providerWindows(shop.sandbox)
  const { threeDS2Result } = await windows.confirmChallenge(String(challengeUrl))
  const additionalData = { sessionID: String(sessionId), threeDS2Result }
  return guest.send('answerChallenge', {
    params: { orderNumber },
    query: { st },
    body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
  })
}

describe('while the challenge of a stranger with the same email and address is open', () => {
  const challenged = async (person: Person) => {
    const { guest, basketId } = await guestAtSummary(person)
    const { status, body } = await placeOrder(guest, basketId, { token: cardTokens.challenge })
    expect(status).toBe(200)
    return { guest, order: body }
  }

  test('a customer can use the code, and the stranger’s order fails when the challenge is met after that', async () => {
    const fay = { email: 'fay@one.example', addressLine1: '21 First Street' }
    const { guest, order } = await challenged(fay)
    await orderAs(fay)

    expect(await meetChallenge(guest, order)).toMatchObject({ status: 402, errorId: 'PAY400' })
    const { rows } = await shop.database.run(
      `select a.state, o.state as order_state from payment_attempts a join orders o using (order_id)
      where order_number = $1`,
      [order.orderNumber],
    )
    expect(rows).toEqual([{ state: expect.stringMatching('void'), order_state: 'failed' }])
  })

  test('the code counts as used as soon as the challenge is met (guarantee 13)', async () => {
    const gil = { email: 'gil@one.example', addressLine1: '22 First Street' }
    const { guest, order } = await challenged(gil)
    const second = await challenged(gil)
    expect(await meetChallenge(guest, order)).toMatchObject({ status: 200 })

    expect((await guestAtSummary(gil)).prepared.coupon).toBeNull()
    expect((await meetChallenge(second.guest, second.order)).status).not.toBe(200)
  })

  test('the card of the open order is refused (guarantee 13)', async () => {
    payByCard('card of Hal')
    await challenged({ email: 'hal@one.example', addressLine1: '23 First Street' })
    const person = { email: 'ida@one.example', addressLine1: '24 First Street' }
    const { guest, basketId } = await guestAtSummary(person)
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'PRM150' })
  })
})
