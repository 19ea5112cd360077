import { randomInt } from 'node:crypto'
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { expect, test as base } from 'vitest'
import { browserEndpoint, shopOrigin } from './opened-shop.ts'
import { listenForTroubles } from './troubles.ts'
import { languages, type ShopLocale, type Words } from './words.ts'

export type VisitOptions = {
  locale?: ShopLocale
  width?: number
  scripts?: boolean
  /** What the browser kept of an earlier visit. */
  kept?: BrowserContextOptions['storageState']
  /** Troubles that belong to the journey. */
  expected?: RegExp
}

export type Visit = {
  page: Page
  context: BrowserContext
  words: Words
  address: string
  /** Another tab of the same browser. */
  openTab: () => Promise<Page>
  troubles: readonly string[]
}

const patience = 15_000

const addressOfVisitor = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** Visitors come one by one; whatever goes wrong on any of their pages fails the journey. */
export const test = base
  .extend('endpoint', { scope: 'file' }, browserEndpoint())
  .extend('browser', { scope: 'file' }, async ({ endpoint }, { onCleanup }) => {
    const browser = await chromium.connect(endpoint)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('visit', async ({ browser }, { onCleanup }) => {
    const contexts = new Set<BrowserContext>()
    const unexpected = new Array<() => string[]>()
    onCleanup(async () => {
      await Promise.all(Array.from(contexts, (context) => context.close()))
      expect(unexpected.flatMap((troubles) => troubles())).toEqual([])
    })

    return async (options: VisitOptions = {}): Promise<Visit> => {
      const { locale = 'en-us', expected } = options
      const address = addressOfVisitor()
      const context = await browser.newContext(contextOptions(options, address))
      context.setDefaultTimeout(patience)
      contexts.add(context)
      const troubles: string[] = []
      unexpected.push(() => troubles.filter((trouble) => !expected?.test(trouble)))
      context.on('page', (page) => listenForTroubles(page, troubles))
      const page = await context.newPage()
      const openTab = () => context.newPage()
      return { page, context, words: languages[locale], address, openTab, troubles }
    }
  })

function contextOptions(options: VisitOptions, address: string): BrowserContextOptions {
  const { locale = 'en-us', width = 1440, scripts = true, kept } = options
  return {
    baseURL: shopOrigin(),
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    locale,
    javaScriptEnabled: scripts,
    extraHTTPHeaders: { 'x-forwarded-for': address },
    ...(kept && { storageState: kept }),
  }
}
