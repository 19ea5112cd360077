import { denverAddress, guestReadyToOrder } from '@cairn/commerce/testing/ready-to-order'
import { openPayingShopper } from '@cairn/commerce/testing/shopper-with-instrument'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const visitorWithUsAddress = async () => {
  const { guest, basketId } = await guestReadyToOrder(shop(), { sku: demoProducts.jacket.sku })
  return { visitor: guest, basketId }
}

async function textOf(visitor: Visitor, path: string) {
  const html = await (await visit(path, { visitor })).text()
  return html.slice(html.indexOf('<main')).replaceAll('<!-- -->', '')
}

test.each([
  ['/de-de/cart', 'liegt außerhalb des Gebiets', 'Zum Shop für dieses Land (Vereinigte Staaten)'],
  ['/de-de/checkout?step=summary', 'liegt außerhalb des Gebiets', 'Vereinigte Staaten'],
  ['/fr-ca/checkout', 'se trouve hors de la zone de livraison', 'États-Unis'],
])(
  '%s says that the address is not served and links to the site that does',
  async (path, text, link) => {
    const { visitor } = await visitorWithUsAddress()
    const page = await textOf(visitor, path)

    expect(page).toContain(text)
    expect(page).toMatch(
      new RegExp(`<a href="/en-us/cart"[^>]*>[^<]*${link.replace(/[()]/g, '.')}`),
    )
  },
)

test('the checkout stays at the delivery and shows the total for a delivery within the country', async () => {
  const { visitor } = await visitorWithUsAddress()
  const page = await textOf(visitor, '/de-de/checkout?step=summary')

  expect(page).toMatch(/aria-current="step"><span>1\. Lieferung/)
  expect(page).toContain('4,95\u00a0€')
  expect(page).toMatch(/Enthält 51,88\u00a0€ MwSt\./)
})

test('an address that no site serves is reported without a link', async () => {
  const { visitor, basketId } = await visitorWithUsAddress()
  const { visitor: other } = await visitorWithUsAddress()
  const inGuam = JSON.stringify({ ...denverAddress, province: 'GU', postalCode: '96910' })
  await shop().database.run('update carts set shipping_address = $1 where id = $2', [
    inGuam,
    basketId,
  ])
  const page = await textOf(visitor, '/en-us/checkout?step=summary')

  expect(page).toContain('We do not deliver to this address.')
  expect(page).toContain('Tax follows from your address.')
  expect(page).not.toContain('href="/en-us/cart" hrefLang')
  expect(await textOf(other, '/en-us/checkout')).not.toContain('We do not deliver')
})

test('saved addresses in another country are neither offered nor used', async () => {
  const { visitor } = await openPayingShopper(shop(), { account: 'shopper', locale: 'de-de' })
  expect(await textOf(visitor, '/en-us/checkout?step=shipping')).toContain('1624 Market Street')
  for (const path of ['/de-de/checkout', '/de-de/checkout?step=shipping']) {
    const page = await readShownHtml(await visit(path, { visitor }))

    expect(page).toMatch(/aria-current="step"><span>1\. Lieferung/)
    expect(page).toContain('name="addressLine1" value=""')
    expect(page).not.toMatch(/Market Street|Denver|name="saved"/)
    expect(page).toMatch(/Enthält [\d,]+\u00a0€ MwSt\./)
  }
})
