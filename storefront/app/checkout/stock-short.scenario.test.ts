import { guestReadyToOrder } from '@cairn/commerce/testing/ready-to-order'
import { setStock } from '@cairn/commerce/testing/stock'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket

const { shop, visit } = openShopBeforeTests()

test('a cart with too little stock leads back to the cart and not to the payment', async () => {
  const { guest: visitor } = await guestReadyToOrder(shop(), { sku, qty: 5 })
  const textOf = async (path: string) => (await visit(path, { visitor })).text()
  const path = '/en-us/checkout?step=billing'
  expect(await textOf(path)).toContain('How would you like to pay?')

  await setStock(shop(), sku, 2)
  const page = await textOf(path)
  expect(page).toContain('Where should it go?')
  expect(page).toContain('Please change your bag before you go on.')
  expect(page).toContain('Only 2 left.')
  expect(page).not.toContain('Continue to payment')
})

test('the cart and the checkout say above everything else that an item cannot be ordered', async () => {
  const { guest: visitor } = await guestReadyToOrder(shop(), { sku, qty: 2 })
  const alertsOf = async (path: string) => {
    const html = await readShownHtml(await visit(path, { visitor }))
    const [, main = ''] = html.split('<main')
    const [aboveContent = ''] = main.split(/<form|<h2/)
    return Array.from(aboveContent.matchAll(/role="alert".*?<p>(.*?)<\/p>/gs), ([, text]) => text)
  }
  const paths = ['/en-us/cart', '/en-us/checkout']
  const pages = () => Promise.all(paths.map(alertsOf))
  await setStock(shop(), sku, 2)
  expect(await pages()).toEqual([[], []])

  await setStock(shop(), sku, 0)
  const [cart, [alert, ...more] = []] = await pages()
  expect(cart).toEqual([en.cartStockShort])
  expect(alert).toContain(en.stockShort)
  expect(alert).toMatch(/<a [^>]*href="\/en-us\/cart"/)
  expect(more).toEqual([])
})
