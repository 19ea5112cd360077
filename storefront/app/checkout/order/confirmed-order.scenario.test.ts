import { setShippingMethod } from '@cairn/commerce/testing/cart-calls'
import { guestReadyToOrder, placeOrder, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { setStoreStock } from '@cairn/commerce/testing/stock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopWithPages } from '../../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket

let opened: Awaited<ReturnType<typeof openShopWithPages>>
beforeAll(async () => {
  opened = await openShopWithPages()
  await setStoreStock(opened.shop, '0042', sku, 4)
}, 120_000)
afterAll(() => opened.shop.close())

async function orderBy(delivery?: object) {
  const { guest, basketId } = await guestReadyToOrder(opened.shop, { sku })
  if (delivery) {
    await setShippingMethod(guest, basketId, delivery)
    await setAddresses(guest, basketId)
  }
  const { body } = await placeOrder(guest, basketId)
  const textOf = async (path: string) => {
    const page = await opened.visit(path, { visitor: guest })
    const html = await page.text()
    return html
      .slice(html.indexOf('<main'), html.indexOf('<footer'))
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
  }
  return { guest, order: body, textOf }
}

test('the confirmation of a pickup names store, opening hours, collector and payment', async () => {
  const { order, textOf } = await orderBy({ code: 'pickup', storeId: '0042' })
  const english = await textOf(`/en-us/order-confirmation?order=${order.orderNumber}`)

  for (const text of [
    'Cairn Denver',
    '1520 16th Street Mall',
    'Picked up by: Ada Berg',
    'Mon',
    'Paid with Visa •••• 1111',
    'Tax',
  ]) {
    expect(english).toContain(text)
  }
  const german = await textOf(`/de-de/order-confirmation?order=${order.orderNumber}`)
  expect(german).toContain('Abholung durch: Ada Berg')
  expect(german).toContain('Mo')
})

test('the confirmation of a delivery names the address and the day', async () => {
  const { order, textOf } = await orderBy()
  const english = await textOf(`/en-us/order-confirmation?order=${order.orderNumber}`)
  const [shipment] = order.shipments

  expect(english).toContain('1600 Larimer Street')
  const expectedDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(english).toContain(
    `Expected by ${expectedDate.format(new Date(shipment?.expectedOn ?? ''))}`,
  )
})

test('a cancelled order says that the card was not charged', async () => {
  const { guest, order, textOf } = await orderBy()
  const path = `/en-us/orders/${order.orderNumber}?st=${order.st}`
  expect(await textOf(path)).toContain('Paid with Visa •••• 1111')

  const { orderNumber, st } = order
  await guest.send('cancelOrder', { body: { orderNumber, st } })
  const cancelled = await textOf(path)
  expect(cancelled).toContain('Visa •••• 1111 Not charged')
  expect(cancelled).not.toContain('Paid with')
})
