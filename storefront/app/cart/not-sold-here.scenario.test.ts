import { guestWithCart, setAddresses, prepareOrder } from '@cairn/commerce/testing/ready-to-order'
import type { Cart } from '@cairn/contract/cart/cart'
import { expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket
/** Sold in Europe only. */
const suit = 'CAIRN012LRC-110'

const { shop, visit } = openShopBeforeTests()

/** A cart that was filled in Britain and is opened in America. */
async function openInAmerica() {
  const { guest, cart } = await guestWithCart(shop(), { sku: suit, qty: 2, locale: 'en-gb' })
  const { basketId } = cart
  await guest.send('addItem', { body: { basketId, sku }, locale: 'en-gb' })
  const read = async () =>
    (await guest.send<Cart>('readCart', { params: { basketId }, locale: 'en-us' })).body
  const pageOf = async (path: string) => (await visit(path, { visitor: guest })).text()
  return { guest, basketId, read, pageOf }
}

test('an item that the site does not sell is labelled, and neither counted nor charged', async () => {
  const { read, pageOf } = await openInAmerica()
  const { totalItems, totals, items, shipments } = await read()

  expect(items).toHaveLength(2)
  expect(totalItems).toBe(1)
  expect(totals).toMatchObject({ totalUnits: 1, itemTotal: 320 })
  expect(shipments).toHaveLength(1)
  const english = await pageOf('/en-us/cart')
  expect(english).toContain('Not sold in this country (United States). Remove it to go on.')
  expect(english).not.toContain('$0.00')
})

test('the label is in the language of the site, and the item is sold again where it was added', async () => {
  const { read, pageOf } = await openInAmerica()
  expect(await pageOf('/fr-ca/cart')).toContain('vendu dans ce pays (Canada)')
  expect(await pageOf('/en-gb/cart')).not.toContain('Not sold')
  expect((await read()).totalItems).toBe(1)
})

test('the checkout leads back to the cart, and names no quantity as the reason', async () => {
  const { pageOf } = await openInAmerica()
  const page = await pageOf('/en-us/checkout')
  expect(page).toContain('Not sold in this country (United States). Remove it to go on.')
  expect(page).toContain('Something in your bag cannot be ordered like this.')
  expect(page).toContain('Back to your bag')
  expect(page).not.toMatch(/not enough|change the quantity/)
})

test('the order is refused with the reason until the item is removed', async () => {
  const { guest, basketId, read } = await openInAmerica()
  await setAddresses(guest, basketId)
  expect(await prepareOrder(guest, basketId)).toMatchObject({ errorId: 'INV702' })
  const itemId = (await read()).items.find((item) => item.sku === suit)?.itemId
  await guest.send('removeItem', { body: { basketId, itemId } })
  expect(await prepareOrder(guest, basketId)).toMatchObject({ status: 200 })
})
