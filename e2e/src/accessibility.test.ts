import { describe, expect } from 'vitest'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { shopLocales } from './words.ts'

describe('axe finds nothing on home, a full bag, an empty one and a page that is not there', () => {
  test.for(shopLocales)('in %s', async (locale, { visit }) => {
    const { page, words } = await visit({ locale, width: 390, expected: /nowhere/ })
    const shop = on(page, words)
    await openPage(page, `/${locale}`)
    await shop.addDuffel.click()
    await shop.cart('one').waitFor()
    expect(await findings(page)).toEqual([])

    await shop.cart('one').click()
    await shop.viewBag.waitFor()
    expect(await findings(page)).toEqual([])
    await shop.viewBag.click()
    await shop.total(words.once).waitFor()
    expect(await findings(page)).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await findings(page)).toEqual([])

    await shop.removeDuffel.click()
    await shop.heading(words.empty).waitFor()
    expect(await findings(page)).toEqual([])

    await openPage(page, `/${locale}/nowhere`)
    await shop.heading(words.missing).waitFor()
    expect(await findings(page)).toEqual([])
  })
})
