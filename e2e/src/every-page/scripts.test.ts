import { type LoadedScript, recordScripts } from '@cairn/bench/loaded-scripts'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { waitForFirstHydration, waitForHydration } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { checkoutPage } from '../pages/checkout-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import type { ShopLocale } from '../texts/storefront-messages.ts'

const chunkOf = (script: string) => script.replace(/-[\w-]{8}\.js$/, '')

const maxScripts = 20
const longerThanEveryTimer = 30_000

const addToCart = async (page: Page, locale: ShopLocale) => {
  await checkoutPage(page, locale, checkoutTexts[locale]).addToCart('CAIRN001BLK-M')
}

async function signIn(page: Page, locale: ShopLocale) {
  await page.goto(`/${locale}/sign-in?to=/${locale}/account`)
  await waitForHydration(page)
  await signInForm(page, signInTexts[locale]).send('shopper@cairn.test')
  await page.waitForURL((url) => url.pathname === `/${locale}/account`)
}

type OpenedPage = {
  name: string
  path: string
  prepare?: (page: Page, locale: ShopLocale) => Promise<void>
  height?: number
  /** The chunks that load after hydration. */
  after: string[]
  /** Those that the question for consent adds, of a page that is opened with it as well. */
  withQuestion?: string[]
}

const ofQuestion = ['stored-items', 'used-consent']

const ofCart = ['after-frame', 'forms', 'goods', 'used-background', 'used-frame']

const ofAccount = [...ofCart, 'account', 'cart-parts', 'cart-state', 'messages', 'overview-page']

const openedPages: OpenedPage[] = [
  { name: 'home', path: '', after: ['after-frame', 'after-popup'], withQuestion: [] },
  {
    name: 'listing',
    path: '/c/jackets-210100',
    after: ['after-frame', 'after-popup'],
  },
  {
    name: 'product',
    path: '/p/summit-down-jacket-CAIRN001BLK',
    after: ['after-frame'],
    withQuestion: [],
  },
  {
    name: 'product in a tall window',
    path: '/p/summit-down-jacket-CAIRN001BLK',
    height: 3_000,
    after: ['after-frame'],
  },
  { name: 'empty cart', path: '/cart', after: ofCart, withQuestion: ofQuestion },
  { name: 'cart', path: '/cart', prepare: addToCart, after: ofCart, withQuestion: ofQuestion },
  {
    name: 'checkout',
    path: '/checkout',
    prepare: addToCart,
    after: ['goods', 'used-background'],
  },
  {
    name: 'account',
    path: '/account',
    prepare: signIn,
    after: ofAccount,
    withQuestion: ofQuestion,
  },
]

/** The same pages with the question for consent. */
const pagesWithQuestion = openedPages.flatMap(({ withQuestion, ...page }) =>
  withQuestion ? [{ ...page, after: [...page.after, ...withQuestion] }] : [],
)

/** Opens the page, and runs the timers that it has set. */
async function loadedScripts(page: Page, path: string): Promise<LoadedScript[]> {
  await page.clock.install()
  const recording = await recordScripts(page)
  const response = await page.goto(path)
  await waitForFirstHydration(page)
  await expect.poll(recording.isLoading).toBe(false)
  await page.clock.fastForward(longerThanEveryTimer)
  let count: number
  do {
    count = recording.count()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
    await expect.poll(recording.isLoading).toBe(false)
  } while (recording.count() > count)
  return recording.scripts(response)
}

describe.for([
  { locale: 'en-us', consent: 'all', pages: openedPages },
  { locale: 'de-de', consent: 'nothing', pages: pagesWithQuestion },
] as const)(
  'before the first interaction, a page loads at most 20 scripts, in two waves, in $locale',
  ({ locale, consent, pages }) => {
    test.for(pages)('$name', async ({ path, prepare, height = 844, after }, { visit }) => {
      const { page, openTab } = await visit({ locale, consent, width: 390 })
      await prepare?.(page, locale)
      await page.close()
      const tab = await openTab()
      await tab.setViewportSize({ width: 390, height })
      const scripts = await loadedScripts(tab, `/${locale}${path}`)
      expect(scripts.filter(({ wave }) => wave > 2)).toEqual([])
      expect(scripts.length).toBeGreaterThan(10)
      const list = scripts.map(({ name, wave }) => `${wave} ${name}`).join(', ')
      expect(scripts.length, list).toBeLessThanOrEqual(maxScripts)
      const secondWave = scripts.filter(({ wave }) => wave === 2).map(({ name }) => chunkOf(name))
      expect(secondWave.toSorted()).toEqual(after.toSorted())
    })
  },
)

describe('a part that waits for the first interaction is loaded', () => {
  const locale = 'en-us'
  const frame = /\/used-frame-/

  test('with a tap on it', async ({ visit }) => {
    const { page, texts } = await visit({ locale, width: 390 })
    const loaded = page.waitForRequest(frame)
    await page.goto(`/${locale}`)
    await waitForFirstHydration(page)
    await page.getByRole('button', { name: signInTexts[locale].openMenu }).tap()
    await loaded
    await page.getByRole('link', { name: texts.women }).first().waitFor()
  })

  test('when its field takes the focus', async ({ visit }) => {
    const { page, texts } = await visit({ locale })
    const loaded = page.waitForRequest(frame)
    await page.goto(`/${locale}`)
    await waitForFirstHydration(page)
    await page.getByRole('searchbox', { name: texts.search }).focus()
    await loaded
  })
})
