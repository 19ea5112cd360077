import { guestReadyToOrder } from '@cairn/commerce/testing/ready-to-order'
import { legalPageNames, legalPages } from '@cairn/contract/sites/legal-pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopWithPages } from '../platform/testing/test-visit.ts'

const { sku } = demoProducts.jacket

let opened: Awaited<ReturnType<typeof openShopWithPages>>
beforeAll(async () => {
  opened = await openShopWithPages()
}, 120_000)
afterAll(() => opened.shop.close())

const pageOf = async (path: string, visitor?: Awaited<ReturnType<typeof opened.shop.guest>>) =>
  (await opened.visit(path, { ...(visitor && { visitor }) })).text()

test('every step of the checkout links the legal texts, which are pages of the site', async () => {
  const { guest } = await guestReadyToOrder(opened.shop, { sku })
  const paths = legalPageNames.map((name) => `/en-us/${legalPages[name]}`)
  for (const step of ['shipping', 'billing']) {
    const page = await pageOf(`/en-us/checkout?step=${step}`, guest)
    for (const path of paths) expect(page).toContain(`href="${path}"`)
  }
  for (const name of legalPageNames) {
    expect((await opened.visit(`/de-de/${legalPages[name]}`)).status).toBe(200)
  }
  expect(await pageOf('/de-de/withdrawal')).toContain('binnen vierzehn Tagen')
  expect(await pageOf('/de-de/withdrawal')).toContain('about=return/withdrawal')
})

test('goods, delivery and total are listed directly above the button that orders', async () => {
  const { guest, basketId } = await guestReadyToOrder(opened.shop, { sku })
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2099 }
  await guest.send('addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', card: { ...card, token: 'tok_test_approve' } },
  })
  const html = await pageOf('/en-us/checkout?step=summary', guest)
  const page = html.slice(html.indexOf('<main'))
  const review = page.slice(page.indexOf('id="order-review"'), page.indexOf('Place order'))

  expect(page.indexOf('Place order')).toBeLessThan(page.indexOf('<aside'))
  for (const text of ['Summit Down Jacket', 'Shipping', 'Tax', 'Total']) {
    expect(review).toContain(text)
  }
})

test('a European product price says that it includes the tax and not the delivery', async () => {
  const path = (locale: string) => `/${locale}/p/x-CAIRN001BLK`
  const follow = async (locale: string) => {
    const moved = await opened.visit(path(locale))
    const target = moved.headers.get('location') ?? path(locale)
    return pageOf(target.replace(/^https?:\/\/[^/]+/, ''))
  }
  expect(await follow('de-de')).toContain('inkl. MwSt., zzgl. Versandkosten')
  expect(await follow('en-us')).not.toContain('VAT included')
})
