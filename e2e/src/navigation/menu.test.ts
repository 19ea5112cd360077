import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { listingPage } from '../pages/listing-page.ts'

describe('the menu of a wide window, with three levels (NAV-003)', () => {
  test('opens on hover and closes when the pointer leaves (NAV-027, NAV-031)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    const { menu, menuTitle } = listingPage(page, texts)
    await openPage(page, '/en-us')
    const jackets = menu.getByRole('link', { name: texts.jackets, exact: true }).first()
    const downJackets = menu.getByRole('link', { name: texts.downJackets }).first()
    expect(await jackets.count()).toBe(0)
    await menuTitle(texts.women).hover()
    await jackets.waitFor()
    await downJackets.waitFor()

    await menuTitle(texts.men).hover()
    await expect.poll(() => menu.locator('details[open]').count()).toBe(1)
    await expect.poll(() => menuTitle(texts.men).locator('..').getAttribute('open')).not.toBeNull()
    await page.mouse.move(700, 860)
    await expect.poll(() => menu.locator('details[open]').count()).toBe(0)
  })

  describe('closes on another page (NAV-032)', () => {
    test('and by a click, by Escape and when the focus leaves (NAV-029, NAV-030)', async ({
      visit,
    }) => {
      const { page, texts } = await visit()
      const { menu, menuTitle } = listingPage(page, texts)
      const open = menu.locator('details[open]')
      const allOfWomen = menu.getByRole('link', { name: texts.allOfWomen })
      await openPage(page, '/en-us')
      await menuTitle(texts.women).focus()
      await page.keyboard.press('Enter')
      await allOfWomen.waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await allOfWomen.waitFor({ state: 'hidden' })
      await expect
        .poll(() => menuTitle(texts.women).evaluate((title) => title === document.activeElement))
        .toBe(true)

      await page.keyboard.press('ArrowRight')
      await expect
        .poll(() => menuTitle(texts.men).evaluate((title) => title === document.activeElement))
        .toBe(true)
      await page.keyboard.press('Space')
      await expect.poll(() => open.count()).toBe(1)
      await menu.locator('details[open] a').last().focus()
      await page.getByRole('searchbox').focus()
      await expect.poll(() => open.count()).toBe(0)

      await menuTitle(texts.women).click()
      await expect.poll(() => open.count()).toBe(1)
      const handle = await page.evaluateHandle(() => document.body)
      await allOfWomen.click()
      await page.waitForURL(/\/c\/women-/)
      expect(await handle.evaluate((body) => body === document.body)).toBe(true)
      await expect.poll(() => open.count(), { timeout: 10_000 }).toBe(0)
    })
  })

  test('has a bar of 37.6 px and columns of a sixth of the width (NAV-037, NAV-038)', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ locale: 'de-de' })
    const { menu, menuTitle } = listingPage(page, texts)
    await openPage(page, '/de-de')
    await menuTitle(texts.women).hover()
    await menu.getByRole('link', { name: texts.allOfWomen }).waitFor()
    const bar = await menuTitle(texts.women).evaluate(
      (title) => title.getBoundingClientRect().height,
    )
    const [column, row] = await menu.locator('details[open] .menu-columns').evaluate((columns) => {
      const { paddingInlineStart, width } = getComputedStyle(columns)
      const inner = Number.parseFloat(width) - 2 * Number.parseFloat(paddingInlineStart)
      return [columns.firstElementChild?.getBoundingClientRect().width ?? 0, inner]
    })
    expect(bar).toBeCloseTo(37.6, 1)
    expect(column / row).toBeCloseTo(1 / 6, 3)
  })

  test('shows the banner of an entry beside its columns (NAV-011)', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de' })
    const { menu, menuTitle } = listingPage(page, texts)
    await openPage(page, '/de-de')
    await menuTitle(texts.women).hover()
    const banner = menu.getByRole('link', { name: 'Die Winterliste' })
    await banner.waitFor()
    const { width = 0, height = 0 } = (await banner.locator('img').boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThan(200)
  })
})

describe('the menu of a phone', () => {
  test('covers the page and has sections that open and close (NAV-004, NAV-033)', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ locale: 'de-de', width: 390 })
    const { menu, menuTitle } = listingPage(page, texts)
    await openPage(page, '/de-de')
    expect(await menu.count()).toBe(0)
    const openButton = page.getByRole('button', { name: texts.openMenu })
    await openButton.click()
    await menu.waitFor()
    const downJackets = menu.getByRole('link', { name: texts.downJackets }).first()
    await menuTitle(texts.women).click()
    await downJackets.waitFor()
    await menuTitle(texts.women).click()
    await downJackets.waitFor({ state: 'hidden' })

    await menu.getByRole('button', { name: texts.closeMenu }).click()
    await menu.waitFor({ state: 'hidden' })
    await expect
      .poll(() => openButton.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await openButton.click()
    await menuTitle(texts.women).click()
    await downJackets.click()
    await page.waitForURL(/\/c\/daunenjacken-/)
    await menu.waitFor({ state: 'hidden' })
  })
})
