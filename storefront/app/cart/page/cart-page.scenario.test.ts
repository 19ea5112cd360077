import { guestWithCart } from '@cairn/commerce/testing/ready-to-order'
import { setStock, setStoreStock } from '@cairn/commerce/testing/stock'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { afterEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()
afterEach(() => expect(shop().unexpectedErrors).toEqual([]))

const { jacket, shell } = demoProducts

/** A guest with jackets and one shell in the cart. */
async function guestWithJackets(qty: number) {
  const { guest, cart } = await guestWithCart(shop(), { sku: jacket.sku, qty, locale: 'en-gb' })
  const { basketId } = cart
  await guest.send('addItem', { body: { basketId, sku: shell.sku }, locale: 'en-gb' })
  return { guest, cart }
}

const cartPage = async (visitor: Visitor) => readShownHtml(await visit('/en-gb/cart', { visitor }))

const lineIn = (html: string, { name }: { name: string }) =>
  html.split('<li').find((line) => line.includes(name)) ?? ''

test('the page /cart shows lines, quantities, totals and a link to the checkout (CART-002)', async () => {
  const html = await cartPage((await guestWithJackets(3)).guest)

  expect(html).toMatch(/<h1[^>]*>Your bag/)
  for (const [product, quantity, price] of [
    [jacket, 3, '£840.00'],
    [shell, 1, '£229.99'],
  ] as const) {
    const line = lineIn(html, product)
    expect(line).toContain(price)
    expect(line).toMatch(
      new RegExp(`aria-label="Quantity of ${product.name}".*<span>${quantity}</span>`),
    )
  }
  const [, summary = ''] = html.split('<aside')
  expect(summary).toContain('£1,069.99')
  expect(summary).toMatch(/href="\/en-gb\/checkout"[^>]*>(?:<svg.*?<\/svg>)?Check out</)
})

test('the page asks for corrected deliveries, a check of the stock and the chosen store (CART-066)', async () => {
  const { guest, cart } = await guestWithJackets(1)
  await setStoreStock(shop(), '0210', jacket.sku, 4)
  await guest.send('changeItem', {
    params: { basketId: cart.basketId },
    query: { action: 'pickup', favStoreId: '0210' },
    body: { itemId: cart.items[0]?.itemId },
    locale: 'en-gb',
  })
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    readCart: async (request) => {
      requests.push(request)
      return accept(cart)
    },
  }
  const answer = await visit('/en-gb/cart', { visitor: guest, calls })

  expect(await readShownHtml(answer)).toContain(jacket.name)
  expect(requests).toEqual([
    {
      params: { basketId: cart.basketId },
      query: { favStoreId: '0210', isPatchRequired: true, inventorySupplyCheck: true },
    },
  ])
})

describe('a line of the cart page', () => {
  test('says how many are left if that is less than its quantity (CART-056)', async () => {
    const { guest } = await guestWithJackets(5)
    await setStock(shop(), jacket.sku, 2)
    const html = await cartPage(guest)
    await setStock(shop(), jacket.sku, 500)

    expect(lineIn(html, jacket)).toContain(en.onlySomeLeft.replace('{available}', '2'))
    expect(lineIn(html, shell)).not.toContain('left.')
  })

  test('says that its item is out of stock if it is not sold any more (CART-057)', async () => {
    const { guest } = await guestWithJackets(1)
    const setWithdrawn = (isWithdrawn: boolean) =>
      shop().database.run('update variants set withdrawn = $2 where sku = $1', [
        jacket.sku,
        isWithdrawn,
      ])
    await setWithdrawn(true)
    const html = await cartPage(guest)
    await setWithdrawn(false)

    expect(lineIn(html, jacket)).toContain(en.lineSoldOut)
    expect(lineIn(html, shell)).not.toContain(en.lineSoldOut)
  })
})
