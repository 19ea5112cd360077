import type { TrackedEvent } from '@cairn/storefront/platform/tracked-events'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage, waitForFirstHydration } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { listingPage } from '../pages/listing-page.ts'
import { eventsNamed, recordDataLayer } from './data-layer.ts'

type Router = { navigate: (path: string) => Promise<void> }

/** The views in the data layer of the shown document. */
async function viewsIn(page: Page): Promise<TrackedEvent[]> {
  const events = await page.evaluate(() => window.dataLayer)
  return eventsNamed(events ?? [], 'page_view')
}

const viewOf = (page_type: string, page_path: string) => ({
  event: 'page_view',
  page_type,
  page_path,
  locale: 'en-us',
})

describe('the view of a page', () => {
  test('has the type of the page, before anybody uses it (ANA-001)', async ({ visit }) => {
    const { page } = await visit({ expected: /404/ })
    for (const [path, type] of [
      ['/en-us', 'Home'],
      ['/en-us/search', 'Search'],
      ['/en-us/cart', 'Cart'],
      ['/en-us/sign-in', 'Other'],
      ['/en-us/order-confirmation', 'Order Confirmation'],
    ] as const) {
      await page.goto(path)
      expect(await viewsIn(page)).toEqual([viewOf(type, path)])
    }
    await page.goto('/brand-terms')
    expect(await viewsIn(page)).toEqual([viewOf('Other', '/en-us/brand-terms')])
    await page.goto('/en-us/p/nothing-CAIRN999BLK')
    expect(await viewsIn(page)).toEqual([viewOf('Error', '/en-us/p/nothing-CAIRN999BLK')])
  })

  test('has the type PLP below /c/, which shows a grid of products (SRCH-001)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    await page.goto('/en-us/c/x-210101')
    await listingPage(page, texts).products.first().waitFor()
    const { pathname } = new URL(page.url())
    expect(pathname).toMatch(/^\/en-us\/c\//)
    expect(await viewsIn(page)).toEqual([viewOf('PLP', pathname)])
  })

  test('is an error where the description of the page says that it is not available (ANA-002)', async ({
    visit,
  }) => {
    const { page } = await visit()
    let description = 'This product is not available.'
    await page.route('**/en-us/p/**', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/(<meta name="description" content=")[^"]*/, `$1${description}`)
      await route.fulfill({ response, body })
    })
    await page.goto('/en-us/p/x-CAIRN001BLK')
    expect(await viewsIn(page)).toMatchObject([{ page_type: 'Error' }])
    description = 'Available in two colours.'
    await page.reload()
    expect(await viewsIn(page)).toMatchObject([{ page_type: 'PDP' }])
  })

  test('is tracked once for each page, with and without a new document', async ({ visit }) => {
    const { page, texts } = await visit()
    const events = await recordDataLayer(page)
    const types = () => eventsNamed(events, 'page_view').map(({ page_type }) => page_type)
    const listing = listingPage(page, texts)
    await openPage(page, '/en-us')
    await listing.openWomen()
    await expect.poll(types).toEqual(['Home', 'PLP'])
    await listing.products.first().getByRole('link').first().click()
    await page.waitForURL('**/en-us/p/**')
    await expect.poll(types).toEqual(['Home', 'PLP', 'PDP'])
    await page.goBack()
    await expect.poll(types).toEqual(['Home', 'PLP', 'PDP', 'PLP'])
    await page.reload()
    await waitForFirstHydration(page)
    await page.evaluate(() => location.assign('#bottom'))
    await openPage(page, '/en-us/search')
    expect(types()).toEqual(['Home', 'PLP', 'PDP', 'PLP', 'PLP', 'Search'])
  })

  test('of a missing page that is opened without a new document is an error', async ({ visit }) => {
    const { page } = await visit({ expected: /404/ })
    const events = await recordDataLayer(page)
    await openPage(page, '/en-us')
    // No page links to it.
    await page.evaluate((path) => {
      const router = Reflect.get(window, '__reactRouterDataRouter') as unknown as Router
      return router.navigate(path)
    }, '/en-us/p/nothing-CAIRN999BLK')
    await expect
      .poll(() => eventsNamed(events, 'page_view').map(({ page_type }) => page_type))
      .toEqual(['Home', 'Error'])
  })
})
