import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { browsing } from './listing-pages.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

const focusedValue = () =>
  document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''

describe('a list', () => {
  test('is narrowed in its address, without losing the focus or what others wrote there', async ({
    visit,
  }) => {
    const { page, words } = await visit()
    const browse = browsing(page, words)
    await openPage(page, '/en-us/c/women-210000?utm_source=mail&minPrice=50&maxPrice=300')
    await browse.chip('Remove filter: $50.00 to $300.00').waitFor()
    const blue = browse.filters.getByRole('checkbox', { name: words.blue })
    await blue.focus()
    await page.keyboard.press('Space')
    await page.waitForURL(/colour%3Ablue/)
    await browse.chip(words.removeBlue).waitFor()
    expect(await page.evaluate(focusedValue)).toBe('colour:blue')
    await browse.chip(words.removeBlue).click()
    await browse.chip(words.removeBlue).waitFor({ state: 'detached' })
    expect(await blue.isChecked()).toBe(false)
    expect(new URL(page.url()).search).toBe('?maxPrice=300&minPrice=50')
    await page.goBack()
    await browse.chip(words.removeBlue).waitFor()
    expect(await blue.isChecked()).toBe(true)
  })

  test('has two tiles in a row on a phone, three from 600 px on, and filters beside it from 1024 (UI-020)', async ({
    visit,
  }) => {
    const { page, words } = await visit()
    const { filters } = browsing(page, words)
    await openPage(page, '/en-us/c/women-210000')
    const seen: [number, number, boolean][] = []
    for (const width of [599, 600, 1023, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      const columns = await page
        .locator('.product-grid')
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
      seen.push([width, columns, await filters.isVisible()])
    }
    expect(seen).toEqual([
      [599, 2, false],
      [600, 3, false],
      [1023, 3, false],
      [1024, 3, true],
    ])
  })

  test('where nothing is left of it says so, and how to go on', async ({ visit }) => {
    const { page, words } = await visit({ locale: 'de-de', width: 390 })
    const shop = on(page, words)
    const browse = browsing(page, words)
    await openPage(page, '/de-de/c/damen-210000?maxPrice=1')
    await shop.heading(words.nothingFits).waitFor()
    await page.getByRole('main').getByRole('link', { name: words.clearAll }).last().click()
    await browse.tiles.first().waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  test('of everything that is reduced is where the menu leads', async ({ visit }) => {
    const { page, words } = await visit({ locale: 'de-de' })
    const browse = browsing(page, words)
    await openPage(page, '/de-de')
    await browse.menu.getByRole('link', { name: 'Outlet' }).click()
    await page.getByRole('heading', { level: 1, name: 'Angebote' }).waitFor()
    const tiles = await browse.tiles.count()
    expect(tiles).toBe(24)
    expect(await browse.tiles.locator('.price-was').count()).toBe(tiles)
  })
})

describe('the search', () => {
  test('suggests while one types, and leads to what was meant (SRCH-002, SRCH-011)', async ({
    visit,
  }) => {
    const { page, words } = await visit()
    await openPage(page, '/en-us')
    const field = page.getByRole('searchbox', { name: words.search })
    await field.fill('dow')
    const suggested = page.getByRole('region', { name: words.suggestions })
    await suggested.getByRole('link', { name: words.summit }).waitFor()
    await suggested.getByRole('link', { name: 'Down jackets Men' }).waitFor()
    await field.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/c\/down-jackets-/)
    await suggested.waitFor({ state: 'detached' })

    await field.fill('down')
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “down”' }).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ products$/ })
      .waitFor()
    expect(await browsing(page, words).tiles.count()).toBeGreaterThan(5)
  })

  test('of a phone has a page of its own, and suggests there too', async ({ visit }) => {
    const { page, words } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de')
    await page.getByRole('banner').getByRole('link', { name: words.search }).click()
    const field = page.getByRole('main').getByRole('searchbox')
    await field.fill('dau')
    const suggested = page.getByRole('region', { name: words.suggestions })
    await suggested.getByRole('link', { name: words.summit }).waitFor()
    await field.fill('zzzz')
    await page.keyboard.press('Enter')
    await on(page, words).heading(words.nothingFits).waitFor()
    expect(await page.getByRole('combobox', { name: words.sortBy }).count()).toBe(0)
  })
})
