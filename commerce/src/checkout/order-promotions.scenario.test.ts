import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importRows, inEveryLocale } from '../testing/import-rows.ts'
import { placeOrder, setAddresses } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const imported = await importRows(shop.database.query, [
    promotion('PRODUCT-GWP', {
      level: 'PRODUCT',
      gives: { type: 'gift', sku: 'CAIRN007SNW-OS' },
      texts: inEveryLocale({ name: 'Mug', guest: 'Sign in for a mug', registered: 'Almost a mug' }),
    }),
    promotion('ORDER-LATER', { level: 'ORDER', gives: { type: 'percentage', percent: 10 } }),
  ])
  expect(imported).toMatchObject({ ok: true })
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** Is earned by no order of this file. */
const promotion = (promotionId: string, fields: object) => ({
  kind: 'promotion',
  promotionId,
  when: { spend: { amounts: { USD: 900_00 } } },
  sites: ['CAIRN-US'],
  texts: inEveryLocale({ name: promotionId, callout: 'Some to go|More to go|Earned' }),
  ...fields,
})

async function orderOfJacket(shopper: Visitor): Promise<Order> {
  const body = { sku: 'CAIRN001BLK-M', qty: 1 }
  const { basketId } = (await shopper.send<Cart>('createCartWithItem', { body })).body
  await setAddresses(shopper, basketId)
  const order = await placeOrder(shopper, basketId)
  expect(order.status).toBe(200)
  return order.body
}

const giftMessages = ({ items }: Order) =>
  items
    .flatMap(({ productPromotions }) => productPromotions)
    .filter(({ promotionId }) => promotionId === 'PRODUCT-GWP')
    .map(({ message }) => message)

test('the lines of an order show the text for guests to guests only', async () => {
  const guestOrder = await orderOfJacket(await shop.guest())
  expect(giftMessages(guestOrder)).toEqual(['Sign in for a mug'])

  const shopper = await shop.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  expect(giftMessages(await orderOfJacket(shopper))).toEqual(['Almost a mug'])
})

test('an order does not keep a promotion that was neither earned nor shown on a line', async () => {
  const { orderNumber } = await orderOfJacket(await shop.guest())
  const { snapshot } = await shop.database.query
    .selectFrom('orders')
    .select(sql<string>`snapshot::text`.as('snapshot'))
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow()

  expect(snapshot).toContain('PRODUCT-GWP')
  expect(snapshot).not.toContain('ORDER-LATER')
})
