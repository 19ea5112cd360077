import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import type { Shop } from '@cairn/commerce/testing/shop'
import { messageFor } from '@cairn/contract/messages/messages'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import type { Order, OrderSummary } from '@cairn/contract/orders/order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopWithPages, type VisitPage } from '../platform/testing/test-visit.ts'

let shop: Shop
let visit: VisitPage

beforeAll(async () => {
  ;({ shop, visit } = await openShopWithPages())
}, 180_000)

afterAll(() => shop.close())

async function shopper() {
  const visitor = await shop.guest()
  await signInAs(visitor, 'shopper@cairn.test')
  return visitor
}

async function ordered(qty = 1) {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M', qty })
  const { orderNumber, st } = (await placeOrder(guest, basketId)).body
  return { guest, orderNumber, st, address: `/en-us/orders/${orderNumber}` }
}

describe('the order history', () => {
  test('shows the newest orders first with readable labels (ORD-003, ORD-029)', async () => {
    const html = await (await visit('/en-us/orders', { visitor: await shopper() })).text()
    const at = ['CRN-100200', 'CRN-100187', 'CRN-100104'].map((number) => html.indexOf(number))

    expect(at).toEqual(at.toSorted((one, other) => one - other))
    for (const label of ['On its way', 'Delivered', 'Canceled']) expect(html).toContain(label)
  })

  test('shows the requested page and the existing pages (ORD-029)', async () => {
    const visitor = await shopper()
    const requests: unknown[] = []
    const read = await visitor.send<{ orders: OrderSummary[] }>('readOrderHistory', { body: {} })
    const [newest] = read.body.orders
    const orders = newest ? [newest] : []
    const calls: Partial<Client> = {
      readOrderHistory: async ({ body }) => {
        requests.push(body)
        return accept({ orders, total: 23 })
      },
    }
    const html = await (await visit('/en-us/orders?page=2', { visitor, calls })).text()
    expect(requests).toEqual([{ start: 10, count: 10 }])
    expect(html).toContain('href="/en-us/orders?page=3"')
    expect(html).toContain('href="/en-us/orders"')
    const beyond = await visit('/en-us/orders?page=4', { visitor, calls })
    expect(beyond.headers.get('location')).toBe('/en-us/orders')
  })

  test('redirects guests to sign in and back', async () => {
    const answer = await visit('/de-de/orders', { visitor: await shop.guest() })
    expect(answer.headers.get('location')).toBe('/de-de/sign-in?to=%2Fde-de%2Forders')
  })

  test('shows a hint if there are no orders', async () => {
    const visitor = await shop.guest()
    await signInAs(visitor, 'ipa@cairn.test')
    expect(await (await visit('/en-us/orders', { visitor })).text()).toContain('No orders yet.')
  })

  test('shows an error if it cannot be read and offers to try again', async () => {
    const calls: Partial<Client> = { readOrderHistory: async () => refusedAnswer(503, 'REQ503') }
    const answer = await visit('/en-us/orders', { visitor: await shopper(), calls })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Your orders could not be opened.')
  })
})

describe('the order page', () => {
  test('shows parcels, amounts and addresses to the buyer and is not cached', async () => {
    const { guest, address, orderNumber } = await ordered(2)
    const answer = await visit(address, { visitor: guest })
    const html = await answer.text()

    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const said of [
      orderNumber,
      'Received',
      'Denver, CO',
      'Summit Down Jacket',
      'Paid with Card',
    ]) {
      expect(html).toContain(said)
    }
  })

  test('opens only with the session of the buyer or the ticket (ORD-027)', async () => {
    const { address, st } = await ordered()
    const stranger = await visit(address)
    expect(stranger.status).toBe(404)
    expect(await stranger.text()).toContain('No such order here.')

    expect((await visit(`${address}?st=${st}`, { visitor: await shop.guest() })).status).toBe(200)
  })

  test('refuses to cancel an order that has been shipped (ORD-032)', async () => {
    const { guest, address, orderNumber } = await ordered()
    await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Shipped' })
    const answer = await visit(address, { visitor: guest, form: { intent: 'cancel' } })
    expect(await answer.text()).toContain(messageFor('orderAlreadyShipped', 'en'))
  })

  test('sends a gift card again and confirms it (ORD-033)', async () => {
    const sku = demoProducts.giftCard.sku
    const { guest: visitor, basketId } = await guestReadyToOrder(shop, { sku })
    const { orderNumber, items } = (await placeOrder(visitor, basketId)).body
    const address = `/en-us/orders/${orderNumber}`
    await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })
    const page = await (await visit(address, { visitor })).text()
    const form = {
      intent: /<button[^>]*value="(sendCard)"/.exec(page)?.[1] ?? '',
      itemId: /name="itemId" value="([^"]+)"/.exec(page)?.[1] ?? '',
    }
    const requests: unknown[] = []
    const calls: Partial<Client> = {
      resendGiftCardEmail: async ({ body }) => {
        requests.push(body)
        return accept({})
      },
    }
    const html = await (await visit(address, { visitor, form, calls })).text()
    expect(requests).toEqual([{ orderNumber, itemId: items[0]?.itemId }])
    expect(html).toContain('The gift card is on its way to its mailbox once more.')
  })

  test('cancels the order without scripts, once (ORD-032)', async () => {
    const { guest, address } = await ordered()
    const form = { intent: 'cancel' }
    expect(await (await visit(address, { visitor: guest, form })).text()).toContain(
      'Your order is canceled.',
    )
    const html = await (await visit(address, { visitor: guest })).text()
    expect(html).toContain('Canceled')
    expect(html).not.toContain('Cancel the order')
  })
})

describe('the invoice', () => {
  test('can be downloaded by anyone who may see the order (ORD-028)', async () => {
    const { guest, address, orderNumber, st } = await ordered()
    const page = await (await visit(address, { visitor: guest })).text()
    expect(page).toContain(`${address}/invoice.pdf`)

    for (const path of [`${address}/invoice.pdf?st=${st}`, `${address}/invoice.pdf`]) {
      const answer = await visit(path, { visitor: guest })
      expect(answer.headers.get('content-disposition')).toContain(`${orderNumber}.pdf`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    }
  })

  test('redirects others to the order page', async () => {
    const { address } = await ordered()
    const answer = await visit(`${address}/invoice.pdf`, { visitor: await shop.guest() })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
  })
})

describe('the return page', () => {
  async function delivered(qty = 2) {
    const made = await ordered(qty)
    const { orderNumber, guest } = made
    await runOrderCommand(shop.database.query, { action: 'move', orderNumber, to: 'Delivered' })
    const { body } = await guest.send<Order>('readOrder', { params: { orderId: orderNumber } })
    return { ...made, itemId: body.items[0]?.itemId ?? '' }
  }

  test('is available for delivered orders only (ORD-026)', async () => {
    const { guest, address } = await delivered()
    expect(await (await visit(address, { visitor: guest })).text()).toContain(`${address}/return`)

    const fresh = await ordered()
    const page = await (await visit(fresh.address, { visitor: fresh.guest })).text()
    expect(page).not.toContain(`${fresh.address}/return`)
    const directly = await visit(`${fresh.address}/return`, { visitor: fresh.guest })
    expect(await directly.text()).toContain('Nothing here can go back.')
  })

  test('creates a return without scripts, and the order shows it with its label (ORD-026, ORD-030)', async () => {
    const { guest: visitor, address, itemId } = await delivered()
    const page = await (await visit(`${address}/return`, { visitor })).text()
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const form = { intent: 'return', key, [`qty-${itemId}`]: '1', [`reason-${itemId}`]: 'tooSmall' }
    const answers = [
      await visit(`${address}/return`, { visitor, form }),
      await visit(`${address}/return`, { visitor, form }),
    ]
    const [there = '', again] = answers.map(({ headers }) => headers.get('location'))

    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(again).toBe(there)
    const html = await (await visit(there ?? '', { visitor })).text()
    expect(html).toContain('is set up. Print its label')
    expect(html).toContain('Too small')
    const label = /href="([^"]+label\.pdf)[^"]*"/.exec(html)?.[1] ?? ''
    const document = await visit(label, { visitor })
    expect(document.headers.get('content-disposition')).toMatch(/filename="RET-\w+\.pdf"/)
    expect((await document.text()).slice(0, 5)).toBe('%PDF-')
    expect((await visit(label, { visitor: await shop.guest() })).status).toBe(303)
  })

  test('withdraws a return without scripts, but not one that has been received', async () => {
    const { guest: visitor, address, itemId } = await delivered()
    const at = `${address}/return`
    const form = { intent: 'return', [`qty-${itemId}`]: '1' }
    const made = async () => {
      const answer = await visit(at, { visitor, form: { ...form, key: crypto.randomUUID() } })
      return String(
        new URL(answer.headers.get('location') ?? '', 'http://shop').searchParams.get('return'),
      )
    }
    const returnNumber = await made()
    expect(await (await visit(address, { visitor })).text()).toContain('Withdraw the return')
    const withdraw = (number: string) =>
      visit(address, { visitor, form: { intent: 'withdraw', returnNumber: number } })
    const page = await (await withdraw(returnNumber)).text()
    expect(page).toContain('Your return is withdrawn.')
    expect(page).not.toContain('Withdraw the return')
    expect(page).toContain(at)

    const next = await made()
    await runOrderCommand(shop.database.query, { action: 'receive', returnNumber: next })
    const late = await withdraw(next)
    expect(late.status).toBe(423)
    expect(await late.text()).toContain('This return has already reached us.')
  })

  test('requires at least one item and shows why a return is refused (ORD-025)', async () => {
    const { guest: visitor, address, itemId } = await delivered()
    const none = await visit(`${address}/return`, { visitor, form: { [`qty-${itemId}`]: '0' } })
    expect(none.status).toBe(400)
    expect(await none.text()).toContain('Choose at least one piece that goes back.')

    const tooMany = await visit(`${address}/return`, { visitor, form: { [`qty-${itemId}`]: '3' } })
    expect(tooMany.status).toBe(409)
    expect(await tooMany.text()).toContain('We could not set up your return.')
  })
})
