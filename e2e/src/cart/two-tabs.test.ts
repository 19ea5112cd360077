import { expect } from 'vitest'
import { test } from '../browser/visit.ts'
import { openPage } from '../browser/open-page.ts'
import { shopPage } from '../pages/shop-page.ts'

test('two tabs that add at the same time share one cart, and each shows the change of the other', async ({
  visit,
}) => {
  const { page, texts, openTab } = await visit()
  const other = await openTab()
  await Promise.all([openPage(page, '/en-us'), openPage(other, '/en-us')])
  const [here, there] = [shopPage(page, texts), shopPage(other, texts)]
  await Promise.all([here.cart('empty').waitFor(), there.cart('empty').waitFor()])
  await Promise.all([here.addDuffel.click(), there.addBeanie.click()])
  await Promise.all([here.cart('three').waitFor(), there.cart('three').waitFor()])

  for (const [tab, shop] of [
    [page, here],
    [other, there],
  ] as const) {
    await tab.reload()
    await shop.openCart('three')
    await shop.total('$175.00').waitFor()
    await tab.reload()
    await shop.line(texts.duffel).waitFor()
    await shop.line(texts.beanie).waitFor()
    await expect.poll(() => tab.locator('main li[aria-busy]').count()).toBe(3)
  }
})
