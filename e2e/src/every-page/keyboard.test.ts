import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'

const visits = [
  { locale: 'en-us', width: 1440 },
  { locale: 'de-de', width: 390 },
] as const

/** Presses Tab once and expects this element, visible and with a focus ring. */
async function tabTo(page: Page, name: string) {
  await page.keyboard.press('Tab')
  await expect
    .poll(() => focusedElementOf(page))
    .toMatchObject({ name, hasFocusRing: true, isInViewport: true })
}

const maxTabStops = 120

/** Presses Tab until this element has the focus. */
async function tabUntil(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < maxTabStops; stop++) {
    await page.keyboard.press(key)
    const focusedElement = await focusedElementOf(page)
    // Between the end of the page and its start, the focus is on the controls of the browser.
    if (focusedElement.isPage) continue
    expect([focusedElement.name, focusedElement.hasFocusRing]).toEqual([focusedElement.name, true])
    if (typeof name === 'string' ? focusedElement.name === name : name.test(focusedElement.name))
      return
  }
  throw new Error(`Tab never reaches “${name}”`)
}

const focusedElementOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const { top, bottom } = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const outlinedElements = [element, element.closest('label') ?? element].map((outlinedElement) =>
      getComputedStyle(outlinedElement),
    )
    return {
      name: (element.getAttribute('aria-label') ?? (label ?? element).textContent)?.replaceAll(
        '\u00a0',
        ' ',
      ),
      hasFocusRing: outlinedElements.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
      ),
      isPage: element === document.body,
      isInViewport: top >= 0 && bottom <= innerHeight,
    }
  })

describe('the cart is changed by keyboard alone', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, texts } = await visit({ locale, width })
    const shop = shopPage(page, texts)
    await openPage(page, `/${locale}`)
    await shop.cart('empty').waitFor()
    await tabTo(page, texts.skipToContent)
    for (const name of [texts.homeLink, texts.cartLink.empty]) await tabUntil(page, name)

    await openPage(page, `/${locale}`)
    await shop.cart('empty').waitFor()
    await tabTo(page, texts.skipToContent)
    await page.keyboard.press('Enter')
    await tabUntil(page, texts.addDuffel)
    await page.keyboard.press('Enter')
    await shop.cart('one').waitFor()

    await openPage(page, `/${locale}`)
    await tabUntil(page, texts.cartLink.one)
    await page.keyboard.press('Enter')
    await shop.viewCart.waitFor()
    await tabUntil(page, texts.viewCart)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: texts.cartTitle }).waitFor()
    await tabUntil(page, texts.lessDuffel)
    await shop.total(texts.duffelPrice).waitFor()
    await tabTo(page, texts.moreDuffel)
    await page.keyboard.press('Space')
    await shop.total(texts.twoDuffelsPrice).waitFor()
    await expect
      .poll(() => focusedElementOf(page))
      .toMatchObject({ name: texts.moreDuffel, hasFocusRing: true })
    await tabTo(page, texts.removeDuffel)
    await tabUntil(page, texts.checkout)
    await tabUntil(page, texts.removeDuffel, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await shop.heading(texts.cartEmptyTitle).waitFor()
    await expect
      .poll(() => page.locator('main').evaluate((main) => main === document.activeElement))
      .toBe(true)
    await tabTo(page, texts.cartEmptyLink)
  })
})

describe('a product is found and added to the cart by keyboard alone', () => {
  test('in de-de at 1440 px', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de' })
    await openPage(page, '/de-de')
    await tabUntil(page, texts.women)
    await page.keyboard.press('Enter')
    await tabUntil(page, texts.allOfWomen)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/c\/damen-/)
    await page.getByRole('heading', { level: 1, name: texts.women, exact: true }).waitFor()

    await tabUntil(page, new RegExp(`^${texts.jackets}\\d+$`))
    await page.keyboard.press('Space')
    await page.waitForURL(/filter=category/)
    await tabUntil(page, texts.summitJacket)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: texts.summitJacket }).waitFor()
    await tabUntil(page, texts.tarn)
    await page.keyboard.press('Enter')
    await page.waitForURL(/-CAIRN001TRN$/)
    await page.locator(`[aria-current=true][aria-label="${texts.tarn}"]`).waitFor()
    await expect
      .poll(() => focusedElementOf(page))
      .toMatchObject({ name: texts.tarn, hasFocusRing: true })
    await tabUntil(page, 'XS')
    for (const press of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(press)
    await tabUntil(page, texts.addForPrice)
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: texts.addedToYourCart })
    await panel.getByText(texts.chosenVariant).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedElementOf(page)).toMatchObject({ name: texts.addForPrice })
  })
})
