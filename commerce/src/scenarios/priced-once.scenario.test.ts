import { type CallName, calls } from '@cairn/contract/calls'
import { cart as cartShape, type Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type * as pricing from '../cart/pricing/price-cart.ts'
import { importRows } from '../testing/import-rows.ts'
import { cardTokens, denverAddress } from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { openPayingShopper } from '../testing/shopper-with-instrument.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import type { CallRequest, Visitor } from '../testing/visitor.ts'

const { countPricing } = vi.hoisted(() => ({ countPricing: vi.fn<() => void>() }))

vi.mock('../cart/pricing/price-cart.ts', async (importOriginal) => {
  const original = await importOriginal<typeof pricing>()
  const priceCart: typeof pricing.priceCart = (input) => {
    countPricing()
    return original.priceCart(input)
  }
  return { ...original, priceCart }
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const beanie = 'CAIRN003LRC-OS'
const shell = 'CAIRN002TRN-M'

/** A member who is served in a store. */
async function memberInStore() {
  const agent = await shop.guest()
  await signInAtStore(agent)
  await signInAs(agent, 'member@cairn.test')
  return agent
}

/** Sends calls, and remembers how often each of them priced a cart. */
function countingPricings(visitor: Visitor) {
  const counts: [CallName, number][] = []
  async function send<Body = Cart>(name: CallName, request: CallRequest = {}): Promise<Body> {
    countPricing.mockClear()
    const { status, body } = await visitor.send<Body>(name, request)
    if (status !== 200) throw new Error(`${name} was refused: ${JSON.stringify(body)}`)
    counts.push([name, countPricing.mock.calls.length])
    return body
  }
  return { counts, send }
}

type Send = ReturnType<typeof countingPricings>['send']
type Params = { basketId: string }

const itemIdOf = ({ items }: Cart, sku: string) =>
  items.find((item) => item.sku === sku)?.itemId ?? ''

/** Creates a cart whose prices a store employee has lowered, and uses every call that changes items. */
async function fillCart(send: Send): Promise<Params> {
  const { basketId } = await send('createCart', { body: {} })
  const params = { basketId }
  const created = await send('createCartWithItem', { body: { sku: jacket, qty: 2 } })
  const itemId = itemIdOf(created, jacket)
  const lowered = { itemId, type: 'percent', value: 10, reason: 'A scratch' }
  const adjusted = await send('addPriceAdjustment', { params, body: lowered })
  const adjustmentId = adjusted.priceAdjustments[0]?.adjustmentId ?? ''
  const adjustment = { ...params, adjustmentId }
  await send('changePriceAdjustment', { params: adjustment, body: { value: 20 } })
  await send('removePriceAdjustment', { params: adjustment })
  await send('addPriceAdjustment', { params, body: lowered })
  const beanieId = itemIdOf(await send('addItem', { body: { basketId, sku: beanie } }), beanie)
  const shellId = itemIdOf(await send('addItem', { body: { basketId, sku: shell } }), shell)
  await send('changeItem', { params, body: { itemId, qty: 1 } })
  await saveItem(send, 'CAIRN003LRC', beanieId)
  const { saveForLaterId } = await saveItem(send, 'CAIRN002TRN', shellId)
  const itemIds = [beanieId, shellId]
  const moved = await send('moveSavedItems', { params, body: { saveForLaterId, itemIds } })
  expect(moved.items.map(({ sku }) => sku)).toEqual(expect.arrayContaining([beanie, shell]))
  await send('removeItem', { body: { basketId, itemId: beanieId } })
  await send('removeItem', { body: { basketId, itemId: shellId } })
  return params
}

const saveItem = (send: Send, productId: string, itemId: string) =>
  send('saveItemForLater', {
    body: { productId, qty: 1, type: 'product', saveForLater: { itemId, saveForLaterId: null } },
  })

async function chooseDelivery(send: Send, params: Params) {
  const body = { address: denverAddress }
  await send('setShippingAddress', { params, body })
  await send('setBillingAddress', { params, body })
  await send('removeShippingAddress', { params })
  await send('removeBillingAddress', { params })
  await send('setShippingAddress', { params, body })
  await send('setBillingAddress', { params, body })
  await send('setShippingMethod', { body: { ...params, code: 'express' } })
}

async function pay(send: Send, params: Params) {
  const coupon = { cartId: params.basketId, code: 'welcome10' }
  await send('applyCoupon', { body: coupon })
  await send('removeCoupon', { body: coupon })
  await send('applyCoupon', { body: coupon })
  await send('applyReward', { params, body: { appliedLoyaltyVoucher: { points: 1_000 } } })
  const points = { payment_method_id: 'LOYALTY_POINTS', points: 500 }
  await send('addPaymentInstrument', { params, body: points })
  const giftCard = { payment_method_id: 'GIFT_CARD', code: '6006490000000011', pin: '1111' }
  await send('addPaymentInstrument', { params, body: giftCard })
  await send('removePaymentInstrument', { params, body: { payment_method_id: 'GIFT_CARD' } })
}

test('every call that changes, reads or orders a cart prices it once, also with a lowered price', async () => {
  const { counts, send } = countingPricings(await memberInStore())
  const params = await fillCart(send)
  await chooseDelivery(send, params)
  await pay(send, params)
  await send('readCart', { params })
  const prepared = await send('prepareOrder', { body: params })
  const order = await send<Order>('placeOrder', {
    body: {
      cartId: params.basketId,
      seenTotal: prepared.totals.total,
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: { token: cardTokens.approve, cardType: 'visa' },
      },
    },
  })

  expect(order.totals).toMatchObject({ total: prepared.totals.total, appliedRewards: 15 })
  expect(prepared.priceAdjustments).toHaveLength(1)
  expect(counts.filter(([, count]) => count !== 1)).toEqual([])
  const answersCart = (name: string) => calls[name as CallName].answer === cartShape
  const names = new Set<string>(counts.map(([name]) => name))
  expect(Object.keys(calls).filter((name) => answersCart(name) && !names.has(name))).toEqual([])
})

test('a coupon that replaces another is compared with it, which takes one calculation more', async () => {
  const { visitor, basketId } = await openPayingShopper(shop)
  const { counts, send } = countingPricings(visitor)
  for (const code of ['welcome10', 'onceonly'])
    await send('applyCoupon', { body: { cartId: basketId, code } })

  expect(counts).toEqual([
    ['applyCoupon', 1],
    ['applyCoupon', 2],
  ])
})

test('a cart that has become more expensive is priced once more by its next change', async () => {
  const { visitor, basketId } = await openPayingShopper(shop)
  const { counts, send } = countingPricings(visitor)
  const price = { current: 350_00, original: 350_00 }
  const row = { kind: 'price', productId: 'CAIRN001BLK', siteId: 'CAIRN-US', ...price }
  await importRows(shop.database.query, [row])
  const { customerNotifications } = await send('addItem', { body: { basketId, sku: beanie } })
  await send('addItem', { body: { basketId, sku: shell } })

  expect(customerNotifications.map(({ type }) => type)).toContain('TOTAL_RAISED')
  expect(counts).toEqual([
    ['addItem', 2],
    ['addItem', 1],
  ])
})

test('a pay-later session has the amount that is answered, from one calculation', async () => {
  const { visitor, basketId } = await openPayingShopper(shop)
  const openPayLater = vi.spyOn(shop.provider, 'openPayLater')
  const { counts, send } = countingPricings(visitor)
  const body = { payment_method_id: 'KLARNA' }
  const cart = await send('addPaymentInstrument', { params: { basketId }, body })

  expect(counts).toEqual([['addPaymentInstrument', 1]])
  expect(cart.paymentInstruments).toMatchObject([{ session_id: expect.stringMatching(/.+/) }])
  const amount = Math.round((cart.totals.total ?? 0) * 100)
  expect(openPayLater.mock.calls).toMatchObject([[{ amount }]])
})
