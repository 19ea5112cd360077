import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { guestReadyToOrder, placeOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function orderJackets() {
  const { guest, basketId } = await guestReadyToOrder(shop, { sku: 'CAIRN001BLK-M', qty: 2 })
  return { guest, order: (await placeOrder(guest, basketId)).body }
}

/** The texts that a PDF draws. */
const textsIn = (document: string) =>
  [...document.matchAll(/<((?:[0-9a-f]{2})+)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )

test('the shopper downloads the invoice as a PDF with the amounts of the order (ORD-028)', async () => {
  const { guest, order } = await orderJackets()
  const { orderNumber, totals } = order
  const answer = await guest.send<{ text: string }>('downloadInvoice', { body: { orderNumber } })

  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.body.text.startsWith('%PDF-1.7')).toBe(true)
  expect(answer.body.text.trimEnd().endsWith('%%EOF')).toBe(true)
  expect(textsIn(answer.body.text)).toEqual(
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

test('an invoice is refused to strangers, except holders of the order’s ticket', async () => {
  const { order } = await orderJackets()
  const { orderNumber, st } = order
  const stranger = await shop.guest()
  const download = (query: Record<string, string>) =>
    stranger.send('downloadInvoice', { query, body: { orderNumber } })

  expect(await download({})).toMatchObject({ errorId: 'OHS4004' })
  expect((await download({ st })).status).toBe(200)
})
