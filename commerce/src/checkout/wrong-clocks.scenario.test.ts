import type { Cart } from '@cairn/contract/cart/cart'
import { locales } from '@cairn/contract/sites/sites'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { guestWithCart, guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ asksForCaptcha: true })
})
afterEach(() => {
  vi.useRealTimers()
  expect(shop.unexpectedErrors).toEqual([])
})
afterAll(() => shop.close())

const jacket = 'CAIRN001BLK-M'
const minute = 60_000
const setClockError = (minutes: number) => {
  vi.useRealTimers()
  vi.setSystemTime(Date.now() + minutes * minute)
}
const advanceDatabase = (time: string) =>
  shop.database.run(
    `update sessions set access_expires_at = access_expires_at - interval '${time}'`,
  )
/** Three minutes in the future and in the past. */
async function readDatabaseTimes(): Promise<{ soon: string; gone: string }> {
  const { rows } = await shop.database.run(
    `select to_char(now() at time zone 'utc' + interval '3 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as soon,
            to_char(now() at time zone 'utc' - interval '3 minutes', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as gone`,
  )
  return Object(rows[0])
}
const half = { variantId: 'short', percent: 50 }
const tenPercentOff = (promotionId: string, from: string | null, until: string | null) => ({
  kind: 'promotion',
  promotionId,
  level: 'ORDER',
  from,
  until,
  gives: { type: 'percentage', percent: 10 },
  texts: Object.fromEntries(locales.map((locale) => [locale, { name: promotionId }])),
})
const readDiscount = async (guest: Visitor, basketId: string) =>
  (await guest.send<Cart>('readCart', { params: { basketId } })).body.totals.discount

describe.each([-5, 5])(
  'on a server whose clock is wrong by %i minutes (guarantee 43)',
  (minutes) => {
    beforeEach(() => setClockError(minutes))

    test('a guest can order with a captcha of a server whose clock is wrong in the other direction', async () => {
      const { guest, basketId } = await guestReadyToOrder(shop, { sku: jacket })
      const solution = await solvedChallenge(guest, 'order')
      setClockError(-minutes)
      const body = { recaptcha_response: solution }
      expect(await placeOrder(guest, basketId, { body })).toMatchObject({ status: 200 })
    })

    test('a session expires by the clock of the database', async () => {
      const { guest, cart } = await guestWithCart(shop, { sku: jacket })
      const params = { basketId: cart.basketId }
      await advanceDatabase('29 minutes')
      expect(await guest.send('readCart', { params })).toMatchObject({ status: 200 })
      await advanceDatabase('2 minutes')
      expect(await guest.send('readCart', { params })).toMatchObject({ status: 401 })
    })

    test('promotions begin and end by the clock of the database', async () => {
      const { soon, gone } = await readDatabaseTimes()
      const { guest, cart } = await guestWithCart(shop, { sku: jacket })
      const before = await readDiscount(guest, cart.basketId)
      await importRows(shop.database.query, [
        tenPercentOff('SOON', soon, null),
        tenPercentOff('GONE', null, gone),
      ])
      expect(await readDiscount(guest, cart.basketId)).toBe(before)
      await importRows(shop.database.query, [tenPercentOff('SOON', gone, soon)])
      expect(await readDiscount(guest, cart.basketId)).toBeGreaterThan(before)
      await importRows(shop.database.query, [
        { ...tenPercentOff('SOON', gone, soon), active: false },
      ])
    })

    test('content is shown and ends by the clock of the database', async () => {
      const { soon, gone } = await readDatabaseTimes()
      const periods = {
        always: {},
        begun: { from: gone, until: soon },
        ending: { until: soon },
        later: { from: soon },
        ended: { from: '2025-01-01T00:00:00Z', until: gone },
      }
      const slugOf = (name: string) => `test-${name}${minutes}`
      await importRows(
        shop.database.query,
        Object.entries(periods).map(([name, publish]) => {
          return { kind: 'page', slug: slugOf(name), title: name, sections: [], publish }
        }),
      )
      const shown = []
      for (const name of Object.keys(periods)) {
        const params = { siteId: 'CAIRN-US', mode: 'publish', page: slugOf(name) }
        const { status } = await shop.visitor().send('readPage', { params })
        if (status === 200) shown.push(name)
      }
      expect(shown).toEqual(['always', 'begun', 'ending'])
    })

    test('experiments begin and end by the clock of the database', async () => {
      const { soon, gone } = await readDatabaseTimes()
      const experiment = { kind: 'experiment', name: 'A test', shares: [half] }
      await importRows(shop.database.query, [
        { ...experiment, experienceId: 'begun', from: gone, until: soon },
        { ...experiment, experienceId: 'later', from: soon },
        { ...experiment, experienceId: 'ended', from: '2025-01-01T00:00:00Z', until: gone },
      ])
      const experienceIds = ['begun', 'later', 'ended']
      const events = [{ eventType: 'DecisionRequest', requestId: 'home-1', experienceIds }]
      const params = { brand: 'CAIRN' }
      const { body } = await shop.visitor().send('decide', { params, body: { events } })
      expect(body['actions']).toMatchObject([{ experienceId: 'begun' }])
    })
  },
)
