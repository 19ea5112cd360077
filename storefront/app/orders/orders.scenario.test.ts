import { runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Order, OrderSummary } from '@cairn/contract/orders/order'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { describe, expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

async function shopper() {
  const visitor = await shop().guest()
  await signInAs(visitor, 'shopper@cairn.test')
  return visitor
}

async function placeOrderAsGuest(qty = 1) {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku: 'CAIRN001BLK-M', qty })
  const { orderNumber, st } = (await placeOrder(guest, basketId)).body
  return { guest, orderNumber, st, orderUrl: `/en-us/orders/${orderNumber}` }
}

describe('the order history', () => {
  test('shows the newest orders first with readable labels (ORD-003, ORD-029)', async () => {
    const html = await readShownHtml(await visit('/en-us/orders', { visitor: await shopper() }))
    const positions = ['CRN-100200', 'CRN-100187', 'CRN-100104'].map((number) =>
      html.indexOf(number),
    )

    expect(positions[0]).toBeGreaterThan(0)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    for (const label of ['On its way', 'Delivered', 'Canceled']) expect(html).toContain(label)
  })

  test('shows the number, the date and the total of each order (ACC-022)', async () => {
    const visitor = await shopper()
    const { body } = await visitor.send<{ orders: OrderSummary[] }>('readOrderHistory', {
      body: {},
    })
    const html = await readShownHtml(await visit('/en-us/orders', { visitor }))
    const rows = html.split('href="/en-us/orders/CRN-').slice(1)
    const shownText = rows.map((row) => row.replaceAll(/<[^>]*>/g, ' '))

    expect(body.orders.map(({ orderNumber }) => orderNumber)).toContain('CRN-100200')
    expect(rows).toHaveLength(body.orders.length)
    body.orders.forEach(({ orderNumber, orderedAt, total }, index) => {
      const date = new Date(orderedAt)
      const day = date.toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'America/Denver',
      })
      for (const text of [orderNumber, day, `$${total.toFixed(2)}`])
        expect(shownText[index]).toContain(text)
    })
  })

  test('shows the requested page and the existing pages (ORD-029)', async () => {
    const visitor = await shopper()
    const requests: unknown[] = []
    const history = await visitor.send<{ orders: OrderSummary[] }>('readOrderHistory', { body: {} })
    const [newest] = history.body.orders
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
    const pageBeyondLast = await visit('/en-us/orders?page=4', { visitor, calls })
    expect(pageBeyondLast.headers.get('location')).toBe('/en-us/orders')
  })

  test('redirects guests to sign in and back', async () => {
    const answer = await visit('/de-de/orders', { visitor: await shop().guest() })
    expect(answer.headers.get('location')).toBe('/de-de/sign-in?to=%2Fde-de%2Forders')
  })

  test('shows a hint if there are no orders', async () => {
    const visitor = await shop().guest()
    await signInAs(visitor, 'ipa@cairn.test')
    expect(await (await visit('/en-us/orders', { visitor })).text()).toContain('No orders yet.')
  })

  test('shows an error if it cannot be read and offers to try again', async () => {
    const calls: Partial<Client> = {
      readOrderHistory: async () => refusedAnswer('temporarilyUnavailable'),
    }
    const answer = await visit('/en-us/orders', { visitor: await shopper(), calls })
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Your orders could not be opened.')
  })
})

describe('the order page', () => {
  test('shows parcels, amounts and addresses to the buyer and is not cached', async () => {
    const { guest, orderUrl, orderNumber } = await placeOrderAsGuest(2)
    const answer = await visit(orderUrl, { visitor: guest })
    const html = await answer.text()

    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const text of [
      orderNumber,
      'Received',
      'Denver, CO',
      'Summit Down Jacket',
      'Paid with Visa',
    ]) {
      expect(html).toContain(text)
    }
  })

  test('opens only with the session of the buyer or the ticket (ORD-021, ORD-027)', async () => {
    const { orderUrl, st } = await placeOrderAsGuest()
    const otherShopperAnswer = await visit(orderUrl, { visitor: await shop().guest() })
    expect(otherShopperAnswer.status).toBe(404)
    expect(await readShownHtml(otherShopperAnswer)).toContain('No such order here.')

    expect((await visit(`${orderUrl}?st=${st}`, { visitor: await shop().guest() })).status).toBe(
      200,
    )
  })

  test('refuses to cancel an order that has been shipped (ORD-032)', async () => {
    const { guest, orderUrl, orderNumber } = await placeOrderAsGuest()
    await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Shipped' })
    const answer = await visit(orderUrl, { visitor: guest, form: { intent: 'cancel' } })
    expect(await readShownHtml(answer)).toContain(messageFor('orderAlreadyShipped', 'en'))
  })

  test('sends a gift card again and confirms it (ORD-033)', async () => {
    const sku = demoProducts.giftCard.sku
    const { guest: visitor, basketId } = await guestReadyToOrder(shop(), { sku })
    const { orderNumber, items } = (await placeOrder(visitor, basketId)).body
    const orderUrl = `/en-us/orders/${orderNumber}`
    await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Delivered' })
    const page = await (await visit(orderUrl, { visitor })).text()
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
    const html = await (await visit(orderUrl, { visitor, form, calls })).text()
    expect(requests).toEqual([{ orderNumber, itemId: items[0]?.itemId }])
    expect(html).toContain('The gift card is on its way to its mailbox once more.')
  })

  test('cancels the order without scripts, once (ORD-032)', async () => {
    const { guest, orderUrl } = await placeOrderAsGuest()
    const form = { intent: 'cancel' }
    expect(await readShownHtml(await visit(orderUrl, { visitor: guest, form }))).toContain(
      'Your order is canceled.',
    )
    const html = await readShownHtml(await visit(orderUrl, { visitor: guest }))
    expect(html).toContain('Canceled')
    expect(html).not.toContain('Cancel the order')
  })

  test('offers the invoice and the withdrawal only of an order that is not cancelled', async () => {
    const { guest: visitor, orderUrl } = await placeOrderAsGuest()
    const germanUrl = orderUrl.replace('/en-us', '/de-de')
    const readPage = async () => (await visit(germanUrl, { visitor })).text()
    expect(await readPage()).toMatch(/invoice\.pdf.*\/de-de\/orders\/withdraw\?/s)

    await visit(orderUrl, { visitor, form: { intent: 'cancel' } })
    expect(await readPage()).not.toMatch(/invoice\.pdf|\/withdraw\?/)
  })
})

describe('the invoice', () => {
  test('can be downloaded by anyone who may see the order (ORD-028)', async () => {
    const { guest, orderUrl, orderNumber, st } = await placeOrderAsGuest()
    const page = await (await visit(orderUrl, { visitor: guest })).text()
    expect(page).toContain(`${orderUrl}/invoice.pdf`)

    for (const path of [`${orderUrl}/invoice.pdf?st=${st}`, `${orderUrl}/invoice.pdf`]) {
      const answer = await visit(path, { visitor: guest })
      expect(answer.headers.get('content-disposition')).toContain(`${orderNumber}.pdf`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    }
  })

  test('redirects others to the order page', async () => {
    const { orderUrl } = await placeOrderAsGuest()
    const answer = await visit(`${orderUrl}/invoice.pdf`, { visitor: await shop().guest() })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, orderUrl])
  })
})

describe('the return page', () => {
  async function deliveredOrder(qty = 2) {
    const placed = await placeOrderAsGuest(qty)
    const { orderNumber, guest } = placed
    await runOrderCommand(shop().database.query, { action: 'move', orderNumber, to: 'Delivered' })
    const { body } = await guest.send<Order>('readOrder', { params: { orderId: orderNumber } })
    return { ...placed, itemId: body.items[0]?.itemId ?? '' }
  }

  test('is available for delivered orders only (ORD-026)', async () => {
    const { guest, orderUrl } = await deliveredOrder()
    expect(await (await visit(orderUrl, { visitor: guest })).text()).toContain(`${orderUrl}/return`)

    const newOrder = await placeOrderAsGuest()
    const page = await (await visit(newOrder.orderUrl, { visitor: newOrder.guest })).text()
    expect(page).not.toContain(`${newOrder.orderUrl}/return`)
    const directAnswer = await visit(`${newOrder.orderUrl}/return`, { visitor: newOrder.guest })
    expect(await directAnswer.text()).toContain('Nothing here can go back.')
  })

  test('creates a return without scripts, and the order shows it with its label (ORD-026, ORD-030)', async () => {
    const { guest: visitor, orderUrl, itemId } = await deliveredOrder()
    const page = await (await visit(`${orderUrl}/return`, { visitor })).text()
    const key = /name="key" value="([^"]+)"/.exec(page)?.[1] ?? ''
    const form = { intent: 'return', key, [`qty-${itemId}`]: '1', [`reason-${itemId}`]: 'tooSmall' }
    const answers = [
      await visit(`${orderUrl}/return`, { visitor, form }),
      await visit(`${orderUrl}/return`, { visitor, form }),
    ]
    const [firstLocation = '', secondLocation] = answers.map(({ headers }) =>
      headers.get('location'),
    )

    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(secondLocation).toBe(firstLocation)
    const html = await (await visit(firstLocation ?? '', { visitor })).text()
    expect(html).toContain('is set up. Print its label')
    expect(html).toContain('Too small')
    const label = /href="([^"]+label\.pdf)[^"]*"/.exec(html)?.[1] ?? ''
    const document = await visit(label, { visitor })
    expect(document.headers.get('content-disposition')).toMatch(/filename="RET-\w+\.pdf"/)
    expect((await document.text()).slice(0, 5)).toBe('%PDF-')
    expect((await visit(label, { visitor: await shop().guest() })).status).toBe(303)
  })

  test('withdraws a return without scripts, but not one that has been received', async () => {
    const { guest: visitor, orderUrl, itemId } = await deliveredOrder()
    const returnUrl = `${orderUrl}/return`
    const form = { intent: 'return', [`qty-${itemId}`]: '1' }
    const placed = async () => {
      const answer = await visit(returnUrl, {
        visitor,
        form: { ...form, key: crypto.randomUUID() },
      })
      return String(
        new URL(answer.headers.get('location') ?? '', 'http://shop').searchParams.get('return'),
      )
    }
    const returnNumber = await placed()
    expect(await (await visit(orderUrl, { visitor })).text()).toContain('Withdraw the return')
    const withdrawReturn = (number: string) =>
      visit(orderUrl, { visitor, form: { intent: 'withdraw', returnNumber: number } })
    const page = await (await withdrawReturn(returnNumber)).text()
    expect(page).toContain('Your return is withdrawn.')
    expect(page).not.toContain('Withdraw the return')
    expect(page).toContain(returnUrl)

    const nextReturnNumber = await placed()
    await runOrderCommand(shop().database.query, {
      action: 'receive',
      returnNumber: nextReturnNumber,
    })
    const lateWithdrawal = await withdrawReturn(nextReturnNumber)
    expect(lateWithdrawal.status).toBe(423)
    expect(await lateWithdrawal.text()).toContain('This return has already reached us.')
  })

  test('requires at least one item and shows why a return is refused (ORD-025)', async () => {
    const { guest: visitor, orderUrl, itemId } = await deliveredOrder()
    const emptyReturn = await visit(`${orderUrl}/return`, {
      visitor,
      form: { [`qty-${itemId}`]: '0' },
    })
    expect(emptyReturn.status).toBe(400)
    expect(await readShownHtml(emptyReturn)).toContain('Choose at least one piece that goes back.')

    const tooManyPieces = await visit(`${orderUrl}/return`, {
      visitor,
      form: { [`qty-${itemId}`]: '3' },
    })
    expect(tooManyPieces.status).toBe(409)
    expect(await readShownHtml(tooManyPieces)).toContain('We could not set up your return.')
  })
})
