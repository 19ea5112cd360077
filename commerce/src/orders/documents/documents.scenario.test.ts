import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { guestReadyToOrder, placeOrder } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { findOrderByNumber } from '../order-store.ts'
import type { Order } from '../order.ts'
import { invoiceOf } from './invoice.ts'
import { returnLabelOf } from './return-label.ts'

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

async function storedOrder(): Promise<Order> {
  const { order } = await orderJackets()
  const stored = await findOrderByNumber(shop.database.query, order.orderNumber)
  if (!stored) throw new Error('the order was not stored')
  return stored
}

const bytesOf = (document: ReturnType<typeof invoiceOf | typeof returnLabelOf>) =>
  renderPdf(document)

test('the shopper downloads the invoice as a PDF with the amounts of the order (ORD-028)', async () => {
  const { guest, order } = await orderJackets()
  const { orderNumber, totals } = order
  const answer = await guest.send<{ bytes: Uint8Array }>('downloadInvoice', {
    body: { orderNumber },
  })

  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(answer.body.bytes).toString('latin1', 0, 8)).toBe('%PDF-1.7')
  const [{ text } = { text: '' }, ...more] = await readPdf(answer.body.bytes)
  expect(more).toEqual([])
  for (const expected of [
    'Invoice',
    orderNumber,
    'Ada Berg',
    'Denver CO 80202',
    'Summit Down Jacket',
    `$${totals.itemTotal.toFixed(2)}`,
    `$${totals.taxAmount.toFixed(2)}`,
    `$${totals.total.toFixed(2)}`,
    'Tax 2.9%',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(expected)
  }
})

test('an invoice is refused to other shoppers, except holders of the order’s ticket', async () => {
  const { order } = await orderJackets()
  const { orderNumber, st } = order
  const otherShopper = await shop.guest()
  const download = (query: Record<string, string>) =>
    otherShopper.send('downloadInvoice', { query, body: { orderNumber } })

  expect(await download({})).toMatchObject({ errorId: 'OHS4004' })
  expect((await download({ st })).status).toBe(200)
})

test('one network requests many documents, and the others still get theirs', async () => {
  const { guest, order } = await orderJackets()
  const { orderNumber, st } = order
  const invoice = { body: { orderNumber } }
  const label = { params: { orderId: orderNumber }, body: {} }
  const flood = [
    ...Array.from({ length: 25 }, () => guest.send('downloadInvoice', invoice)),
    guest.send('createReturnLabel', label),
  ]
  const otherShopper = await shop.guest('198.51.100.9')
  const other = await otherShopper.send('downloadInvoice', { ...invoice, query: { st } })
  const answers = await Promise.all(flood)

  expect(other.status).toBe(200)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.map(({ headers }) => headers.get('retry-after'))).not.toContain(null)
  const after = await findOrderByNumber(shop.database.query, orderNumber)
  expect([answers.at(-1)?.status, after?.returns]).toEqual([503, []])
})

test.each([
  ['Łukasz', 'Wąsik'],
  ['Ελένη', 'Παπαδοπούλου'],
  ['Дарья', 'Щербакова'],
  ['İpek', 'Yıldız'],
  ['Thị Ánh', 'Nguyễn'],
])('%s %s is printed on the invoice and the return label', async (firstName, lastName) => {
  const order = await storedOrder()
  const { snapshot } = order
  const shippingAddress = { ...snapshot.shippingAddress, firstName, lastName }
  const renamed: Order = { ...order, snapshot: { ...snapshot, shippingAddress } }
  const documents = [
    invoiceOf({ ...renamed, snapshot: { ...renamed.snapshot, billingAddress: null } }),
    returnLabelOf(renamed, returnOf(order, 1)),
  ]

  for (const document of documents) {
    const [page] = await readPdf(await bytesOf(document))
    expect(page?.text).toContain(`${firstName} ${lastName}`)
    expect(page?.missingGlyphs).toBe(0)
  }
})

test('a long invoice repeats its headings on each page and keeps its sums together', async () => {
  const order = await storedOrder()
  const lines = Array.from({ length: 40 }, () => order.lines).flat()
  const pages = await readPdf(await bytesOf(invoiceOf({ ...order, lines })))

  expect(pages.length).toBeGreaterThan(2)
  for (const [index, { text }] of pages.slice(0, -1).entries()) {
    expect(text).toContain('Pieces')
    expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    expect(text).not.toContain('Tax 2.9%')
  }
  expect(pages.at(-1)?.text).toMatch(/Goods[^]*Delivery[^]*Tax 2\.9%[^]*Total/)
})

test('a return slip of many items continues on a second page', async () => {
  const order = await storedOrder()
  const pages = await readPdf(await bytesOf(returnLabelOf(order, returnOf(order, 20))))

  expect(pages).toHaveLength(2)
  expect(pages.map(({ text }) => text.split('Summit Down Jacket').length - 1).toSorted()).toEqual([
    expect.any(Number),
    expect.any(Number),
  ])
  expect(
    pages
      .map(({ text }) => text)
      .join('')
      .split('Summit Down Jacket'),
  ).toHaveLength(21)
})

const returnOf = (order: Order, count: number): Order['returns'][number] => ({
  returnNumber: 'RET-23456789A',
  state: 'announced',
  announcedAt: order.orderedAt,
  receivedAt: null,
  refunded: order.total,
  pieces: Array.from({ length: count }, () => ({
    lineId: order.lines[0]?.lineId ?? '',
    quantity: 1,
    reason: 'tooLarge',
    receivedQuantity: 0,
  })),
})
