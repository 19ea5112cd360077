import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { layoutProblems } from '../browser/layout-problems.ts'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { widthOf } from '../browser/window-sizes.ts'
import { type ShopLocale, shopLocales } from '../texts/storefront-messages.ts'

const kinds: Record<ShopLocale, string[]> = {
  'en-us': [
    '',
    '/c/women-210000',
    '/c/men-220000?filter=colour:blue&sort=newest&maxPrice=400',
    '/p/summit-down-jacket-CAIRN001BLK',
    '/search?q=zzzz',
    '/search',
    '/location-selector',
    '/forgot-password',
    '/field-notes',
    '/field-notes/forty-dawns',
    '/gift-card',
    '/events#hear-of-the-next',
  ],
  'de-de': [
    '',
    '/c/damen-210000',
    '/p/hardshelljacke-ridge-CAIRN002TRN',
    '/p/parka-sold-out-CAIRN004SLT',
    '/search?q=jacke',
    '/search',
    '/location-selector',
    '/forgot-password/new?token=none',
    '/field-notes',
    '/field-notes/ines-rochat',
    '/events#dawn-walk',
  ],
}

/** Scrolls to the end and back, so that everything that loads when it is scrolled to is there. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)))
    }
    scrollTo(0, 0)
  })

/** Each page opens at one of the widths, and at another one in the other language. */
const openingWidth = (index: number, locale: ShopLocale) =>
  widthOf(index + shopLocales.indexOf(locale))

describe('no kind of page has accessibility violations, layout shifts, or is wider than the window', () => {
  test.for(shopLocales)('in %s', { timeout: 240_000 }, async (locale, { visit }) => {
    const { page } = await visit({ locale })
    const problems: string[] = []
    for (const [index, path] of kinds[locale].entries()) {
      const width = openingWidth(index, locale)
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `/${locale}${path}`)
      await scrollThrough(page)
      const foundProblems = [...(await layoutShifts(page)), ...(await layoutProblems(page))]
      problems.push(...foundProblems.map((problem) => `${path} opened at ${width} px: ${problem}`))
    }
    expect(problems).toEqual([])
  })
})
