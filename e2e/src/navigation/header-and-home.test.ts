import { readDataLines } from '@cairn/demo/data-files'
import type { BrowserContext, Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { coveredBy, coveredByToast } from '../browser/covered-controls.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'

describe('the promo bar', () => {
  test('shows its messages in turn and marks the dot of the current one (NAV-021, NAV-022)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    let isOpen = false
    const opened = openPage(page, '/en-us').then(() => (isOpen = true))
    while (!isOpen) await page.clock.runFor(20)
    await opened
    const bar = page.getByRole('region', { name: texts.promoBar })
    const message = bar.locator('.promo-bar-message')
    const first = await message.textContent()
    const currentDot = () =>
      bar
        .getByRole('button')
        .evaluateAll((dots) => dots.findIndex((dot) => dot.hasAttribute('aria-current')))
    expect(await currentDot()).toBe(0)
    await page.clock.runFor(4_500)
    expect([await message.textContent(), await currentDot()]).toEqual([first, 0])
    await page.clock.runFor(1_500)
    await expect.poll(currentDot).toBe(1)
    await expect.poll(() => message.textContent()).not.toBe(first)
  })

  describe('can be closed (NAV-007)', () => {
    test('and stays closed, which the browser stores (NAV-019, NAV-020)', async ({ visit }) => {
      const { page, texts, context } = await visit({ locale: 'de-de', width: 390 })
      await openPage(page, '/de-de')
      const bar = page.getByRole('region', { name: texts.promoBar })
      await bar.locator('.promo-bar-dots [aria-current]').waitFor()
      await bar.getByRole('button', { name: texts.close }).click()
      await bar.waitFor({ state: 'hidden' })
      await openPage(page, '/de-de/search')
      expect(await bar.count()).toBe(0)
      const { origins } = await context.storageState()
      expect(origins[0]?.localStorage.map(({ name }) => name)).toContain('promoBarClosed')
    })
  })
})

/** Imports the demo's promo bar with more messages at the start, which are shown on the Italian site only. */
async function addItalianMessages(...messages: object[]) {
  const row = readDataLines('content/fragments').find((line) => line.includes('"slug":"promo-bar"'))
  if (row === undefined) throw new Error('The demo has no promo bar')
  const added = messages.map((message) => `${JSON.stringify({ locales: ['it-it'], ...message })},`)
  await importRows([JSON.parse(row.replace('"messages":[', `"messages":[${added.join('')}`))])
}

/** For two seconds after an import, a cached page may be the one before it. */
const waitForItalianHome = (context: BrowserContext, text: string) =>
  expect.poll(async () => (await context.request.get('/it-it')).text()).toContain(text)

test('a message of the promo bar is at most 548 px wide, and is a link or contains links, in its own colours, also under the pointer (NAV-016, NAV-036)', async ({
  visit,
}) => {
  const message = (text: string) => ({
    richText: [{ type: 'paragraph', text: [{ type: 'text', text }] }],
    targets: [{ url: '/help', text: 'Aiuto' }],
    textColor: '#102030',
    hoverLinkColor: '#a01020',
    background: '#e0e8f0',
  })
  const longText = 'Fino a venerdì sera. '.repeat(6)
  await addItalianMessages(
    { ...message('Tutto un link'), clickable: true },
    message('Con un link'),
    message(longText),
  )
  const { page, context } = await visit({ width: 1280 })
  await waitForItalianHome(context, 'Tutto un link')
  await openPage(page, '/it-it')
  const bar = page.locator('.promo-bar')
  const colourOf = (locator: Locator, name: 'color' | 'backgroundColor') =>
    locator.evaluate((element, property) => getComputedStyle(element)[property], name)

  for (const [index, linkText] of ['Tutto un link', 'Aiuto'].entries()) {
    await bar.locator('.promo-bar-dots').getByRole('button').nth(index).click()
    const link = bar.getByRole('link')
    await expect.poll(() => link.allTextContents()).toEqual([linkText])
    await expect.poll(() => link.getAttribute('href')).toBe('/it-it/help')
    expect(await colourOf(bar, 'backgroundColor')).toBe('rgb(224, 232, 240)')
    await page.mouse.move(0, 400)
    await expect.poll(() => colourOf(link, 'color')).toBe('rgb(16, 32, 48)')
    await link.hover()
    await expect.poll(() => colourOf(link, 'color')).toBe('rgb(160, 16, 32)')
  }
  await bar.getByText('Con un link').waitFor()
  await bar.locator('.promo-bar-dots').getByRole('button').nth(2).click()
  await bar.getByText(longText.trim()).waitFor()
  expect((await bar.locator('.promo-bar-message').boundingBox())?.width).toBe(548)
})

test('free delivery is advertised only on sites that have it (PROD-030)', async ({ visit }) => {
  const { context } = await visit()
  const advertisesFreeDelivery = async (locale: string) => {
    const home = await (await context.request.get(`/${locale}`)).text()
    return /\$75|CAD\s75|75\sCAD|75\s€|£75/.test(home)
  }
  for (const locale of ['en-us', 'en-ca', 'fr-ca', 'es-es']) {
    expect([locale, await advertisesFreeDelivery(locale)]).toEqual([locale, true])
  }
  for (const locale of ['en-gb', 'de-de', 'fr-fr', 'it-it']) {
    expect([locale, await advertisesFreeDelivery(locale)]).toEqual([locale, false])
  }
})

const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })

describe('the home page', () => {
  test('has a hero with its text over its picture (CONT-050)', async ({ visit }) => {
    const { page } = await visit({ width: 1280 })
    await openPage(page, '/en-us')
    const blocks = page.locator('main [data-block]')
    await expect.poll(() => blocks.count()).toBeGreaterThan(3)
    const hero = page.locator('[data-block=hero]').first()
    const [media, heading] = await Promise.all(
      [hero.locator('.hero-media'), hero.getByRole('heading')].map(edgesOf),
    )
    expect(heading?.top).toBeGreaterThan(media?.top ?? Infinity)
    expect(heading?.bottom).toBeLessThan(media?.bottom ?? 0)
  })

  test('has a minimized pop-up that covers no link, button or price at its end', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openPage(page, '/en-us')
    const popup = page.locator('.popup:not(.popup-open)')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await popup.waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await coveredBy(popup)).toEqual([])
    }
  })

  test.for([390, 1440])(
    'has toasts that cover no control at the top and while it is scrolled, at %i px',
    async (width, { visit }) => {
      const { page } = await visit({ width })
      await openPage(page, '/en-us')
      for (const top of [0, 500, 1500]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        expect(await coveredByToast(page)).toEqual([])
      }
    },
  )
})

describe('the links above the header', () => {
  test('have the title, the alignment and the colours that their author chose (NAV-018)', async ({
    visit,
  }) => {
    const row = readDataLines('content/fragments').find((line) => line.includes('"slug":"utility"'))
    const block = {
      type: 'secondary-nav',
      locales: ['it-it'],
      fields: {
        title: 'Qui vicino',
        targets: [
          { url: '/help', text: 'Aiuto' },
          { url: 'https://example.com', text: 'Diario', targetAttribute: '_blank' },
        ],
        alignment: 'center',
        backgroundColor: '#112233',
        textColor: '#ffeedd',
      },
    }
    await importRows([
      JSON.parse(row?.replace('"blocks":[', `"blocks":[${JSON.stringify(block)},`) ?? ''),
    ])
    const { page, context, texts } = await visit({ width: 1280 })
    /** The distances of the links from the edges of the window, and the colours. */
    const lookOf = (name: string) =>
      page.getByRole('navigation', { name }).evaluate((nav) => {
        const boxes = Array.from(nav.querySelectorAll('a'), (link) => link.getBoundingClientRect())
        const { backgroundColor, color } = getComputedStyle(nav)
        const left = Math.round(boxes[0]?.left ?? 0)
        return {
          left,
          right: Math.round(innerWidth - (boxes.at(-1)?.right ?? 0)),
          backgroundColor,
          color,
        }
      })
    await openPage(page, '/en-us')
    const other = await lookOf(texts.secondaryNavigation)
    expect(other.right).toBeLessThan(100)
    expect(other.left).toBeGreaterThan(other.right)
    await waitForItalianHome(context, 'Qui vicino')
    await openPage(page, '/it-it')
    const own = await lookOf('Qui vicino')
    expect(own).toMatchObject({ backgroundColor: 'rgb(17, 34, 51)', color: 'rgb(255, 238, 221)' })
    expect(Math.abs(own.left - own.right)).toBeLessThan(20)
    const links = page.getByRole('navigation', { name: 'Qui vicino' }).getByRole('link')
    await expect.poll(() => links.allTextContents()).toEqual(['Aiuto', 'Diario'])
    await expect.poll(() => links.first().getAttribute('href')).toBe('/it-it/help')
    await expect.poll(() => links.last().getAttribute('target')).toBe('_blank')
  })

  test('are a row in a wide window, and a list that opens in a narrow one (NAV-005, NAV-006)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    await openPage(page, '/en-us')
    const links = page
      .getByRole('navigation', { name: texts.secondaryNavigation })
      .getByRole('link')
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    )
    expect(tops.length).toBeGreaterThan(1)
    expect(new Set(tops).size).toBe(1)

    await page.setViewportSize({ width: 390, height: 844 })
    await links.first().waitFor({ state: 'hidden' })
    await page.getByText(texts.secondaryNavigation, { exact: true }).click()
    await links.first().waitFor()
    await page.getByText(texts.secondaryNavigation, { exact: true }).click()
    await links.first().waitFor({ state: 'hidden' })
  })
})

describe('the header', () => {
  test('hides after scrolling down, and returns after scrolling up (NAV-040)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openPage(page, '/en-us')
    const header = page.getByRole('banner')
    const top = async () => (await edgesOf(header)).top
    const bottom = async () => (await edgesOf(header)).bottom
    await page.mouse.wheel(0, 1200)
    await expect.poll(bottom).toBeLessThanOrEqual(0)
    await page.mouse.wheel(0, -400)
    await expect.poll(top).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  })
})

describe('the choice of country and language', () => {
  test('lists all sites, and stores the choice (UI-017)', async ({ visit }) => {
    const { page, texts, context } = await visit({ width: 800 })
    await openPage(page, '/en-us')
    await page.getByRole('button', { name: texts.chooseLocation }).click()
    const choice = page.locator('.site-choice')
    await expect.poll(() => choice.getByRole('link').count()).toBe(8)
    await choice.getByRole('link', { name: 'Deutschland · Deutsch' }).click()
    await page.waitForURL(/\/de-de$/)
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de-DE')

    const answer = await context.request.get('/', { maxRedirects: 0 })
    expect(answer.headers()['location']).toBe('/de-de')
  })

  test('leads to the page that is open, also after a navigation in the browser', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ width: 800 })
    await openPage(page, '/en-us/p/ridge-shell-CAIRN002TRN')
    await page.getByRole('button', { name: texts.chooseLocation }).click()
    await page.locator('.site-choice').getByRole('link', { name: 'Deutschland · Deutsch' }).click()
    await page.waitForURL(/\/de-de\/p\/hardshelljacke-ridge-CAIRN002TRN$/)

    await page.locator('.site-home').click()
    await page.waitForURL(/\/de-de$/)
    const link = page.locator('.site-choice a[hreflang=fr-fr]')
    await expect.poll(() => link.getAttribute('href')).toBe('/fr-fr/location-selector/de-de')
  })
})
