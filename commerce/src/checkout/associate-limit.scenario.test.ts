import type { Cart } from '@cairn/contract/cart/cart'
import { minorOf } from '@cairn/contract/fields/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OrderCommand, runOrderCommand } from '../orders/order-command-flow.ts'
import { onFault } from '../platform/faults.ts'
import { aPromotionRow } from '../promotions/promotion-example.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { importRows } from '../testing/import-rows.ts'
import { setAddresses, placeOrder, prepareOrder, cardTokens } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { setStock } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'
const email = 'employee@cairn.test'
const acceptTerms = { body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } } }

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
  await employee.send('changeProfile', acceptTerms)
})
beforeEach(async () => {
  await shop.database.run(`delete from carts where state = 'active'`)
  await setStock(shop, jacket, 100)
  await setYearlySpent(0)
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

const profile = async () =>
  (await employee.send<{ consumerProfile: { consumerDetails: ProfileDetails } }>('readProfile'))
    .body.consumerProfile.consumerDetails.employee
type ProfileDetails = { employee: { currentSpend: number; annualCap: number } }
const readYearlySpent = async () => minorOf((await profile()).currentSpend)

/** The yearly limit is 2,000. */
const setYearlySpent = async (amount: number) => {
  await shop.database.run('delete from yearly_spends')
  await shop.database.run(
    'update accounts set yearly_limit = 200000, yearly_spent = $2 where email = $1',
    [email, amount],
  )
}

async function cartOf(qty = 1) {
  const { body } = await employee.send<Cart>('createCartWithItem', { body: { sku: jacket, qty } })
  const { basketId } = body
  await setAddresses(employee, basketId)
  const read = async () => (await employee.send<Cart>('readCart', { params: { basketId } })).body
  return { basketId, read, cart: await read() }
}

/** The total with tax and without delivery. */
const goodsTotal = ({ totals }: Pick<Cart, 'totals'>) => minorOf(totals.total - totals.shipping)

const emptyCart = async (basketId: string, cart: Cart) => {
  for (const { itemId } of cart.items) {
    await employee.send('removeItem', { body: { basketId, itemId } })
  }
}

test('associate terms apply exactly up to the yearly limit (guarantee 14)', async () => {
  const first = await cartOf()
  expect(first.cart).toMatchObject({ associateTerms: { left: 2_000, isAboveYear: false } })
  expect(first.cart.totals.totalDiscount).toBeGreaterThan(0)
  const orderAmount = goodsTotal(first.cart)

  await setYearlySpent(200_000 - orderAmount + 1)
  const cartAboveLimit = await first.read()
  expect(cartAboveLimit).toMatchObject({
    associateTerms: { left: (orderAmount - 1) / 100, isAboveYear: true },
    totals: { totalDiscount: 0 },
  })

  await setYearlySpent(200_000 - orderAmount)
  expect((await prepareOrder(employee, first.basketId)).body.totals).toEqual(first.cart.totals)
  const response = await placeOrder(employee, first.basketId)
  expect(response).toMatchObject({
    status: 200,
    body: { totals: { total: first.cart.totals.total } },
  })
  expect(await readYearlySpent()).toBe(200_000)

  const { cart, basketId } = await cartOf()
  expect(cart).toMatchObject({
    associateTerms: { left: 0, isAboveYear: true },
    totals: { totalDiscount: 0 },
  })
  expect((await placeOrder(employee, basketId)).status).toBe(200)
  expect(await readYearlySpent()).toBe(200_000)
})

test('a concurrent order that uses up the limit makes this one fail (guarantee 14)', async () => {
  const { basketId, cart, read } = await cartOf()
  await setYearlySpent(200_000 - goodsTotal(cart))
  await prepareOrder(employee, basketId)
  const disarm = onFault('order.requested', () => setYearlySpent(200_000 - goodsTotal(cart) + 1))
  const response = await placeOrder(employee, basketId)
  disarm()

  expect(response).toMatchObject({ status: 409, errorId: 'PRC400' })
  expect(await readYearlySpent()).toBe(200_000 - goodsTotal(cart) + 1)
  expect(await read()).toMatchObject({ associateTerms: { isAboveYear: true } })
})

test('refused payments, cancellations and refunds restore the limit', async () => {
  const { basketId, cart } = await cartOf(2)
  const orderAmount = goodsTotal(cart)
  expect((await placeOrder(employee, basketId, { token: cardTokens.decline })).status).not.toBe(200)
  expect(await readYearlySpent()).toBe(0)

  const secondCart = await cartOf(2)
  await emptyCart(secondCart.basketId, secondCart.cart)
  const place = async () => {
    const { basketId: next } = await cartOf(2)
    return (await placeOrder(employee, next)).body.orderNumber
  }
  const cancelled = await place()
  expect(await readYearlySpent()).toBe(orderAmount)
  await employee.send('cancelOrder', { body: { orderNumber: cancelled } })
  expect(await readYearlySpent()).toBe(0)

  const orderNumber = await place()
  await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
  await runCommand({ action: 'return', orderNumber, pieces: [{ sku: jacket, quantity: 1 }] })
  expect(await readYearlySpent()).toBe(orderAmount - Math.round(orderAmount / 2))
  await runCommand({ action: 'refund', orderNumber })
  expect(await readYearlySpent()).toBe(0)
})

test('an order of last year never counts towards this year, even if cancelled (guarantee 14)', async () => {
  const { basketId, cart } = await cartOf()
  const { orderNumber } = (await placeOrder(employee, basketId)).body
  const orderAmount = goodsTotal(cart)
  expect(await readYearlySpent()).toBe(orderAmount)
  await shop.database.run(`update yearly_spends set spent_at = spent_at - interval '1 year'`)
  expect(await profile()).toMatchObject({ currentSpend: 0, annualCap: 2_000 })

  const next = await cartOf()
  expect(next.cart).toMatchObject({ associateTerms: { left: 2_000, isAboveYear: false } })
  expect((await placeOrder(employee, next.basketId)).status).toBe(200)
  await employee.send('cancelOrder', { body: { orderNumber } })
  expect(await readYearlySpent()).toBe(orderAmount)
})
