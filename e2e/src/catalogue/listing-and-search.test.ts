import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { listingPage } from '../pages/listing-page.ts'
import { shopPage } from '../pages/shop-page.ts'

const focusedValue = () =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''

describe('a listing', () => {
  test('stores its filters in the URL, and keeps the focus and other parameters', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    const listing = listingPage(page, texts)
    await openPage(page, '/en-us/c/women-210000?utm_source=mail&minPrice=50&maxPrice=300')
    await listing.filterChip('Remove filter: $50.00 to $300.00').waitFor()
    const blueFilter = listing.filters.getByRole('checkbox', { name: texts.blue })
    await blueFilter.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/colour%3Ablue/)
    await listing.filterChip(texts.removeBlue).waitFor()
    await expect.poll(() => page.evaluate(focusedValue)).toBe('colour:blue')
    await listing.filterChip(texts.removeBlue).click()
    await listing.filterChip(texts.removeBlue).waitFor({ state: 'detached' })
    await expect.poll(() => blueFilter.isChecked()).toBe(false)
    await expect.poll(() => new URL(page.url()).search).toBe('?maxPrice=300&minPrice=50')
    await page.goBack()
    await listing.filterChip(texts.removeBlue).waitFor()
    await expect.poll(() => blueFilter.isChecked()).toBe(true)
  })

  test('has three products in a row and all links of the header from 600 px on, and filters beside it from 1024 (UI-020)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    const { filters, filterButton } = listingPage(page, texts)
    const storesLink = page
      .getByRole('banner')
      .getByRole('link', { name: texts.stores, exact: true })
    await openPage(page, '/en-us/c/women-210000')
    const layouts: object[] = []
    for (const width of [599, 600, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      layouts.push({
        width,
        columns: await page
          .locator('.product-grid')
          .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length),
        hasStoresLink: await storesLink.isVisible(),
        hasFilterButton: await filterButton.isVisible(),
        hasFilters: await filters.isVisible(),
      })
    }
    const small = { columns: 2, hasStoresLink: false, hasFilterButton: true, hasFilters: false }
    const medium = { ...small, columns: 3, hasStoresLink: true }
    expect(layouts).toEqual([
      { width: 599, ...small },
      { width: 600, ...medium },
      { width: 1023, ...medium },
      { width: 1024, ...medium, hasFilterButton: false, hasFilters: true },
    ])
  })

  test('without results offers to clear the filters', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de', width: 390 })
    const shop = shopPage(page, texts)
    const listing = listingPage(page, texts)
    await openPage(page, '/de-de/c/damen-210000?maxPrice=1')
    await shop.heading(texts.noResults).waitFor()
    await page.getByRole('main').getByRole('link', { name: texts.clearFilters }).last().click()
    await listing.products.first().waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  test('of all reduced products is linked in the menu', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de' })
    const listing = listingPage(page, texts)
    await openPage(page, '/de-de')
    await listing.menu.getByRole('link', { name: 'Outlet' }).click()
    await page.getByRole('heading', { level: 1, name: 'Outlet' }).waitFor()
    const tiles = await listing.products.count()
    expect(tiles).toBe(24)
    await expect.poll(() => listing.products.locator('.price-was').count()).toBe(tiles)
  })
})

describe('the search', () => {
  describe('suggests from three letters on (SRCH-016)', () => {
    test('while the shopper types, and leads to the results (SRCH-002, SRCH-011)', async ({
      visit,
    }) => {
      const { page, texts } = await visit()
      await openPage(page, '/en-us')
      const field = page.getByRole('searchbox', { name: texts.search })
      await field.fill('dow')
      const suggestions = page.getByRole('region', { name: texts.suggestions })
      await suggestions.getByRole('link', { name: texts.summitJacket }).waitFor()
      await suggestions.getByRole('link', { name: 'Down jackets Men' }).waitFor()
      await field.press('Tab')
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/c\/down-jackets-/)
      await suggestions.waitFor({ state: 'detached' })

      await field.fill('down')
      await field.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Results for “down”' }).waitFor()
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ products$/ })
        .waitFor()
      await expect.poll(() => listingPage(page, texts).products.count()).toBeGreaterThan(5)
    })
  })

  test('takes what is typed on a phone while its page is still loaded', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de')
    const loading = Promise.withResolvers<void>()
    await page.route(/\/search\.data/, async (route) => {
      await loading.promise
      await route.continue()
    })
    await page.getByRole('banner').getByRole('link', { name: texts.search }).click()
    await page.keyboard.type('da')
    loading.resolve()
    const field = page.getByRole('main').getByRole('searchbox')
    await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.keyboard.type('u')
    await expect.poll(() => field.inputValue()).toBe('dau')
    const suggestions = page.getByRole('region', { name: texts.suggestions })
    await suggestions.getByRole('link', { name: texts.summitJacket }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/search\?q=dau$/)
  })

  test('has its own page on a phone, with suggestions', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de')
    await page.getByRole('banner').getByRole('link', { name: texts.search }).click()
    const field = page.getByRole('main').getByRole('searchbox')
    await expect.poll(() => field.evaluate((input) => input.matches(':focus'))).toBe(true)
    await page.keyboard.type('dau')
    const suggestions = page.getByRole('region', { name: texts.suggestions })
    await suggestions.getByRole('link', { name: texts.summitJacket }).waitFor()
    await field.fill('zzzz')
    await page.keyboard.press('Enter')
    await shopPage(page, texts).heading(texts.noResults).waitFor()
    expect(await page.getByRole('combobox', { name: texts.sortBy }).count()).toBe(0)
  })
})
