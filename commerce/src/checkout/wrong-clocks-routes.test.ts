import type { Cart } from '@cairn/contract/cart-entity'
import { locales } from '@cairn/contract/sites'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { guestWithCart } from '../testing/guest-with-cart.ts'
import { importRows } from '../testing/import-rows.ts'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ asksForCaptcha: true })
})
afterEach(() => {
  vi.useRealTimers()
  expect(shop.failures).toEqual([])
})
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const minute = 60_000
const goWrongBy = (minutes: number) => {
  vi.useRealTimers()
  vi.setSystemTime(Date.now() + minutes * minute)
}
const passInDatabase = (time: string) =>
  shop.database.run(
    `update sessions set access_expires_at = access_expires_at - interval '${time}'`,
  )
const tenOff = (promotionId: string, from: string | null, until: string | null) => ({
  kind: 'promotion',
  promotionId,
  level: 'ORDER',
  from,
  until,
  gives: { type: 'percentage', percent: 10 },
  texts: Object.fromEntries(locales.map((locale) => [locale, { name: promotionId }])),
})
const seen = async (guest: Visitor, basketId: string) =>
  (await guest.send<Cart>('readCart', { params: { basketId } })).body.totals.discount

describe.each([-5, 5])('on a node whose clock is wrong by %i minutes (promise 43)', (minutes) => {
  beforeEach(() => goWrongBy(minutes))

  test('a guest shops and orders, and a challenge of a node that is wrong the other way is good', async () => {
    const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
    const solved = await solvedChallenge(guest, 'order')
    goWrongBy(-minutes)
    const body = { recaptcha_response: solved }
    expect(await placeOrder(guest, basketId, { body })).toMatchObject({ status: 200 })
  })

  test('a session ends when the database says so, not before', async () => {
    const { guest, cart } = await guestWithCart(shop, { sku: jacket })
    const params = { basketId: cart.basketId }
    await passInDatabase('29 minutes')
    expect(await guest.send('readCart', { params })).toMatchObject({ status: 200 })
    await passInDatabase('2 minutes')
    expect(await guest.send('readCart', { params })).toMatchObject({ status: 401 })
  })

  test('promotions begin and end by the clock of the database', async () => {
    const now = await shop.database.run(
      `select to_char(now() at time zone 'utc' + interval '3 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as soon,
              to_char(now() at time zone 'utc' - interval '3 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as gone`,
    )
    const { soon, gone } = Object(now.rows[0])
    const { guest, cart } = await guestWithCart(shop, { sku: jacket })
    const before = await seen(guest, cart.basketId)
    await importRows(shop.database.query, [tenOff('SOON', soon, null), tenOff('GONE', null, gone)])
    expect(await seen(guest, cart.basketId)).toBe(before)
    await importRows(shop.database.query, [tenOff('SOON', gone, soon)])
    expect(await seen(guest, cart.basketId)).toBeGreaterThan(before)
    await importRows(shop.database.query, [{ ...tenOff('SOON', gone, soon), active: false }])
  })
})
