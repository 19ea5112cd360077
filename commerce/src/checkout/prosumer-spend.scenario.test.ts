import type { Cart } from '@cairn/contract/cart/cart'
import { minorOf } from '@cairn/contract/fields/money'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OrderCommand, runOrderCommand } from '../orders/order-command-flow.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { importRows } from '../testing/import-rows.ts'
import { placeOrder, setAddresses } from '../testing/ready-to-order.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import { setStock } from '../testing/stock.ts'
import type { Visitor } from '../testing/visitor.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await importRows(shop.database.query, samplePromotions())
  await setStock(shop, jacket, 100)
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

const runCommand = (command: OrderCommand) => runOrderCommand(shop.database.query, command)

async function signedIn(account: string) {
  const visitor = await shop.guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

type ProfileAnswer = {
  consumerProfile: { consumerDetails: { prosumer: { currentSpend: number } | null } }
}
async function readYearlySpent(visitor: Visitor) {
  const { body } = await visitor.send<ProfileAnswer>('readProfile')
  return minorOf(body.consumerProfile.consumerDetails.prosumer?.currentSpend ?? 0)
}

async function cartOf(visitor: Visitor, qty: number) {
  const { body } = await visitor.send<Cart>('createCartWithItem', { body: { sku: jacket, qty } })
  const { body: cart } = await setAddresses(visitor, body.basketId)
  return cart
}

/** The total with tax and without delivery. */
const goodsTotal = ({ totals }: Pick<Cart, 'totals'>) => minorOf(totals.total - totals.shipping)

test.each(['wranx', 'ipa'])(
  'what %s buys at the price for prosumers counts towards the year, until it is refunded (INST-024)',
  async (account) => {
    const prosumer = await signedIn(account)
    const before = await readYearlySpent(prosumer)
    const cart = await cartOf(prosumer, 2)
    const { body: regular } = await (
      await shop.guest()
    ).send<Cart>('createCartWithItem', { body: { sku: jacket, qty: 2 } })
    expect(cart.totals.totalDiscount - regular.totals.totalDiscount).toBeGreaterThan(0)
    expect(cart.associateTerms).toMatchObject({ isAboveYear: false })

    const { body } = await placeOrder(prosumer, cart.basketId)
    const { orderNumber } = body
    expect(await readYearlySpent(prosumer)).toBe(before + goodsTotal(cart))
    await runCommand({ action: 'move', orderNumber, to: 'Delivered' })
    await runCommand({ action: 'return', orderNumber, pieces: [{ sku: jacket, quantity: 1 }] })
    expect(await readYearlySpent(prosumer)).toBe(
      before + goodsTotal(cart) - Math.round(goodsTotal(cart) / 2),
    )
    await runCommand({ action: 'refund', orderNumber })
    expect(await readYearlySpent(prosumer)).toBe(before)
  },
)

test('above the limit of the year a prosumer pays what everybody pays, and it does not count', async () => {
  const prosumer = await signedIn('ipa')
  await shop.database.run(`update accounts set yearly_limit = 100 where login = 'ipa@cairn.test'`)
  const before = await readYearlySpent(prosumer)
  const cart = await cartOf(prosumer, 1)
  expect(cart).toMatchObject({ associateTerms: { isAboveYear: true } })
  expect(await placeOrder(prosumer, cart.basketId)).toMatchObject({ status: 200 })
  expect(await readYearlySpent(prosumer)).toBe(before)
})
