import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { layoutShift } from './layout-shift.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { shopLocales } from './words.ts'

const widths = [390, 800, 1440]
const visits = shopLocales.flatMap((locale) => widths.map((width) => ({ locale, width })))

describe('something goes into the bag, is shown, changed, kept and taken out again (CART-002)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, context, words } = await visit({ locale, width })
    const shop = on(page, words)
    await openPage(page, `/${locale}`)
    await shop.cart('empty').waitFor()
    await shop.addDuffel.click()
    await page.getByText(words.added, { exact: true }).waitFor()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)

    await shop.toCart('one')
    await shop.line(words.duffel).waitFor()
    await shop.total(words.once).waitFor()
    await page.getByRole('link', { name: words.checkout }).waitFor()
    await shop.moreDuffel.click()
    await shop.total(words.twice).waitFor()
    // With it comes a mug, as with all that costs more than 150.
    await shop.cart('three').waitFor()
    await page.reload()
    await shop.total(words.twice).waitFor()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    const kept = await context.storageState()
    await context.close()

    const again = await visit({ locale, width, kept })
    const later = on(again.page, words)
    await openPage(again.page, `/${locale}/cart`)
    await later.total(words.twice).waitFor()
    await later.lessDuffel.click()
    await later.total(words.once).waitFor()
    await later.removeDuffel.click()
    await later.heading(words.empty).waitFor()
    await later.cart('empty').waitFor()
    await again.page.getByRole('link', { name: words.fromEmpty }).click()
    await later.addDuffel.waitFor()
  })
})

test('the bag holds what was added, page after page (CART-001)', async ({ visit }) => {
  const { page, words } = await visit()
  const shop = on(page, words)
  await openPage(page, '/en-ca')
  await shop.addDuffel.click()
  await shop.cart('two').waitFor()
  for (const path of ['/fr-ca', '/fr-ca/cart', '/en-ca/cart']) await openPage(page, path)
  await page.reload()
  await shop.line(words.duffel).waitFor()
  await shop.total('CAD 190.00').waitFor()
  await shop.cart('two').waitFor()
})
