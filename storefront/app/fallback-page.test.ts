import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '../pages.ts'
import { createVisit } from './platform/testing/test-visit.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 180_000)
afterAll(() => shop.close())

/** Makes rendering fail for every page, including the error page. */
const unprintableNonce = Object.create(null)

test('the fallback page is shown in the visitor’s language when the error page cannot be rendered', async () => {
  const failures: string[] = []
  const pages = await openPages({ dev: false })
  const report = (error: unknown) => failures.push(String(error))
  const visit = createVisit({ shop, pages, report })

  const page = await visit('/de-de', { nonce: unprintableNonce })
  expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
  const html = await page.text()
  expect(html).toContain('<html lang="de-DE">')
  expect(html).toContain('Da hat etwas nachgegeben.')
  expect(html).toContain('href="/de-de"')
  expect(failures.length).toBeGreaterThan(0)
})
