import type { Cart } from '@cairn/contract/cart/cart'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aPromotionRow } from '../promotions/promotion-example.ts'
import { expectConsistent } from '../testing/expect-consistent.ts'
import { importRows } from '../testing/import-rows.ts'
import { guestReadyToOrder, placeOrder, prepareOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import { setStock } from '../testing/stock.ts'

const jacket = 'CAIRN001BLK-M'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  const gives = { type: 'percentage', percent: 10 } as const
  await importRows(shop.database.query, [
    aPromotionRow({ promotionId: 'TEN', gives, when: { coupon: true } }),
    { kind: 'coupon', code: 'ONLYONE', promotionId: 'TEN', limits: { total: 1 } },
    { kind: 'coupon', code: 'LASTONE', promotionId: 'TEN', limits: { total: 1 } },
  ])
  await setStock(shop, jacket, 1_000)
})
afterEach(() => expectConsistent(shop))
afterAll(() => shop.close())

async function buyerWith(code: string) {
  const buyer = await guestReadyToOrder(shop, { sku: jacket })
  const { guest, basketId } = buyer
  const applied = await guest.send<Cart>('applyCoupon', { body: { cartId: basketId, code } })
  expect(applied.body).toMatchObject({ coupon: code, totals: { discount: 32 } })
  return buyer
}

const usesOf = async (code: string) =>
  (await shop.database.run('select order_id from promotion_uses where code = $1', [code])).rows

test('only one of many concurrent orders redeems a single-use coupon (guarantee 13)', async () => {
  const buyers = await Promise.all(
    Array.from({ length: shortOrLong(6, 100) }, () => buyerWith('ONLYONE')),
  )
  const answers = await Promise.all(
    buyers.map(({ guest, basketId }) => placeOrder(guest, basketId)),
  )

  expect(answers.filter(({ status }) => status === 200)).toMatchObject([
    { body: { totals: { discount: 32 } } },
  ])
  const refusals = answers.filter(({ status }) => status !== 200).map(({ errorId }) => errorId)
  expect(refusals).toEqual(refusals.map(() => 'PRM140'))
  expect(await usesOf('ONLYONE')).toHaveLength(1)
})

test('a shopper whose coupon was used up is not charged more than they saw (guarantee 11, guarantee 13)', async () => {
  const [first, { guest, basketId }] = [await buyerWith('LASTONE'), await buyerWith('LASTONE')]
  const { body } = await prepareOrder(guest, basketId)
  expect(await placeOrder(first.guest, first.basketId)).toMatchObject({ status: 200 })

  const seenTotal = body.totals.total
  expect(await placeOrder(guest, basketId, { body: { seenTotal } })).toMatchObject({
    status: 409,
    errorId: 'PRM140',
  })
  const secondQuote = await prepareOrder(guest, basketId)
  expect(secondQuote.body).toMatchObject({ totals: { discount: 0 } })
  expect(
    await placeOrder(guest, basketId, { body: { seenTotal: secondQuote.body.totals.total } }),
  ).toMatchObject({ status: 200, body: { totals: { discount: 0 } } })
})
