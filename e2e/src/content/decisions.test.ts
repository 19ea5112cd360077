import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import type { Page, Request } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test, type Visit } from '../browser/visit.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { shopPage } from '../pages/shop-page.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'

const decide = /^\/(?:pre\/)?api\/engine\/v1\/decide\/CAIRN$/

type EventType = DecisionEvent['eventType']

/** What the browser sends to the decision engine from now on. */
function recordDecisions(page: Page) {
  const requests = recordRequests(page, decide)
  const events = (): DecisionEvent[] =>
    requests.flatMap((request: Request) => request.postDataJSON().events)
  const ofType = <Type extends EventType>(type: Type) =>
    events().filter(
      (event): event is Extract<DecisionEvent, { eventType: Type }> => event.eventType === type,
    )
  return {
    requests,
    ofType,
    /** The first event of the type, once it was sent. */
    async first<Type extends EventType>(type: Type) {
      await expect.poll(() => ofType(type).length, { timeout: 10_000 }).toBeGreaterThan(0)
      return ofType(type)[0]
    },
  }
}

const home = '/en-us'
const product = '/en-us/p/ridge-shell-CAIRN002TRN'

async function open({ page }: Visit, path: string) {
  const decisions = recordDecisions(page)
  await openPage(page, path)
  return decisions
}

describe('the decision engine is sent', () => {
  test('a request with five names, whose answer has actions (PERS-029)', async ({ visit }) => {
    const { requests, first } = await open(await visit(), home)
    await first('PageView')
    const [request] = requests
    expect(Object.keys(request?.postDataJSON()).toSorted()).toEqual(
      ['brand', 'channel', 'customerId', 'events', 'monetateId'].toSorted(),
    )
    const response = await request?.response()
    expect(response?.status()).toBe(200)
    expect(await response?.json()).toMatchObject({ actions: expect.any(Array) })
  })

  test('the view of a page and the request for a decision (PERS-030, PERS-031)', async ({
    visit,
  }) => {
    const { first } = await open(await visit(), home)
    expect(await first('PageView')).toMatchObject({ path: home, pageType: 'Home' })
    expect(await first('DecisionRequest')).toMatchObject({
      experienceIds: ['home-closing'],
      audiences: ['loggedout', 'cart-empty'],
    })
    const visitor = await visit()
    const { ofType } = await open(visitor, product)
    const named = () => ofType('DecisionRequest').map(({ experienceIds }) => experienceIds)
    await expect.poll(named).toEqual([[]])
    // Without loading a document.
    await visitor.page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(named).toEqual(expect.arrayContaining([['home-closing']]))
  })

  test('the size of the window and the language of the page (PERS-032, PERS-033)', async ({
    visit,
  }) => {
    const { first } = await open(await visit({ width: 390, locale: 'de-de' }), '/de-de')
    expect(await first('ScreenSize')).toMatchObject({ width: 390, height: 844 })
    expect(await first('Language')).toMatchObject({ language: 'de-DE' })
  })

  test('the user agent, and the page with the link to this one (PERS-034, PERS-035)', async ({
    visit,
  }) => {
    const visitor = await visit()
    const decisions = recordDecisions(visitor.page)
    await visitor.page.goto('/en-us/help')
    const { origin } = new URL(visitor.page.url())
    await visitor.page.evaluate((path) => location.assign(path), product)
    await visitor.page.waitForURL(`**${product}`)
    const { userAgent } = (await decisions.first('UserAgent')) ?? {}
    expect(userAgent).toBe(await visitor.page.evaluate(() => navigator.userAgent))
    expect(await decisions.first('Referrer')).toMatchObject({ referrer: `${origin}/en-us/help` })
  })

  test('coordinates, where the visitor has allowed their location before (PERS-036)', async ({
    visit,
  }) => {
    const visitor = await visit()
    const before = await open(visitor, home)
    await before.first('PageView')
    expect(before.ofType('Coordinates')).toEqual([])
    await visitor.context.grantPermissions(['geolocation'])
    await visitor.context.setGeolocation({ latitude: 46.02345, longitude: 7.48765 })
    const { first } = await open(visitor, home)
    expect(await first('Coordinates')).toMatchObject({ latitude: 46.02, longitude: 7.49 })
  })

  test('a search with its total, and the view of a product (PERS-037, PERS-038)', async ({
    visit,
  }) => {
    const visitor = await visit()
    const search = await open(visitor, '/en-us/search?q=jacket')
    const { q, total = 0 } = (await search.first('SearchView')) ?? {}
    expect(q).toBe('jacket')
    expect(total).toBeGreaterThan(1)
    await expect
      .poll(() => visitor.page.locator('.listing-order output').innerText())
      .toContain(String(total))
    // Without loading a document.
    await visitor.page.locator('.product-grid a[href*="/p/"]').first().click()
    await visitor.page.waitForURL('**/p/**')
    const id = /[A-Z\d]+$/.exec(new URL(visitor.page.url()).pathname)?.[0]
    const { products } = (await search.first('ProductDetailView')) ?? {}
    expect(products).toEqual([expect.objectContaining({ productId: id })])
    const loaded = await open(visitor, product)
    await expect
      .poll(() => loaded.ofType('ProductDetailView').at(-1)?.products)
      .toEqual([{ productId: 'CAIRN002TRN' }])
  })

  test('the lines of a cart that is changed, and an event of a page (PERS-039, PERS-042)', async ({
    visit,
  }) => {
    const visitor = await visit()
    const { first, ofType } = await open(visitor, home)
    await shopPage(visitor.page, visitor.texts).addDuffel.click()
    const { cartLines = [] } = (await first('Cart')) ?? {}
    expect(cartLines).toEqual([expect.objectContaining({ quantity: 1, currency: 'USD' })])
    const pageEvents = () => ofType('PageEvents').flatMap((event) => event.pageEvents)
    await expect.poll(pageEvents).toContain('add_to_cart')
  })

  test('recommendations that are near the window, counted by 24 (PERS-041, PERS-044)', async ({
    visit,
  }) => {
    const visitor = await visit()
    const answered = visitor.page.waitForResponse(/\/widgetRecommendations\?/)
    const { first, ofType } = await open(visitor, product)
    await first('PageView')
    expect(ofType('RecommendationImpressions')).toEqual([])
    await visitor.page.locator('.recommendations').first().scrollIntoViewIfNeeded()
    const { recommendations } = await (await answered).json()
    const impressions = await first('RecommendationImpressions')
    expect(impressions?.recTokens).toEqual(
      recommendations.map(({ recToken }: { recToken: string }) => recToken),
    )
    expect(impressions?.count).toBe(24)
  })

  test(
    'the lines of an order, and the type of each page (PERS-040, PERS-043)',
    { timeout: 120_000 },
    async ({ visit }) => {
      const { page } = await visit()
      const decisions = recordDecisions(page)
      const typeOf = async (path: string) => {
        await openPage(page, path)
        await expect
          .poll(() => decisions.ofType('PageView').at(-1)?.path, { timeout: 10_000 })
          .toBe(path.split('?')[0])
        return decisions.ofType('PageView').at(-1)?.pageType
      }
      expect(await typeOf(home)).toBe('Home')
      expect(await typeOf('/en-us/c/women-210000')).toBe('PLP')
      expect(await typeOf(product)).toBe('PDP')
      expect(await typeOf('/en-us/search?q=jacket')).toBe('Search')
      expect(await typeOf('/en-us/help')).toBeUndefined()
      const checkout = checkoutPage(page, 'en-us', checkoutTexts['en-us'])
      await checkout.addToCart('CAIRN002TRN-M')
      expect(await typeOf('/en-us/cart')).toBe('Cart')
      await checkout.open()
      await checkout.goToReview(testCards.good)
      await checkout.placeOrder.press('Enter')
      await page.waitForURL('**/order-confirmation**')
      const purchase = await decisions.first('Purchase')
      expect(purchase?.purchaseLines).toContainEqual(
        expect.objectContaining({ sku: 'CAIRN002TRN-M', quantity: 1, currency: 'USD' }),
      )
      const types = decisions.ofType('PageView').map(({ pageType }) => pageType)
      expect(types).toContain('Checkout')
      expect(types).toContain('Order Confirmation')
    },
  )

  test('the pages of the account with their type (PERS-043)', async ({ visit }) => {
    const { first } = await open(await visit(), '/en-us/orders/track')
    expect(await first('PageView')).toMatchObject({ pageType: 'Account' })
  })
})

test('without consent to targeting no request to the decision engine leaves (ANA-007)', async ({
  visit,
}) => {
  const visitor = await visit({ locale: 'de-de', consent: ['C0001', 'C0002', 'C0003'] })
  const { requests } = await open(visitor, '/de-de')
  await shopPage(visitor.page, visitor.texts).addDuffel.click()
  // What would be sent would be sent a second after the page was loaded or something has happened.
  await visitor.page.evaluate(() => new Promise((passed) => setTimeout(passed, 1_500)))
  expect(await visitor.page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0)
  expect(requests).toEqual([])
})
