import {
  denverAddress,
  guestReadyToOrder,
  setAddresses,
} from '@cairn/commerce/testing/ready-to-order'
import { shopOrigin, type Visitor } from '@cairn/commerce/testing/visitor'
import { legalPageNames, legalPages } from '@cairn/contract/sites/legal-pages'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'
import { steps } from './steps/steps.ts'

const { jacket, giftCard, madeToOrder } = demoProducts
const { sku } = jacket

const { shop, visit } = openShopBeforeTests()

const pageOf = async (path: string, visitor?: Visitor) =>
  (await visit(path, { ...(visitor && { visitor }) })).text()

/** The pages with the legal texts of a locale. */
const legalPaths = (locale: Locale) =>
  legalPageNames(settingsOf(locale)).map((name) => `/${locale}/${legalPages[name]}`)

test.each([
  ['en-us', ['brand-terms', 'privacy', 'imprint']],
  ['de-de', ['brand-terms', 'withdrawal', 'privacy', 'imprint']],
] as const)(
  'every step of the checkout in %s links the legal texts, which are pages of the site',
  async (locale, names) => {
    const guest = await guestAtSummaryOf(locale)
    for (const [index, step] of steps.entries()) {
      const page = await pageOf(`/${locale}/checkout?step=${step}`, guest)
      expect(page).toContain(`aria-current="step"><span>${index + 1}. `)
      const footer = page.slice(page.indexOf('checkout-footer'))
      const link = new RegExp(`href="(/${locale}/[^"]+)"`, 'g')
      const links = Array.from(footer.matchAll(link), ([, path = '']) => path)
      expect(links).toEqual(expect.arrayContaining(names.map((name) => `/${locale}/${name}`)))
      expect(await brokenLinks(links)).toEqual([])
    }
  },
  60_000,
)

test('the page about the withdrawal says how long it is possible, and links it', async () => {
  const page = await pageOf('/de-de/withdrawal')
  expect(page).toContain('binnen vierzehn Tagen')
  expect(page).toContain('href="/de-de/orders/withdraw"')
})

const brokenLinks = async (paths: readonly string[]) => {
  const statuses = paths.map(async (path) => ({ path, ...(await statusOf(path)) }))
  return (await Promise.all(statuses)).filter(({ status }) => status !== 200)
}

const statusOf = async (path: string) => ({ status: (await visit(path)).status })

test('only sites where the law knows a withdrawal have a page about it', async () => {
  const paths = locales.map((locale) => `/${locale}/withdrawal`)
  const withoutPage = (await brokenLinks(paths)).map(({ path }) => path)
  expect(withoutPage).toEqual(['/en-us/withdrawal', '/en-ca/withdrawal', '/fr-ca/withdrawal'])
  expect(withoutPage.filter((path) => locales.flatMap(legalPaths).includes(path))).toEqual([])
})

const berlin = {
  ...denverAddress,
  addressLine1: 'Kastanienallee 12',
  city: 'Berlin',
  province: undefined,
  postalCode: '10435',
  countryCode: 'DE',
  phone: '+49305550134',
}

/** A guest whose next step on a site is to place the order. */
async function guestAtSummaryOf(locale: 'en-us' | 'de-de') {
  const { guest, basketId } = await guestAtSummary({ sku })
  const address = locale === 'de-de' ? berlin : denverAddress
  for (const call of ['setBillingAddress', 'setShippingAddress'] as const) {
    await guest.send(call, { params: { basketId }, body: { address }, locale })
  }
  return guest
}

/** A guest whose next step is to place the order. */
async function guestAtSummary(item: { sku: string }) {
  const { guest, basketId } = await guestReadyToOrder(shop(), item)
  const card = { brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2099 }
  await guest.send('addPaymentInstrument', {
    params: { basketId },
    body: { payment_method_id: 'CREDIT_CARD', card: { ...card, token: 'tok_test_approve' } },
  })
  return { guest, basketId }
}

test('goods, delivery and total are listed directly above the button that orders', async () => {
  const { guest } = await guestAtSummary({ sku })
  const html = await pageOf('/en-us/checkout?step=summary', guest)
  const page = html.slice(html.indexOf('<main'))
  const review = page.slice(page.indexOf('id="order-review"'), page.indexOf('Place order'))

  expect(page.indexOf('Place order')).toBeLessThan(page.indexOf('<aside'))
  for (const text of ['Summit Down Jacket', 'Shipping', 'Tax', 'Total']) {
    expect(review).toContain(text)
  }
})

test('cart and checkout promise a return and a cancellation only if an item allows them', async () => {
  const promisesTo = async (guest: Visitor) => {
    const cart = shownMain(await pageOf('/en-us/cart', guest))
    const summary = shownMain(await pageOf('/en-us/checkout?step=summary', guest))
    expect(summary).toContain(en.byOrdering)
    return [
      cart.includes(en.returns),
      summary.includes(en.returns),
      summary.includes(en.cancelUntilSent),
    ]
  }
  const { guest: giftCardBuyer, basketId } = await guestAtSummary(giftCard)
  expect(await promisesTo(giftCardBuyer)).toEqual([false, false, false])
  const { guest } = await guestAtSummary(madeToOrder)
  expect(await promisesTo(guest)).toEqual([false, false, true])
  await giftCardBuyer.send('addItem', { body: { basketId, sku } })
  await setAddresses(giftCardBuyer, basketId)
  expect(await promisesTo(giftCardBuyer)).toEqual([true, true, true])
})

const shownMain = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** A product page, under the slug of the locale. */
async function productPageOf(locale: Locale) {
  const moved = await visit(`/${locale}/p/x-CAIRN001BLK`)
  return pageOf(new URL(moved.headers.get('location') ?? '', shopOrigin).pathname)
}

const linkedNote = (text: string) => new RegExp(`href="/de-de/help/delivery"[^>]*>${text}</a>`)
const vatNote = linkedNote(String.raw`inkl\. MwSt\., zzgl\. Versandkosten`)

test('a price that includes the tax says so, and that delivery is added, with a link to its cost', async () => {
  expect(await productPageOf('de-de')).toMatch(vatNote)
  expect(await pageOf('/de-de/help/delivery')).toMatch(/Standardversand kostet 4,95\s€/)
  expect(await pageOf('/de-de/p/expedition-set-CAIRN010')).toMatch(vatNote)
  for (const locale of ['en-us', 'en-ca', 'fr-ca'] as const) {
    expect(await productPageOf(locale)).not.toMatch(/price-note-link|VAT|TVA/)
  }
})

test('a list of prices that include the tax says it once above them, and every page in its footer', async () => {
  for (const path of ['/de-de/c/daunenjacken-210101', '/de-de/search?q=jacke']) {
    const html = await pageOf(path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const [beforeTiles = '', ...tiles] = main.split('class="product-tile"')
    expect(tiles.length).toBeGreaterThan(0)
    expect(beforeTiles).toMatch(vatNote)
    expect(tiles.join('')).not.toMatch(vatNote)
  }
  expect(await pageOf('/de-de')).toMatch(
    linkedNote(String.raw`Alle Preise inkl\. MwSt\., zzgl\. Versandkosten`),
  )
  expect(await pageOf('/en-us/c/down-jackets-210101')).not.toContain('price-note-link')
})
