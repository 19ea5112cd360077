import { describe, expect } from 'vitest'
import { checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { test } from './journey.ts'
import { browsing } from './listing-pages.ts'
import { on } from './pages.ts'
import { invite } from './purchasers.ts'
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
    await shop.cart('three').waitFor()
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

describe('finding something without scripts', () => {
  test.for(shopLocales)('in %s', async (locale, { visit }) => {
    const width = locale === 'de-de' ? 390 : 1440
    const { page, words } = await visit({ locale, width, ...options })
    const shop = on(page, words)
    const { menu, title, filters, tile, nextPage, sort } = browsing(page, words)
    await page.goto(`/${locale}`)
    if (width === 390) await page.getByRole('button', { name: words.openMenu }).click()
    await title(words.women).click()
    await menu.getByRole('link', { name: words.allOfWomen }).click()
    await page.getByRole('heading', { level: 1, name: words.women, exact: true }).waitFor()

    if (width === 390) await page.getByRole('button', { name: words.filters }).click()
    await filters.getByText(words.blue, { exact: true }).click()
    await filters.getByRole('button', { name: /\d/ }).click()
    await page.waitForURL(/filter=colour%3Ablue/)
    await sort.selectOption('newest')
    await page.getByRole('button', { name: words.sortNow }).click()
    await page.waitForURL(/sort=newest/)
    await nextPage.click()
    await page.waitForURL(/page=2/)

    await page.goto(`/${locale}/search?q=summit`)
    await tile(words.summit).click()
    await page.getByRole('link', { name: words.tarn, exact: true }).click()
    await page.waitForURL(/-CAIRN001TRN$/)
    await page.getByText(words.fabric).click()
    await page.getByRole('definition').first().waitFor()
    await page.getByText('M', { exact: true }).click()
    await page.getByRole('button', { name: words.addForPrice }).click()
    await page.waitForURL(`**/${locale}/cart`)
    await shop.line(words.summit).getByText(words.chosenSummit).waitFor()
  })
})

test('checking out without scripts goes as far as the last look, and each step says what needs them', async ({
  visit,
}) => {
  const { giftCard } = await invite({ who: 'guest', way: 'gift card', choice: 'standard' })
  const { page } = await visit({ locale: 'en-us', width: 390, ...options })
  const told = checkoutWords['en-us']
  const checkout = checkingOut(page, 'en-us', told)
  await checkout.put('CAIRN001BLK-M')
  await page.goto('/en-us/checkout')
  await checkout.typeAddress()
  await checkout.toPayment.click()
  await checkout.heading(told.howToPay).waitFor()
  const needsScripts = page.locator('main noscript p')
  expect(await needsScripts.textContent()).toMatch(/^Paying by a new card .* needs JavaScript/)

  await checkout.openGiftCards()
  await page.getByLabel(told.numberOrCode).fill(giftCard)
  await page.getByLabel('PIN').fill('1111')
  await page.getByRole('main').getByRole('button', { name: told.apply }).first().click()
  await page.getByText(told.nothingLeft).waitFor()
  await checkout.toReview.press('Enter')
  await checkout.heading(told.lastLook).waitFor()
  expect(await needsScripts.textContent()).toMatch(/^Placing an order needs JavaScript/)
  expect(await checkout.place.isVisible()).toBe(false)
})
