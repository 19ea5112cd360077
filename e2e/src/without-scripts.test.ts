import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { on } from './pages.ts'
import { shopLocales } from './words.ts'

/** A browser that runs no scripts fetches none. */
const options = { scripts: false, expected: /^failed: .*\.js csp$/ }

describe('the same without scripts', () => {
  test.for(shopLocales)('in %s', async (locale, { visit }) => {
    const { page, context, words } = await visit({ locale, ...options })
    const shop = on(page, words)
    await page.goto(`/${locale}`)
    await shop.addDuffel.click()
    await page.waitForURL(`**/${locale}/cart`)
    await shop.total(words.once).waitFor()
    await shop.moreDuffel.click()
    await shop.total(words.twice).waitFor()
    await shop.cart('two').waitFor()
    await shop.lessDuffel.click()
    await shop.total(words.once).waitFor()
    const kept = await context.storageState()
    await context.close()

    const again = await visit({ locale, kept, ...options })
    const later = on(again.page, words)
    await again.page.goto(`/${locale}/cart`)
    await later.total(words.once).waitFor()
    await later.removeDuffel.click()
    await later.heading(words.empty).waitFor()
    await again.page.getByRole('link', { name: words.fromEmpty }).click()
    await later.addDuffel.waitFor()
    expect(new URL(again.page.url()).pathname).toBe(`/${locale}`)
  })
})
