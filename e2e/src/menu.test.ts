import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { browsing } from './listing-pages.ts'
import { openPage } from './open-page.ts'

describe('the menu of a wide window', () => {
  test('opens under the pointer with three levels, and closes when it goes (NAV-003, NAV-027, NAV-031)', async ({
    visit,
  }) => {
    const { page, words } = await visit()
    const { menu, title } = browsing(page, words)
    await openPage(page, '/en-us')
    const jackets = menu.getByRole('link', { name: words.jackets, exact: true }).first()
    const downJackets = menu.getByRole('link', { name: words.downJackets }).first()
    expect(await jackets.isVisible()).toBe(false)
    await title(words.women).hover()
    await jackets.waitFor()
    await downJackets.waitFor()

    await title(words.men).hover()
    await expect.poll(() => menu.locator('details[open]').count()).toBe(1)
    await expect.poll(() => title(words.men).locator('..').getAttribute('open')).not.toBeNull()
    await page.mouse.move(700, 860)
    await expect.poll(() => menu.locator('details[open]').count()).toBe(0)
  })

  test('opens and closes by a click and by keys, and on another page it is closed (NAV-029, NAV-030, NAV-032)', async ({
    visit,
  }) => {
    const { page, words } = await visit()
    const { menu, title } = browsing(page, words)
    const open = menu.locator('details[open]')
    const allOfWomen = menu.getByRole('link', { name: words.allOfWomen })
    await openPage(page, '/en-us')
    await title(words.women).focus()
    await page.keyboard.press('Enter')
    await allOfWomen.waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await allOfWomen.waitFor({ state: 'hidden' })
    expect(await title(words.women).evaluate((one) => one === document.activeElement)).toBe(true)

    await page.keyboard.press('ArrowRight')
    expect(await title(words.men).evaluate((one) => one === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await expect.poll(() => open.count()).toBe(1)
    await menu.locator('details[open] a').last().focus()
    await page.getByRole('searchbox').focus()
    await expect.poll(() => open.count()).toBe(0)

    await title(words.women).click()
    await expect.poll(() => open.count()).toBe(1)
    const mark = await page.evaluateHandle(() => document.body)
    await allOfWomen.click()
    await page.waitForURL(/\/c\/women-/)
    expect(await mark.evaluate((body) => body === document.body)).toBe(true)
    await expect.poll(() => open.count(), { timeout: 10_000 }).toBe(0)
  })

  test('is as high, and its columns as wide, as they should be (NAV-037, NAV-038)', async ({
    visit,
  }) => {
    const { page, words } = await visit({ locale: 'de-de' })
    const { menu, title } = browsing(page, words)
    await openPage(page, '/de-de')
    await title(words.women).hover()
    await menu.getByRole('link', { name: words.allOfWomen }).waitFor()
    const bar = await title(words.women).evaluate((one) => one.getBoundingClientRect().height)
    const [column, row] = await menu.locator('details[open] .menu-columns').evaluate((columns) => {
      const { paddingInlineStart, width } = getComputedStyle(columns)
      const inner = Number.parseFloat(width) - 2 * Number.parseFloat(paddingInlineStart)
      return [columns.firstElementChild?.getBoundingClientRect().width ?? 0, inner]
    })
    expect(bar).toBeCloseTo(37.6, 1)
    expect(column / row).toBeCloseTo(1 / 6, 3)
  })
})

describe('the menu of a phone', () => {
  test('is a page of sections that open and close (NAV-004, NAV-033)', async ({ visit }) => {
    const { page, words } = await visit({ locale: 'de-de', width: 390 })
    const { menu, title } = browsing(page, words)
    await openPage(page, '/de-de')
    expect(await menu.isVisible()).toBe(false)
    const opener = page.getByRole('button', { name: words.openMenu })
    await opener.click()
    await menu.waitFor()
    const downJackets = menu.getByRole('link', { name: words.downJackets }).first()
    await title(words.women).click()
    await downJackets.waitFor()
    await title(words.women).click()
    await downJackets.waitFor({ state: 'hidden' })

    await menu.getByRole('button', { name: words.closeMenu }).click()
    await menu.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true)
    await opener.click()
    await title(words.women).click()
    await downJackets.click()
    await page.waitForURL(/\/c\/daunenjacken-/)
    await menu.waitFor({ state: 'hidden' })
  })
})
