import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { providerWindows } from '../testing/purchases/pay-by-calls.ts'
import {
  cardTokens,
  denverAddress,
  guestWithCart,
  placeOrder,
  prepareOrder,
  setAddresses,
} from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('delete from reward_code_uses'))
afterEach(() => {
  vi.restoreAllMocks()
  expect(shop.unexpectedErrors).toEqual([])
})
afterAll(() => shop.close())

type Person = { email: string; addressLine1: string }

const applyReward = (visitor: Visitor, basketId: string) =>
  visitor.send<Cart>('addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'REWARD_CODE', code: 'REWARD25' },
  })

/** A new guest session with the reward on the cart, which is applied before any address. */
async function guestAtSummary(person: Person) {
  const { guest, cart } = await guestWithCart(shop, { sku: jacket })
  const { basketId } = cart
  expect(await applyReward(guest, basketId)).toMatchObject({ status: 200 })
  await setAddresses(guest, basketId, { ...denverAddress, ...person })
  const { body: prepared } = await prepareOrder(guest, basketId)
  return { guest, basketId, prepared, applied: prepared.totals.appliedRewards }
}

async function orderAs(person: Person) {
  const { guest, basketId, applied } = await guestAtSummary(person)
  expect(applied).toBe(25)
  const { status, body } = await placeOrder(guest, basketId)
  expect(status).toBe(200)
  return { guest, order: body }
}

/** The card of every payment until the end of the test. */
const payByCard = (fingerprint: string) =>
  vi.spyOn(shop.provider, 'fingerprintOf').mockResolvedValue(fingerprint)

const ada = { email: 'ada@one.example', addressLine1: '1 First Street' }

describe('a reward once per customer pays nothing when the total is prepared (guarantee 13)', () => {
  test.each([
    [
      'for a new session with the same email',
      { email: 'Ada+2@one.example', addressLine1: '2 Second Street' },
    ],
    [
      'for a new session with the same home',
      { email: 'kim@one.example', addressLine1: '1 first st.' },
    ],
  ])('%s', async (_, person) => {
    await orderAs(ada)
    const { guest, basketId, applied, prepared } = await guestAtSummary(person)

    expect(applied).toBe(0)
    expect(prepared.totals.remainingToPay).toBe(prepared.totals.total)
    expect(await placeOrder(guest, basketId)).toMatchObject({ errorId: 'REW140' })
    expect((await applyReward(guest, basketId)).errorId).toBe('REW140')
  })
})

test('a reward is refused with the card with which it was used, and not with another (guarantee 13)', async () => {
  payByCard('card of Ada')
  await orderAs(ada)
  const other = await guestAtSummary({ email: 'lea@one.example', addressLine1: '3 Third Street' })
  expect(await placeOrder(other.guest, other.basketId)).toMatchObject({ errorId: 'REW140' })
  payByCard('card of Lea')
  expect(await placeOrder(other.guest, other.basketId)).toMatchObject({ status: 200 })
})

describe('a reward that the wallet was used with is refused (guarantee 13)', () => {
  const openWindow = async (visitor: Visitor, paymentMethodId: string) => {
    const { body } = await visitor.send<{ windowUrl: string }>('openPaymentSession', {
      query: { paymentMethodId },
    })
    return body.windowUrl
  }
  const windows = () => providerWindows(shop.sandbox)
  const tokensOf = {
    WALLET: async (visitor: Visitor) => {
      const { token } = await windows().approve(await openWindow(visitor, 'WALLET'))
      return { code: 'WALLET', additionalData: { walletToken: token } }
    },
    CREDIT_CARD: async (visitor: Visitor) => {
      const windowUrl = await openWindow(visitor, 'CREDIT_CARD')
      const { token } = await windows().enterCard(windowUrl, '4111 1111 1111 1111')
      return { code: 'CREDIT_CARD', additionalData: { token } }
    },
  }
  const payWith = async (method: keyof typeof tokensOf, person: Person) => {
    const { guest, basketId } = await guestAtSummary(person)
    return placeOrder(guest, basketId, { body: { paymentMethod: await tokensOf[method](guest) } })
  }

  test.each(['WALLET', 'CREDIT_CARD'] as const)(
    'to a new session that pays by %s',
    async (method) => {
      const tom = { email: 'tom@one.example', addressLine1: '11 First Street' }
      expect(await payWith('WALLET', tom)).toMatchObject({ status: 200 })
      const uli = { email: 'uli@one.example', addressLine1: '12 Second Street' }
      expect(await payWith(method, uli)).toMatchObject({ errorId: 'REW140' })
    },
  )
})

test('concurrent orders of one home use a reward once (guarantee 13)', async () => {
  const guests = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      guestAtSummary({ email: `${name}@one.example`, addressLine1: '5 Fifth Street' }),
    ),
  )
  const results = await Promise.all(
    guests.map(({ guest, basketId }) => placeOrder(guest, basketId)),
  )
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('a cancelled order gives the reward back to the customer', async () => {
  const { guest, order } = await orderAs(ada)
  const { orderNumber } = order
  expect(await guest.send('cancelOrder', { body: { orderNumber } })).toMatchObject({ status: 200 })
  await orderAs(ada)
})

test('a reward that was used as a guest counts as used after signing in', async () => {
  const { guest } = await orderAs(ada)
  await signInAs(guest, 'shopper@cairn.test')
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: jacket } })
  expect((await applyReward(guest, body.basketId)).errorId).toBe('REW140')
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

test('a reward in an order with an open challenge can be used by another one of the same email and home, but is paid only once (guarantee 13)', async () => {
  const challenged = async () => {
    const { guest, basketId, applied } = await guestAtSummary(ada)
    expect(applied).toBe(25)
    const { status, body } = await placeOrder(guest, basketId, { token: cardTokens.challenge })
    expect(status).toBe(200)
    return { guest, order: body }
  }
  const [first, second] = [await challenged(), await challenged()]
  expect(await meetChallenge(second.guest, second.order)).toMatchObject({ status: 200 })
  expect((await guestAtSummary(ada)).applied).toBe(0)
  expect((await meetChallenge(first.guest, first.order)).status).not.toBe(200)

  await shop.database.exec('delete from reward_code_uses')
  const third = await challenged()
  await orderAs(ada)
  expect((await meetChallenge(third.guest, third.order)).status).not.toBe(200)
})
