import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { waitForAnimations } from '../browser/wait-for-animations.ts'
import { phoneAndDesktop, widths } from '../browser/window-sizes.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

/** The box of the open dialog after its animations. */
async function boxOf(page: Page) {
  await waitForAnimations(page)
  const box = await dialog(page).boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

const focusedElementOf = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  )

/** Whether something of the page that is not in the dialog has the focus. */
const isFocusOutside = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused !== document.body && focused?.closest('dialog') === null
  })

describe('the styleguide', () => {
  test.for(phoneAndDesktop)(
    'in $locale has no accessibility violations at $width px, and fits into every window',
    async ({ locale, width }, { visit }) => {
      const { page } = await visit({ width })
      await openPage(page, `/${locale}/styleguide`)
      expect(await layoutProblems(page)).toEqual([])
    },
  )
})

describe('a grid of articles (CONT-105)', () => {
  test('shows as many filters as fit the width (CONT-106, CONT-107)', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-gb/styleguide')
    const tags = page.locator('.tags > li')
    const shownCount = () => tags.filter({ visible: true }).count()
    await expect.poll(() => tags.count()).toBe(25)
    const counts = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      counts.push(await shownCount())
    }
    expect(counts).toEqual([4, 10, 20])
    await button(page, 'See more').click()
    expect(await shownCount()).toBe(25)
  })
})

describe('a dialog', () => {
  test('is a sheet on a phone, a panel on a tablet, a modal on a desktop (UI-002)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-gb/styleguide')
    await button(page, 'A modal').click()
    const sheet = await boxOf(page)
    const pageWidth = await page.evaluate(() => document.body.clientWidth)
    expect([sheet.x, sheet.width, sheet.y + sheet.height]).toEqual([0, pageWidth, 844])
    // Scroll bars of a touch device take no space.
    expect(pageWidth).toBe(390)

    await page.setViewportSize({ width: 800, height: 900 })
    const panel = await boxOf(page)
    expect([panel.y, panel.width, panel.height]).toEqual([0, 480, 900])
    expect(panel.x).toBeGreaterThan(300)

    await page.setViewportSize({ width: 1280, height: 900 })
    const modal = await boxOf(page)
    expect(modal.x).toBeGreaterThan(300)
    expect(modal.y).toBeGreaterThan(100)
    expect(modal.y + modal.height).toBeLessThan(800)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('opens and closes in 250 ms, and at once with reduced motion (UI-010)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide')
    const durations = () =>
      page
        .locator('dialog')
        .first()
        .evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(new Set((await durations()).split(', '))).toEqual(new Set(['0.25s']))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(new Set((await durations()).split(', '))).toEqual(new Set(['0.001s']))
  })

  test('traps the focus, and restores it however it is closed (UI-003, UI-005)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide')
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 20),
      () => dialog(page).getByRole('button', { name: 'Close' }).click(),
      () => button(page, 'Understood').click(),
    ]
    for (const close of closings) {
      await button(page, 'A modal').focus()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      await expect.poll(() => focusedElementOf(page)).toBe('Close')
      await page.keyboard.press('Tab')
      await expect.poll(() => focusedElementOf(page)).toBe('Understood')
      // The browser's own controls may come between the last element and the first.
      await page.keyboard.press('Tab')
      expect(await isFocusOutside(page)).toBe(false)
      await close()
      await dialog(page).waitFor({ state: 'hidden' })
      await expect.poll(() => focusedElementOf(page)).toBe('A modal')
      await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
    }
  })

  test('that is higher than the window scrolls between its title and its action (UI-003)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide')
    await page.setViewportSize({ width: 390, height: 260 })
    await button(page, 'A modal').click()
    await boxOf(page)
    const parts = [
      dialog(page).getByRole('button', { name: 'Close' }),
      dialog(page).getByText('Sixty days to decide.'),
      button(page, 'Understood'),
    ]
    const tops = async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      return boxes.map((box) => box?.y ?? Number.NaN)
    }
    const [closeTop, textTop = 0, actionTop = 0] = await tops()
    expect(actionTop).toBeLessThan(260 - 40)
    expect(textTop).toBeGreaterThan(actionTop)
    await parts[1]?.scrollIntoViewIfNeeded()
    const [closeAfter, textAfter, actionAfter] = await tops()
    expect([closeAfter, actionAfter]).toEqual([closeTop, actionTop])
    expect(textAfter).toBeLessThan(actionTop)
  })

  test('focuses its first field', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide')
    await button(page, 'A modal with a picture').click()
    await page.keyboard.type('ines')
    await expect
      .poll(() => dialog(page).getByRole('textbox', { name: 'E-mail' }).inputValue())
      .toBe('ines')
  })

  test('that must stay open does not close', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide')
    await button(page, 'A modal that must stay open').click()
    await dialog(page).waitFor()
    for (const press of [1, 2, 3]) await page.keyboard.press('Escape', { delay: press })
    await page.mouse.click(20, 20)
    await waitForAnimations(page)
    await expect.poll(() => dialog(page).isVisible()).toBe(true)
    expect(await dialog(page).getByRole('button', { name: 'Close' }).count()).toBe(0)
  })

  test('opens by a link with its hash, and keeps the query (UI-018, UI-019)', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide#styleguide-modal')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => new URL(page.url()).hash).toBe('')

    await page.getByRole('link', { name: 'A modal behind a link' }).click()
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    const { search, hash } = new URL(page.url())
    expect([search, hash]).toEqual(['?from=link', ''])
  })
})

describe('a toast', () => {
  test('can be used while a dialog is open, and stays after it has closed', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, '/en-gb/styleguide')
    await button(page, 'A panel').click()
    await dialog(page).getByRole('button', { name: 'A toast that stays' }).click()
    const message = page.getByRole('alert').filter({ hasText: 'Your order was not placed.' })
    await message.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'hidden' })
    await message.getByRole('button', { name: 'Close' }).click()
    await message.waitFor({ state: 'hidden' })
  })

  test('appears once for equal messages, and stays while the pointer is on it (UI-006, UI-012)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await page.clock.install()
    await openPage(page, '/en-gb/styleguide')
    await button(page, 'A toast').click()
    await button(page, 'A toast').click()
    const message = page.getByText('Your address is saved.')
    await message.hover()
    await page.clock.runFor(60_000)
    await expect.poll(() => message.count()).toBe(1)
    await page.mouse.move(700, 20)
    await page.clock.runFor(5_200)
    await message.waitFor({ state: 'detached' })
  })
})

test('without scripts accordions open and every tab is shown', async ({ visit }) => {
  const { page } = await visit({ scripts: false, expected: /^failed: .*\.js csp$/ })
  await page.goto('/en-gb/styleguide')
  await page.getByText('Care and repair').first().click()
  await expect.poll(() => page.locator('details[open]').count()).toBe(1)
  await expect.poll(() => page.getByRole('tabpanel').count()).toBe(3)
  expect(await button(page, 'Back').count()).toBe(0)
})
