import { expect } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

test('two tabs that add at the same time fill one bag, and each hears of the other', async ({
  visit,
}) => {
  const { page, words, openTab } = await visit()
  const other = await openTab()
  await Promise.all([openPage(page, '/en-us'), openPage(other, '/en-us')])
  const [here, there] = [on(page, words), on(other, words)]
  await Promise.all([here.cart('empty').waitFor(), there.cart('empty').waitFor()])
  await Promise.all([here.addDuffel.click(), there.addBeanie.click()])
  await Promise.all([here.cart('three').waitFor(), there.cart('three').waitFor()])

  for (const [tab, shop] of [
    [page, here],
    [other, there],
  ] as const) {
    await tab.reload()
    await shop.toCart('three')
    await shop.total('$175.00').waitFor()
    await tab.reload()
    await shop.line(words.duffel).waitFor()
    await shop.line(words.beanie).waitFor()
    expect(await tab.locator('main li[aria-busy]').count()).toBe(3)
  }
})
