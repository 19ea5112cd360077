import { expect, test } from 'vitest'
import { openShopBeforeTests } from '../../platform/testing/test-visit.ts'

const { visit } = openShopBeforeTests()

test('the page of a set shows its products and its total price, and has no buy button', async () => {
  const html = await (await visit('/en-gb/p/expedition-set-CAIRN010')).text()
  const urls = Array.from(
    html.matchAll(
      /href="(\/en-gb\/p\/[^"]+)" [^>]*class="product-tile-link"|class="product-tile-link"[^>]*href="([^"]+)"/g,
    ),
    ([, hrefBefore, hrefAfter]) => hrefBefore ?? hrefAfter,
  )
  expect(urls.map((url) => /CAIRN\d{3}/.exec(url ?? '')?.[0])).toEqual([
    'CAIRN001',
    'CAIRN002',
    'CAIRN005',
  ])
  expect(html).toContain('All together')
  expect(html).not.toContain('name="sku"')
  for (const url of urls) expect((await visit(url ?? '')).status).toBe(200)
})
