import { importRows } from '@cairn/commerce/testing/import-rows'
import { expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { sku, name } = demoProducts.beanie

const { shop, visit } = openShopBeforeTests()

/** The markup of the card of the beanie, up to the next card. */
async function beanieCard(path: string, visitor = shop().visitor()): Promise<string> {
  const html = await readShownHtml(await visit(path, { visitor }))
  return html.split('<article').find((part) => part.includes(name)) ?? ''
}

test('a card offers to add a product without sizes only while it is in stock', async () => {
  const visitor = await shop().guest()
  await visitor.send('addFavourite', { body: { id: 'CAIRN003LRC' } })
  const cards = () => Promise.all([beanieCard('/en-us'), beanieCard('/en-us/favorites', visitor)])
  for (const card of await cards()) expect(card).toContain(`value="${sku}"`)

  await importRows(shop().database.query, [{ kind: 'stock', sku, onHand: 0 }])
  for (const card of await cards()) {
    expect(card).toContain('Sold out')
    expect(card).not.toContain(`value="${sku}"`)
    expect(card).not.toMatch(/Add to bag|Choose size/)
  }
})
