import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'

test('two tabs that add at the same time share one cart, and each shows the change of the other', async ({
  visit,
}) => {
  const { page, texts, openTab } = await visit()
  const other = await openTab()
  await Promise.all([openPage(page, '/en-us'), openPage(other, '/en-us')])
  const [firstTab, secondTab] = [shopPage(page, texts), shopPage(other, texts)]
  await Promise.all([firstTab.cart('empty').waitFor(), secondTab.cart('empty').waitFor()])
  await Promise.all([firstTab.addDuffel.click(), secondTab.addBeanie.click()])
  await Promise.all([firstTab.cart('three').waitFor(), secondTab.cart('three').waitFor()])

  for (const [shopTab, shop] of [
    [page, firstTab],
    [other, secondTab],
  ] as const) {
    await shopTab.reload()
    await shop.openCart('three')
    await shop.total('$175.00').waitFor()
    await shopTab.reload()
    await shop.line(texts.duffel).waitFor()
    await shop.line(texts.beanie).waitFor()
    await expect.poll(() => shopTab.locator('main li[aria-busy]').count()).toBe(3)
  }
})
