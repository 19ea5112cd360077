import { guestWithCart } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { setStoreStock, stockOf } from '@cairn/commerce/testing/stock'
import {
  placePickupOrder,
  storeEmployee,
  storeOfStaff,
} from '@cairn/commerce/testing/store-examples'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { Cart } from '@cairn/contract/cart/cart'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const jacket = 'CAIRN001BLK-M'
const lists = '/en-us/account/store'
const prices = '/en-us/account/store/prices'
const reservePage = '/en-us/account/store/reserve?product=CAIRN001BLK'

beforeEach(async () => {
  await shop().database.exec('delete from reservations')
  await setStoreStock(shop(), storeOfStaff, jacket, 20)
})
afterEach(() => expect(shop().unexpectedErrors).toEqual([]))

const show = async (visitor: Visitor, page: string) => readShownHtml(await visit(page, { visitor }))

/** Sends a form of a page without scripts. */
const send = (visitor: Visitor, page: string, form: Record<string, string>) =>
  visit(page, { visitor, form })

const locationOf = ({ headers }: Response) => headers.get('location')

const fieldIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''

const cardWith = (html: string, text: string) =>
  html.split('<li class="account-card"').find((card) => card.includes(text)) ?? ''

describe('the pages for the staff of a store', () => {
  test.each([lists, prices, reservePage])(
    'lead others to the sign-in of staff: %s',
    async (page) => {
      const shopper = await shop().guest()
      await signInAs(shopper, 'shopper@cairn.test')
      for (const visitor of [shopper, await shop().guest()])
        expect(locationOf(await visit(page, { visitor }))).toBe('/en-us/associate-login')
    },
  )

  test('list what is reserved, which is handed over after a confirmation without scripts', async () => {
    const guest = await shop().guest()
    await guest.send('reserveItem', {
      body: {
        sku: jacket,
        qty: 2,
        storeId: storeOfStaff,
        email: 'kim@example.com',
        firstName: 'Kim',
      },
    })
    const agent = await storeEmployee(shop())
    const html = await show(agent, lists)
    const card = cardWith(html, 'kim@example.com')
    expect(card).toMatch(/Kept until \w+ \d+, \d{4}/)
    expect(card).toContain('Summit Down Jacket')
    expect(card).toMatch(/<details><summary[^>]*>Hand over<\/summary>.*<form.*Yes, hand it over/)

    const reservationId = fieldIn(card, 'reservationId')
    const answer = await send(agent, lists, { reservationId })
    expect([answer.status, locationOf(answer)]).toEqual([303, `${lists}?done=handedOver`])
    const after = await show(agent, `${lists}?done=handedOver`)
    expect(after).toContain(en.handedOver)
    expect(after).toContain(en.noReservations)

    const again = await send(agent, lists, { reservationId })
    expect(again.status).toBe(404)
    expect(await readShownHtml(again)).toContain(en.noLongerThere)
  })

  test('list the pick-ups, which are made ready and handed over without scripts', async () => {
    const { orderNumber } = await placePickupOrder(shop())
    const agent = await storeEmployee(shop())
    const waiting = cardWith(await show(agent, lists), orderNumber)
    expect(waiting).toContain('Ada Berg')
    expect(waiting).not.toContain(en.confirmHandOver)

    const shipmentId = fieldIn(waiting, 'shipmentId')
    const ready = await send(agent, lists, { orderNumber, shipmentId, status: 'ReadyForPickup' })
    expect(locationOf(ready)).toBe(`${lists}?done=ready`)
    const card = cardWith(await show(agent, lists), orderNumber)
    expect(card).toContain(en.statusReadyForPickup)
    expect(card).toContain(en.confirmHandOver)

    const handedOver = await send(agent, lists, { orderNumber, shipmentId, status: 'Delivered' })
    expect(locationOf(handedOver)).toBe(`${lists}?done=handedOver`)
    expect(await show(agent, lists)).not.toContain(orderNumber)
  })

  test.each([
    ['/en-us', 'January 1, 2099', '9:30 PM', 'November 19, 2026'],
    ['/de-de', '1. Januar 2099', '21:30 GMT-7', '19. November 2026'],
  ])(
    'show times in the time zone of the store, also under %s',
    async (site, day, time, orderedOn) => {
      const { orderNumber } = await placePickupOrder(shop())
      await (
        await shop().guest()
      ).send('reserveItem', {
        body: { sku: jacket, storeId: storeOfStaff, email: 'kim@example.com' },
      })
      await shop().database.exec(
        `update orders set ordered_at = '2026-11-20T04:30:00Z' where order_number = '${orderNumber}';
       update reservations set expires_at = '2099-01-02T04:30:00Z'`,
      )
      const html = await show(await storeEmployee(shop()), `${site}/account/store`)
      const card = cardWith(html, 'kim@example.com')
      expect(card).toContain(day)
      expect(card.replaceAll('\u202f', ' ')).toContain(time)
      expect(cardWith(html, orderNumber)).toContain(orderedOn)
    },
  )

  test('reserve an item of a product for a shopper without scripts', async () => {
    const agent = await storeEmployee(shop())
    const form = {
      sku: jacket,
      qty: '2',
      firstName: 'Kim',
      lastName: 'Larsen',
      email: 'kim@example.com',
    }
    expect(await show(agent, reservePage)).toContain('Summit Down Jacket')

    const answer = await send(agent, reservePage, form)
    expect([answer.status, locationOf(answer)]).toEqual([303, `${lists}?done=reserved`])
    expect(await stockOf(shop(), jacket, storeOfStaff)).toBe(18)
    expect(cardWith(await show(agent, lists), 'kim@example.com')).toContain('Kim Larsen')

    const incomplete = await readShownHtml(
      await send(agent, reservePage, { ...form, email: 'kim' }),
    )
    expect(incomplete).toContain(en.emailMalformed)
    expect(incomplete).toContain('value="Larsen"')
    await setStoreStock(shop(), storeOfStaff, jacket, 1)
    const short = await send(agent, reservePage, form)
    expect(short.status).toBe(409)
    expect(await readShownHtml(short)).toContain(en.notInThisStore)
  })

  test('ask for the number of a product, and say that there is none', async () => {
    const agent = await storeEmployee(shop())
    expect(await show(agent, '/en-us/account/store/reserve')).toContain(en.productNumber)
    expect(await show(agent, '/en-us/account/store/reserve?product=CAIRN999BLK')).toContain(
      en.productUnknown,
    )
  })
})

describe('the price adjustments of a cart', () => {
  async function agentWithCart() {
    const agent = await storeEmployee(shop())
    const { body } = await agent.send<Cart>('createCartWithItem', { body: { sku: jacket } })
    const read = async () =>
      (await agent.send<Cart>('readCart', { params: { basketId: body.basketId } })).body
    return { agent, itemId: body.items[0]?.itemId ?? '', read }
  }
  const adjustment = {
    type: 'percent',
    value: '10',
    reason: 'A scratch on the sleeve',
    page: 'cart',
  }

  test('are made and removed on the cart page without scripts (CART-016, CART-074)', async () => {
    const { agent, itemId, read } = await agentWithCart()
    const html = await show(agent, '/en-us/cart')
    expect(html).toContain(`action="${prices}"`)
    expect(html).toContain('At most 50% of the price')

    const answer = await send(agent, prices, { ...adjustment, itemId })
    expect([answer.status, locationOf(answer)]).toEqual([303, '/en-us/cart'])
    expect((await read()).priceAdjustments).toMatchObject([
      { itemId, type: 'percent', value: 10, reason: adjustment.reason },
    ])
    const adjusted = await show(agent, '/en-us/cart')
    expect(adjusted).toContain(adjustment.reason)
    expect(adjusted).toContain('10% off')

    const adjustmentId = fieldIn(adjusted, 'adjustmentId')
    await send(agent, prices, { adjustmentId, page: 'cart' })
    expect((await read()).priceAdjustments).toEqual([])
  })

  test('are refused above the limit and without a reason, and the form keeps what was typed (CART-079)', async () => {
    const { agent, read } = await agentWithCart()
    const tooHigh = await send(agent, prices, { ...adjustment, value: '50,5' })
    expect(tooHigh.status).toBe(409)
    const html = await readShownHtml(tooHigh)
    expect(html).toContain(en.adjustmentTooHigh)
    expect(html).toContain('value="50,5"')

    const withoutReason = await send(agent, prices, { ...adjustment, reason: '' })
    expect(await readShownHtml(withoutReason)).toContain(en.fieldRequired)
    expect((await read()).priceAdjustments).toEqual([])
  })

  test('are not on the cart page of a shopper', async () => {
    const { guest } = await guestWithCart(shop(), { sku: jacket })
    expect(await show(guest, '/en-us/cart')).not.toContain(prices)
    const answer = await send(guest, prices, adjustment)
    expect(locationOf(answer)).toBe('/en-us/associate-login')
  })
})
