import { choiceFromText } from '@cairn/contract/consent/consent'
import { categoryOfItem } from '@cairn/storefront/consent/stored-items'
import type { MessageKey } from '@cairn/storefront/messages/messages'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { coveredBy, coveredByToast } from '../browser/covered-controls.ts'
import { isFocused, tabToAndPress } from '../browser/keyboard.ts'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopOrigin } from '../shop/running-shop.ts'
import { inEachLocale, type ShopLocale } from '../texts/storefront-messages.ts'

const texts = inEachLocale((translate) => (key: MessageKey) => translate(key))

const parts = (page: Page, locale: ShopLocale) => {
  const t = texts[locale]
  const button = (key: MessageKey) => page.getByRole('button', { name: t(key), exact: true })
  return {
    banner: page.getByRole('region', { name: t('consentTitle'), exact: true }),
    refuse: button('consentRefuse'),
    accept: button('consentAccept'),
    save: button('consentSave'),
    saved: page.getByText(t('consentSaved')),
    category: (key: MessageKey) => page.getByRole('checkbox', { name: t(key), exact: true }),
    footerLink: page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('cookieSettings'), exact: true }),
  }
}

/** What the browser has stored for the shop beyond the required category. What is not listed has no category. */
async function storedBeyondRequired(page: Page, context: BrowserContext) {
  const cookies = await context.cookies()
  const keys = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
  }))
  expect(keys.databases).toEqual([])
  const stored = [
    ...cookies.map(({ name }) => ['cookie', name] as const),
    ...keys.localStorage.map((name) => ['localStorage', name] as const),
    ...keys.sessionStorage.map((name) => ['sessionStorage', name] as const),
  ]
  expect(stored.length).toBeGreaterThan(0)
  return stored
    .map(([area, name]) => `${area} ${name}: ${categoryOfItem(area, name)}`)
    .filter((line) => !line.endsWith(': required'))
}

const countEvents = (page: Page) => page.evaluate(() => Reflect.get(window, 'dataLayer')?.length)

/** Requests for measurements and decisions, and to anybody else, from now on. */
function watchRequests(page: Page): string[] {
  const beyondRequired: string[] = []
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url())
    const isForeign = protocol.startsWith('http') && origin !== shopOrigin()
    if (isForeign || /^\/(?:pre\/)?(?:fapi\/(?:performance|errors)|api\/engine)\//.test(pathname))
      beyondRequired.push(request.url())
  })
  return beyondRequired
}

const everything = 'required performanceAndAnalytics functional targeting'

const storedProducts = (page: Page) => page.evaluate(() => localStorage.getItem('cairn_seen'))

/** Views a product and puts it into the cart, which stores most of what guests have. */
async function useShop(page: Page) {
  await openPage(page, '/de-de/p/x-CAIRN001BLK')
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.locator('.buy-bar .button-primary').click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await openPage(page, '/de-de/search?q=jacke')
}

const chosenCodes = async (context: BrowserContext) => {
  const cookies = await context.cookies()
  return choiceFromText(cookies.find(({ name }) => name === 'cairn_consent')?.value)?.codes
}

describe('consent in EMEA', () => {
  test.for([390, 1440])(
    'is asked for without covering or moving anything, and nothing beyond the required category happens before it and after a refusal, at %i px (ANA-004, guarantee 29)',
    { timeout: 120_000 },
    async (width, { visit }) => {
      const { page, context } = await visit({ locale: 'de-de', width, consent: 'nothing' })
      const { banner, refuse, accept } = parts(page, 'de-de')
      const requests = watchRequests(page)
      await openPage(page, '/de-de')
      await banner.waitFor()
      expect(await banner.locator(':focus').count()).toBe(0)
      expect(await layoutShifts(page)).toEqual([])
      expect(await accessibilityViolations(page)).toEqual([])
      const [refuseBox, acceptBox] = [await refuse.boundingBox(), await accept.boundingBox()]
      expect(refuseBox?.height).toBe(acceptBox?.height)
      expect(refuseBox?.width).toBe(acceptBox?.width)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await coveredBy(banner)).toEqual([])

      await useShop(page)
      await banner.waitFor()
      const choices = [texts['de-de']('consentRefuse'), texts['de-de']('consentAccept')]
      const covered = await coveredByToast(page)
      expect(covered.filter((name) => name !== null && choices.includes(name))).toEqual([])
      expect(await storedBeyondRequired(page, context)).toEqual([])

      const recorded = page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' &&
          response.url().endsWith('/de-de/cookie-settings'),
      )
      await tabToAndPress(page, refuse)
      await banner.waitFor({ state: 'detached' })
      expect((await recorded).status()).toBe(303)
      expect(await chosenCodes(context)).toEqual(['C0001'])
      await useShop(page)
      await openPage(page, '/de-de')
      expect(await banner.count()).toBe(0)
      expect(await storedBeyondRequired(page, context)).toEqual([])
      expect(await countEvents(page)).toBeUndefined()
      expect(requests).toEqual([])
    },
  )

  test.for([390, 1440])(
    'can be given and withdrawn on the page that every footer links to, at %i px (ANA-006)',
    { timeout: 120_000 },
    async (width, { visit }) => {
      const { page, context } = await visit({ locale: 'de-de', width, consent: 'nothing' })
      const { banner, accept, save, saved, category, footerLink } = parts(page, 'de-de')
      await openPage(page, '/de-de')
      await banner.waitFor()
      await footerLink.click()
      await page.waitForURL('**/de-de/cookie-settings')
      await save.waitFor()
      expect(await banner.count()).toBe(0)
      await expect.poll(() => category('consentRequired').isDisabled()).toBe(true)
      await expect.poll(() => category('consentFunctional').isChecked()).toBe(false)
      expect(await accessibilityViolations(page)).toEqual([])
      await accept.click()
      await saved.waitFor()
      await expect
        .poll(() => isFocused(page.locator('[tabindex="-1"]').filter({ has: saved }).last()))
        .toBe(true)
      await expect.poll(() => category('consentTargeting').isChecked()).toBe(true)
      expect(await chosenCodes(context)).toEqual(['C0001', 'C0002', 'C0003', 'C0004'])

      await openPage(page, '/de-de/p/x-CAIRN001BLK')
      await expect.poll(() => storedProducts(page)).toContain('CAIRN001BLK')
      expect(await storedBeyondRequired(page, context)).toEqual([
        'cookie cairn_visitor: targeting',
        'localStorage cairn_seen: functional',
      ])
      await openPage(page, '/de-de/cookie-settings')
      await category('consentFunctional').uncheck()
      await save.click()
      await saved.waitFor()
      expect(await chosenCodes(context)).toEqual(['C0001', 'C0002', 'C0004'])
      expect(await storedBeyondRequired(page, context)).toEqual(['cookie cairn_visitor: targeting'])
    },
  )

  test.for([390, 1440])(
    'is chosen by keyboard without scrolling the page, at %i px',
    async (width, { visit }) => {
      const { page } = await visit({ locale: 'de-de', width, consent: 'nothing' })
      const { banner, accept } = parts(page, 'de-de')
      await openPage(page, '/de-de')
      await banner.waitFor()
      const heights: number[] = []
      const press = async (key: 'Tab' | 'Shift+Tab' | 'Enter') => {
        await page.keyboard.press(key)
        heights.push(await page.evaluate(() => scrollY))
      }
      for (let stop = 0; stop < 5; stop += 1) await press('Tab')
      await press('Shift+Tab')
      expect(await isFocused(accept)).toBe(true)
      await press('Enter')
      await banner.waitFor({ state: 'detached' })
      expect(heights).toEqual([0, 0, 0, 0, 0, 0, 0])
    },
  )

  test('is kept from the first event on: none before, one after the visitor has accepted (ANA-008)', async ({
    visit,
  }) => {
    const { page } = await visit({ locale: 'de-de', consent: 'nothing' })
    const { banner, accept } = parts(page, 'de-de')
    await openPage(page, '/de-de')
    await banner.waitFor()
    const click = () =>
      page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '#here' })
        link.dataset['promotion'] = '{}'
        document.querySelector('main')?.append(link)
        link.click()
        link.remove()
      })
    await click()
    expect(await countEvents(page)).toBeUndefined()
    await accept.click()
    await expect
      .poll(async () => {
        await click()
        return countEvents(page)
      })
      .toBeGreaterThan(0)
  })

  test('to everything but analytics sends no measurements, and keeps no events (ANA-005)', async ({
    visit,
  }) => {
    const { page, context } = await visit({
      locale: 'de-de',
      consent: ['C0001', 'C0003', 'C0004'],
    })
    const requests = watchRequests(page)
    await openPage(page, '/de-de')
    await useShop(page)
    expect(await countEvents(page)).toBeUndefined()
    expect(requests).toEqual([])
    expect(await storedBeyondRequired(page, context)).toEqual([
      'localStorage cairn_seen: functional',
    ])
  })

  test('can be refused without scripts', async ({ visit }) => {
    const { page, context } = await visit({ locale: 'de-de', scripts: false, consent: 'nothing' })
    const { refuse, saved, footerLink, banner } = parts(page, 'de-de')
    await page.goto('/de-de')
    expect(await banner.count()).toBe(0)
    expect(await context.cookies()).toEqual([])
    await footerLink.click()
    const lineAbove = () =>
      page
        .locator('.consent-category')
        .last()
        .evaluate((part) => getComputedStyle(part).borderTop)
    expect(await lineAbove()).toMatch(/^1px solid/)
    await refuse.click()
    await saved.waitFor()
    expect(await chosenCodes(context)).toEqual(['C0001'])
  })
})

describe('outside EMEA', () => {
  test('everything is allowed without a question, and can be refused (ANA-009)', async ({
    visit,
  }) => {
    const { page, context } = await visit({ consent: 'nothing' })
    const { banner, refuse, saved, category, footerLink } = parts(page, 'en-us')
    await openPage(page, '/en-us/p/x-CAIRN001BLK')
    await expect.poll(() => storedProducts(page)).toContain('CAIRN001BLK')
    expect(await banner.count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.dataset['allows'])).toBe(everything)
    await footerLink.click()
    await expect.poll(() => category('consentTargeting').isChecked()).toBe(true)
    await refuse.click()
    await saved.waitFor()
    expect(await storedProducts(page)).toBeNull()
    expect(await chosenCodes(context)).toEqual(['C0001'])
  })

  test('Global Privacy Control refuses targeting without a question', async ({ visit }) => {
    const { page, context, clientIp } = await visit({ consent: 'nothing' })
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': clientIp, 'sec-gpc': '1' })
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    const { accept, saved, category } = parts(page, 'en-us')
    await openPage(page, '/en-us/cookie-settings')
    await page.getByText(texts['en-us']('consentPrivacyControl')).waitFor()
    await expect.poll(() => category('consentTargeting').isChecked()).toBe(false)
    await accept.click()
    await saved.waitFor()
    await expect.poll(() => category('consentTargeting').isDisabled()).toBe(true)
    expect(await chosenCodes(context)).toEqual(['C0001', 'C0002', 'C0003'])
    expect(await page.evaluate(() => document.documentElement.dataset['allows'])).toBe(
      'required performanceAndAnalytics functional',
    )
  })
})

test('everything is allowed in a preview, without a question (ANA-010)', async ({ visit }) => {
  const { page } = await visit({ locale: 'de-de', consent: 'nothing' })
  await openPage(page, '/de-de?preview=true')
  expect(await page.evaluate(() => document.documentElement.dataset['allows'])).toBe(everything)
  expect(await parts(page, 'de-de').banner.count()).toBe(0)
})
