import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

const visits = [
  { locale: 'en-us', width: 1440 },
  { locale: 'de-de', width: 390 },
] as const

/** Tab goes on to this name, and the ring around it is there to be seen. */
async function tabTo(page: Page, name: string) {
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ name, isRinged: true, isInSight: true })
}

/** Tab goes on, through whatever can be reached, until it comes to this name. */
async function tabUntil(page: Page, name: string, mostStops = 120) {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    // Between the end of a page and its beginning lies the browser itself.
    if (here.isPage) continue
    expect([here.name, here.isRinged]).toEqual([here.name, true])
    if (here.name === name) return
  }
  throw new Error(`Tab never comes to “${name}”`)
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { top, bottom } = element.getBoundingClientRect()
    const ringed = [element, element.closest('label') ?? element].map((one) =>
      getComputedStyle(one),
    )
    return {
      name: element.getAttribute('aria-label') ?? element.textContent,
      isRinged: ringed.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isPage: element === document.body,
      isInSight: top >= 0 && bottom <= innerHeight,
    }
  })

describe('the same by keyboard alone', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, words } = await visit({ locale, width })
    const shop = on(page, words)
    await openPage(page, `/${locale}`)
    await shop.cart('empty').waitFor()
    await tabTo(page, words.skip)
    for (const name of [words.home, words.cart.empty]) await tabUntil(page, name)

    await openPage(page, `/${locale}`)
    await shop.cart('empty').waitFor()
    await tabTo(page, words.skip)
    await page.keyboard.press('Enter')
    await tabUntil(page, words.addDuffel)
    await page.keyboard.press('Enter')
    await shop.cart('one').waitFor()

    await openPage(page, `/${locale}`)
    await tabUntil(page, words.cart.one)
    await page.keyboard.press('Enter')
    await shop.viewBag.waitFor()
    await tabUntil(page, words.viewBag)
    await page.keyboard.press('Enter')
    await shop.heading(words.bag).waitFor()
    await tabUntil(page, words.lessDuffel)
    await shop.total(words.once).waitFor()
    await tabTo(page, words.moreDuffel)
    await page.keyboard.press('Space')
    await shop.total(words.twice).waitFor()
    expect(await focused(page)).toMatchObject({ name: words.moreDuffel, isRinged: true })
    for (const name of [words.removeDuffel, words.checkout]) await tabTo(page, name)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await shop.heading(words.empty).waitFor()
    expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(
      true,
    )
    await tabTo(page, words.fromEmpty)
  })
})
