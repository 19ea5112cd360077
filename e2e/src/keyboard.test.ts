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

const mostStops = 120

/** Tab goes on, through whatever can be reached, until it comes to this name. */
async function tabUntil(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press(key)
    const here = await focused(page)
    // Between the end of a page and its beginning lies the browser itself.
    if (here.isPage) continue
    expect([here.name, here.isRinged]).toEqual([here.name, true])
    if (typeof name === 'string' ? here.name === name : name.test(here.name)) return
  }
  throw new Error(`Tab never comes to “${name}”`)
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { top, bottom } = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const ringed = [element, element.closest('label') ?? element].map((one) =>
      getComputedStyle(one),
    )
    return {
      name: (element.getAttribute('aria-label') ?? (label ?? element).textContent)?.replaceAll(
        '\u00a0',
        ' ',
      ),
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
    await page.getByRole('heading', { level: 1, name: words.bag }).waitFor()
    await tabUntil(page, words.lessDuffel)
    await shop.total(words.once).waitFor()
    await tabTo(page, words.moreDuffel)
    await page.keyboard.press('Space')
    await shop.total(words.twice).waitFor()
    expect(await focused(page)).toMatchObject({ name: words.moreDuffel, isRinged: true })
    await tabTo(page, words.removeDuffel)
    await tabUntil(page, words.checkout)
    await tabUntil(page, words.removeDuffel, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await shop.heading(words.empty).waitFor()
    expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(
      true,
    )
    await tabTo(page, words.fromEmpty)
  })
})

describe('from the first page to the bag by keyboard alone', () => {
  test('in de-de at 1440 px', async ({ visit }) => {
    const { page, words } = await visit({ locale: 'de-de' })
    await openPage(page, '/de-de')
    await tabUntil(page, words.women)
    await page.keyboard.press('Enter')
    await tabUntil(page, words.allOfWomen)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/c\/damen-/)
    await page.getByRole('heading', { level: 1, name: words.women, exact: true }).waitFor()

    await tabUntil(page, new RegExp(`^${words.jackets}\\d+$`))
    await page.keyboard.press('Space')
    await page.waitForURL(/filter=category/)
    await tabUntil(page, words.summit)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: words.summit }).waitFor()
    await tabUntil(page, words.tarn)
    await page.keyboard.press('Enter')
    await page.waitForURL(/-CAIRN001TRN$/)
    await page.locator(`[aria-current=true][aria-label="${words.tarn}"]`).waitFor()
    expect(await focused(page)).toMatchObject({ name: words.tarn, isRinged: true })
    await tabUntil(page, 'XS')
    for (const press of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(press)
    await tabUntil(page, words.addForPrice)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: words.addedToBag })
    await panel.getByText(words.chosenSummit).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await focused(page)).toMatchObject({ name: words.addForPrice })
  })
})
