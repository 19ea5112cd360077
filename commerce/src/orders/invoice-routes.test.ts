import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestReadyToOrder, placeOrder } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

async function ordered() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M', qty: 2 })
  return { guest, order: (await placeOrder(guest, basketId)).body }
}

/** What is written in a document, sign by sign. */
const wordsIn = (document: string) =>
  [...document.matchAll(/<((?:[0-9a-f]{2})+)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )

test('whoever ordered gets the invoice as a document, with the amounts of the order as placed (ORD-028)', async () => {
  const { guest, order } = await ordered()
  const { orderNumber, totals } = order
  const answer = await guest.send<{ text: string }>('downloadInvoice', { body: { orderNumber } })

  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.body.text.startsWith('%PDF-1.7')).toBe(true)
  expect(answer.body.text.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(wordsIn(answer.body.text)).toEqual(
    expect.arrayContaining([
      'Invoice',
      orderNumber,
      'Ada Berg',
      'Denver CO 80202',
      'Summit Down Jacket',
      '2',
      `$${totals.itemTotal.toFixed(2)}`,
      `$${totals.taxAmount.toFixed(2)}`,
      `$${totals.total.toFixed(2)}`,
      'Tax 2.9%',
      'Page 1 of 1',
    ]),
  )
})

test('nobody else gets it, but whoever holds the order’s ticket', async () => {
  const { order } = await ordered()
  const { orderNumber, st } = order
  const stranger = await shop.guest()
  const ask = (query: Record<string, string>) =>
    stranger.send('downloadInvoice', { query, body: { orderNumber } })

  expect(await ask({})).toMatchObject({ errorId: 'OHS4004' })
  expect((await ask({ st })).status).toBe(200)
})
