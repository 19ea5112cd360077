import { type OrderCommand, runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import { setShippingMethod } from '@cairn/commerce/testing/cart-calls'
import { guestReadyToOrder, placeOrder, setAddresses } from '@cairn/commerce/testing/ready-to-order'
import { setStoreStock } from '@cairn/commerce/testing/stock'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import { beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket
const other = 'CAIRN001BLK-S'

const { shop, visit } = openShopBeforeTests()
beforeAll(async () => {
  await setStoreStock(shop(), '0042', sku, 4)
  await setStoreStock(shop(), '0042', other, 4)
}, 120_000)

async function orderBy(delivery?: object) {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku })
  if (delivery) {
    await setShippingMethod(guest, basketId, delivery)
    await setAddresses(guest, basketId)
  }
  const { body } = await placeOrder(guest, basketId)
  return { guest, order: body, textOf: (path: string) => textOfPage(guest, path) }
}

async function textOfPage(visitor: Visitor, path: string) {
  const page = await visit(path, { visitor })
  const html = await page.text()
  return html
    .slice(html.indexOf('<main'), html.indexOf('<footer'))
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
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

test('a partly cancelled order says what the card pays, what it does not, and what was given back', async () => {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku })
  const { body: cart } = await guest.send<Cart>('addItem', { body: { basketId, sku: other } })
  const itemIds = cart.items.filter((item) => item.sku === other).map(({ itemId }) => itemId)
  const pickup = { basketId, code: 'pickup', storeId: '0042', itemIds }
  await guest.send('setShippingMethod', { body: pickup })
  const { body: order } = await placeOrder(guest, basketId)
  const { orderNumber, shipments, totals } = order
  const shipmentOf = (code: string) =>
    shipments.find(({ shippingMethod }) => shippingMethod === code)?.shipmentId ?? ''
  const command = (body: OrderCommand) => runOrderCommand(shop().database.query, body)
  await command({ action: 'cancel', orderNumber, shipmentId: shipmentOf('pickup') })

  const readOrder = async () =>
    (await guest.send<Order>('readOrder', { params: { orderId: orderNumber } })).body
  const [payment] = (await readOrder()).paymentMethod
  const { notCharged = 0, amount = 0 } = payment ?? {}
  expect(amount).toBe(totals.total)
  expect(notCharged).toBeGreaterThan(0)
  const usd = (value: number) => `$${value.toFixed(2)}`
  const orderPage = `/en-us/orders/${orderNumber}?st=${order.st}`
  const confirmation = `/en-us/order-confirmation?order=${orderNumber}`
  for (const path of [orderPage, confirmation]) {
    const text = await textOfPage(guest, path)
    expect(text).toContain(`Paid with Visa •••• 1111 ${usd(amount - notCharged)}`)
    expect(text).toContain(`Visa •••• 1111 ${usd(notCharged)} not charged`)
  }
  expect(await textOfPage(guest, confirmation)).toContain('This part was canceled')

  await command({ action: 'move', orderNumber, to: 'Shipped', shipmentId: shipmentOf('standard') })
  await command({ action: 'refund', orderNumber, amount: 10 })
  expect(await textOfPage(guest, orderPage)).toContain('Visa •••• 1111 $10.00 given back')
})
