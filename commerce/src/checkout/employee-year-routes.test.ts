import type { Cart } from '@cairn/contract/cart-entity'
import { minorOf } from '@cairn/contract/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { atDesk, type DeskRequest } from '../orders/order-desk-store.ts'
import { onFault } from '../platform/faults.ts'
import { aPromotionRow } from '../promotions/promotion-example.ts'
import { importRows } from '../testing/import-rows.ts'
import { nothingWrong } from '../testing/nothing-wrong.ts'
import { signInAs } from '../testing/people.ts'
import { giveAddresses, placeOrder, prepare, tokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { setStock } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'
const email = 'employee@cairn.test'
const accepting = { body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } }

let shop: Shop
let employee: Visitor
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, [
    aPromotionRow({
      promotionId: 'ASSOCIATES',
      level: 'PRODUCT',
      gives: { type: 'percentage', percent: 30 },
      when: { groups: ['employee'] },
    }),
  ])
  employee = await shop.guest()
  await signInAs(employee, email)
  await employee.send('changeProfile', accepting)
})
beforeEach(async () => {
  await setStock(shop, jacket, 100)
  await spent(0)
})
afterEach(() => nothingWrong(shop))
afterAll(() => shop.close())

const desk = (request: DeskRequest) => atDesk(shop.database.query, request)

const profile = async () =>
  (await employee.send<{ consumerProfile: { consumerDetails: ProfileDetails } }>('readProfile'))
    .body.consumerProfile.consumerDetails.employee
type ProfileDetails = { employee: { currentSpend: number; annualCap: number } }
const spentSoFar = async () => minorOf((await profile()).currentSpend)

/** Of a year that has room for 2,000. */
const spent = async (amount: number) => {
  await shop.database.run('delete from yearly_spends')
  await shop.database.run(
    'update accounts set yearly_limit = 200000, yearly_spent = $2 where email = $1',
    [email, amount],
  )
}

async function cartOf(qty = 1) {
  const { body } = await employee.send<Cart>('createCartWithItem', { body: { sku: jacket, qty } })
  const { basketId } = body
  await giveAddresses(employee, basketId)
  const read = async () => (await employee.send<Cart>('readCart', { params: { basketId } })).body
  return { basketId, read, cart: await read() }
}

/** What it costs at their terms, with its tax and without its delivery. */
const goodsOf = ({ totals }: Pick<Cart, 'totals'>) => minorOf(totals.total - totals.shipping)

/** So that the next cart is another. */
const emptied = async (basketId: string, cart: Cart) => {
  for (const { itemId } of cart.items) {
    await employee.send('removeItem', { body: { basketId, itemId } })
  }
}

test('an associate buys at their terms as long as the year has room, to the last cent, and then as everybody does (promise 14)', async () => {
  const first = await cartOf()
  expect(first.cart).toMatchObject({ associateTerms: { left: 2_000, isAboveYear: false } })
  expect(first.cart.totals.totalDiscount).toBeGreaterThan(0)
  const worth = goodsOf(first.cart)

  await spent(200_000 - worth + 1)
  const above = await first.read()
  expect(above).toMatchObject({
    associateTerms: { left: (worth - 1) / 100, isAboveYear: true },
    totals: { totalDiscount: 0 },
  })

  await spent(200_000 - worth)
  expect((await prepare(employee, first.basketId)).body.totals).toEqual(first.cart.totals)
  const placed = await placeOrder(employee, first.basketId)
  expect(placed).toMatchObject({
    status: 200,
    body: { totals: { total: first.cart.totals.total } },
  })
  expect(await spentSoFar()).toBe(200_000)

  const { cart, basketId } = await cartOf()
  expect(cart).toMatchObject({
    associateTerms: { left: 0, isAboveYear: true },
    totals: { totalDiscount: 0 },
  })
  expect((await placeOrder(employee, basketId)).status).toBe(200)
  expect(await spentSoFar()).toBe(200_000)
})

test('what an order elsewhere took a moment before is not there for this one (promise 14)', async () => {
  const { basketId, cart, read } = await cartOf()
  await spent(200_000 - goodsOf(cart))
  await prepare(employee, basketId)
  const disarm = onFault('order.wanted', () => spent(200_000 - goodsOf(cart) + 1))
  const lost = await placeOrder(employee, basketId)
  disarm()

  expect(lost).toMatchObject({ status: 409, errorId: 'PRC400' })
  expect(await spentSoFar()).toBe(200_000 - goodsOf(cart) + 1)
  expect(await read()).toMatchObject({ associateTerms: { isAboveYear: true } })
  await emptied(basketId, cart)
})

test('a payment that is refused, an order that is cancelled and money that goes back make room again', async () => {
  const { basketId, cart } = await cartOf(2)
  const worth = goodsOf(cart)
  expect((await placeOrder(employee, basketId, { token: tokens.decline })).status).not.toBe(200)
  expect(await spentSoFar()).toBe(0)

  const again = await cartOf(2)
  await emptied(again.basketId, again.cart)
  const place = async () => {
    const { basketId: next } = await cartOf(2)
    return (await placeOrder(employee, next)).body.orderNumber
  }
  const cancelled = await place()
  expect(await spentSoFar()).toBe(worth)
  await employee.send('cancelOrder', { body: { orderNumber: cancelled } })
  expect(await spentSoFar()).toBe(0)

  const orderNumber = await place()
  await desk({ deed: 'move', orderNumber, to: 'Delivered' })
  await desk({ deed: 'return', orderNumber, pieces: [{ sku: jacket, quantity: 1 }] })
  expect(await spentSoFar()).toBe(worth - Math.round(worth / 2))
  await desk({ deed: 'refund', orderNumber })
  expect(await spentSoFar()).toBe(0)
})

test('an order of last year leaves the new one alone, and gives it nothing when it is cancelled (promise 14)', async () => {
  const { basketId, cart } = await cartOf()
  const { orderNumber } = (await placeOrder(employee, basketId)).body
  const worth = goodsOf(cart)
  expect(await spentSoFar()).toBe(worth)
  await shop.database.run(`update yearly_spends set spent_at = spent_at - interval '1 year'`)
  expect(await profile()).toMatchObject({ currentSpend: 0, annualCap: 2_000 })

  const next = await cartOf()
  expect(next.cart).toMatchObject({ associateTerms: { left: 2_000, isAboveYear: false } })
  expect((await placeOrder(employee, next.basketId)).status).toBe(200)
  await employee.send('cancelOrder', { body: { orderNumber } })
  expect(await spentSoFar()).toBe(worth)
})
