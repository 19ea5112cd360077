import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage, waitForFirstHydration } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { boxOf } from '../content/measured-block.ts'
import { listingPage } from '../pages/listing-page.ts'
import { addItalianEntries } from '../shop/shop-commands.ts'

const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

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

  test('opens under a pointer that was there before its code was loaded', async ({ visit }) => {
    const { page, texts } = await visit()
    const { menu, menuTitle } = listingPage(page, texts)
    const hovered = Promise.withResolvers<void>()
    await page.route(/\/assets\/used-frame-/, async (route) => {
      await hovered.promise
      await route.continue()
    })
    await page.goto('/en-us')
    await waitForFirstHydration(page)
    await menuTitle(texts.women).hover()
    hovered.resolve()
    await menu.getByRole('link', { name: texts.downJackets }).first().waitFor()
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
      await menuTitle(texts.women).hover()
      await allOfWomen.waitFor()
      await page.keyboard.press('Escape')
      await allOfWomen.waitFor({ state: 'hidden' })
      await expect.poll(() => hasFocus(menuTitle(texts.women))).toBe(true)
      await page.mouse.move(700, 860)
      await page.keyboard.press('Enter')
      await allOfWomen.waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Escape')
      await allOfWomen.waitFor({ state: 'hidden' })
      await expect.poll(() => hasFocus(menuTitle(texts.women))).toBe(true)

      await page.keyboard.press('ArrowRight')
      await expect.poll(() => hasFocus(menuTitle(texts.men))).toBe(true)
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
    const link = menu.getByRole('link', { name: 'Die Winterliste' })
    await link.waitFor()
    const banner = menu.locator('details[open] .menu-banner')
    const picture = await banner.locator('img').boundingBox()
    expect(Math.min(picture?.width ?? 0, picture?.height ?? 0)).toBeGreaterThan(200)
    // All of it is the link.
    await banner.click({ position: { x: 20, y: 20 }, trial: true })
    const covered = await banner.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect()
      return document.elementFromPoint(left + 20, top + 20)?.closest('a')?.textContent
    })
    expect(covered).toContain('Die Winterliste')
  })
})

/** Imports the demo's menu with more entries at the end, which are shown on the Italian site only. */
test('a panel of the menu shows all of a banner with much text, and long titles below their pictures', async ({
  visit,
}) => {
  const media = { picture: 'scene-cairn' }
  const target = { url: '/help', text: 'Tutto quello che serve' }
  const columns = [{ children: [{ id: 'aiuto', title: 'Aiuto', target: { url: '/help' } }] }]
  await addItalianEntries(
    {
      id: 'scelte',
      title: 'Molte scelte',
      columns,
      visualSelectors: [1, 2, 3].map((number) => ({
        id: `scelta-${number}`,
        title: `Precipitevolissimevolmente ${number}`,
        target: { url: '/help' },
        media,
      })),
    },
    {
      id: 'molto',
      title: 'Molto testo',
      columns,
      menuBanner: {
        title: 'Un titolo che ha bisogno di due righe',
        subtitle: 'E ancora una frase. '.repeat(16),
        media,
        target,
        targets: ['Vai', 'Resta', 'Torna'].map((text) => ({ url: '/help', text })),
      },
    },
  )
  const { page, context } = await visit({ width: 1280 })
  const readHome = async () => (await context.request.get('/it-it')).text()
  await expect.poll(readHome).toContain('Molto testo')
  await openPage(page, '/it-it')
  const menu = page.locator('#site-menu')
  await menu.locator('summary').filter({ hasText: 'Molto testo' }).click()
  const banner = menu.locator('details[open] .menu-banner')
  const lastButton = await boxOf(banner.getByRole('link', { name: 'Torna' }))
  expect(lastButton.bottom).toBeLessThanOrEqual((await boxOf(banner)).bottom)
  await menu.locator('summary').filter({ hasText: 'Molte scelte' }).click()
  const selectors = menu.locator('details[open] .menu-selector')
  await selectors.first().waitFor()
  const [first, second] = [await boxOf(selectors.nth(0)), await boxOf(selectors.nth(1))]
  const textRight = await selectors.nth(0).evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.max(...[...range.getClientRects()].map(({ right }) => right))
  })
  expect(textRight).toBeLessThanOrEqual(first.right + 1)
  expect(first.right).toBeLessThanOrEqual(second.left)
})

describe('an entry of the menu hides its link to all products by width (NAV-039)', () => {
  test('and has the style, icon, title and links that its author chose (NAV-013, NAV-014)', async ({
    visit,
  }) => {
    const columns = [{ children: [{ id: 'aiuto', title: 'Aiuto', target: { url: '/help' } }] }]
    const target = { url: '/store-locator' }
    await addItalianEntries(
      {
        id: 'saldi',
        title: 'Saldi',
        target,
        columns,
        menuStyle: 'sale',
        menuIcon: 'gift',
        titleVisibility: { sm: true, md: true, lg: false },
        hideShopAll: { sm: false, md: false, lg: true },
      },
      {
        id: 'altro',
        title: 'Altro',
        target,
        columns,
        menuStyle: 'quiet',
        hideShopAll: { sm: true, md: true, lg: false },
        overrideShopAll: { url: '/help', text: 'Proprio tutto' },
      },
    )
    const { page, context } = await visit({ width: 1280 })
    // For two seconds after an import, a cached page may be the one before it.
    const readHome = async () => (await context.request.get('/it-it')).text()
    await expect.poll(readHome).toContain('Proprio tutto')
    await openPage(page, '/it-it')
    const menu = page.locator('#site-menu')
    const titleOf = (name: string) => menu.locator('summary').filter({ hasText: name })
    const shopAllOf = (id: string) => menu.locator(`#menu-panel-${id} .menu-all`)
    const colourOf = (title: Locator) => title.evaluate((it) => getComputedStyle(it).color)
    const textWidthOf = async (name: string) =>
      (await titleOf(name).getByText(name, { exact: true }).boundingBox())?.width ?? 0
    const [sale, other] = [titleOf('Saldi'), titleOf('Altro')]
    const usual = menu.locator('.menu-default > details > summary').first()
    const colours = [await colourOf(usual), await colourOf(sale), await colourOf(other)]
    expect(new Set(colours).size).toBe(3)
    await expect.poll(() => sale.locator('use[href$="#gift"]').count()).toBe(1)
    expect(await other.locator('use[href$="#gift"]').count()).toBe(0)
    expect(await textWidthOf('Saldi')).toBeLessThan(2)
    expect(await textWidthOf('Altro')).toBeGreaterThan(20)

    await sale.click()
    await menu.locator('#menu-panel-saldi').getByRole('link', { name: 'Aiuto' }).waitFor()
    await shopAllOf('saldi').waitFor({ state: 'hidden' })
    await other.click()
    await shopAllOf('altro').waitFor()
    const all = shopAllOf('altro').getByRole('link')
    await expect.poll(() => all.textContent()).toBe('Proprio tutto')
    await expect.poll(() => all.getAttribute('href')).toBe('/it-it/help')

    await page.setViewportSize({ width: 390, height: 844 })
    await page.locator('[popovertarget=site-menu]').filter({ visible: true }).first().click()
    await sale.click()
    await shopAllOf('saldi').waitFor()
    const allOfSale = shopAllOf('saldi').getByRole('link')
    await expect.poll(() => allOfSale.getAttribute('href')).toBe('/it-it/store-locator')
    expect(await textWidthOf('Saldi')).toBeGreaterThan(20)
    await other.click()
    await menu.locator('#menu-panel-altro').getByRole('link', { name: 'Aiuto' }).waitFor()
    await shopAllOf('altro').waitFor({ state: 'hidden' })
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
    await expect.poll(() => hasFocus(openButton)).toBe(true)
    await openButton.click()
    await menuTitle(texts.women).click()
    await downJackets.click()
    await page.waitForURL(/\/c\/daunenjacken-/)
    await menu.waitFor({ state: 'hidden' })
  })

  test('shows the banner of an entry that has nothing else (NAV-011)', async ({ visit }) => {
    const menuBanner = { title: 'Tutto in mostra', target: { url: '/help' } }
    await addItalianEntries({ id: 'vetrina', title: 'Vetrina', menuBanner })
    const { page, context } = await visit({ width: 390 })
    // For two seconds after an import, a cached page may be the one before it.
    const readHome = async () => (await context.request.get('/it-it')).text()
    await expect.poll(readHome).toContain('Tutto in mostra')
    await openPage(page, '/it-it')
    await page.locator('[popovertarget=site-menu]').filter({ visible: true }).first().click()
    await page.locator('#site-menu summary').filter({ hasText: 'Vetrina' }).click()
    const banner = page
      .locator('#menu-panel-vetrina')
      .getByRole('link', { name: 'Tutto in mostra' })
    await banner.waitFor()
    await banner.click()
    await page.waitForURL(/\/it-it\/help$/)
  })
})
