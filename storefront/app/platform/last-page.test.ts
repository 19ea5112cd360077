import { openShop, type Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '../../pages.ts'
import { visitsTo } from './test-visit.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 180_000)
afterAll(() => shop.close())

/** No page can be rendered with it, nor the page that says so. */
const unwritable = Object.create(null)

test('where not even a failure can be rendered, a page of the shop says so in the visitor’s language', async () => {
  const failures: string[] = []
  const pages = await openPages({ dev: false })
  const report = (error: unknown) => failures.push(String(error))
  const visit = visitsTo({ shop, pages, report })

  const page = await visit('/de-de', { nonce: unwritable })
  expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
  const html = await page.text()
  expect(html).toContain('<html lang="de-DE">')
  expect(html).toContain('Da hat etwas nachgegeben.')
  expect(html).toContain('href="/de-de"')
  expect(failures.length).toBeGreaterThan(0)
})
