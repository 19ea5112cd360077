import { randomInt, randomUUID } from 'node:crypto'
import {
  allCodes,
  choiceToText,
  type ConsentCode,
  consentCodes,
  consentCookie,
  consentVersion,
} from '@cairn/contract/consent/consent'
import {
  chromium,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { expect, test as base } from 'vitest'
import { browserFlags, browserPath } from '../shop/installed-browser.ts'
import { shopOrigin } from '../shop/running-shop.ts'
import { type ShopTexts, shopTexts } from '../texts/shop-texts.ts'
import type { ShopLocale } from '../texts/storefront-messages.ts'
import { recordPageProblems } from './page-problems.ts'

export type VisitOptions = {
  locale?: ShopLocale
  width?: number
  scripts?: boolean
  /** What the browser stored on an earlier visit. */
  storageState?: BrowserContextOptions['storageState']
  /** What the visitor has chosen before, `all` by default. `nothing` shows the banner in EMEA. */
  consent?: 'all' | 'necessary' | 'nothing' | readonly ConsentCode[]
  /** Problems that the journey causes on purpose. */
  expected?: RegExp
}

export type Visit = {
  page: Page
  context: BrowserContext
  texts: ShopTexts
  clientIp: string
  /** Opens another tab of the same browser. */
  openTab: () => Promise<Page>
  problems: readonly string[]
}

const timeoutMs = 15_000

const randomClientIp = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`

/** A test with visitors, each with a browser context of its own. Any unexpected problem on their pages fails it. */
export const test = base
  .extend('executablePath', { scope: 'worker' }, browserPath() ?? '')
  .extend('browser', { scope: 'worker' }, async ({ executablePath }, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags] })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('visit', async ({ browser }, { onCleanup }) => {
    const contexts = new Set<BrowserContext>()
    const unexpectedProblems = new Array<() => string[]>()
    onCleanup(async () => {
      await Promise.all(Array.from(contexts, (context) => context.close()))
      expect(unexpectedProblems.flatMap((problems) => problems())).toEqual([])
    })

    return async (options: VisitOptions = {}): Promise<Visit> => {
      const { locale = 'en-us', expected } = options
      const clientIp = randomClientIp()
      const context = await browser.newContext(contextOptions(options, clientIp))
      context.setDefaultTimeout(timeoutMs)
      await context.addCookies(consentCookies(options))
      contexts.add(context)
      const problems: string[] = []
      unexpectedProblems.push(() => problems.filter((problem) => !expected?.test(problem)))
      context.on('page', (page) => recordPageProblems(page, problems))
      const page = await context.newPage()
      const openTab = () => context.newPage()
      return { page, context, texts: shopTexts[locale], clientIp, openTab, problems }
    }
  })

function contextOptions(options: VisitOptions, clientIp: string): BrowserContextOptions {
  const { locale = 'en-us', width = 1440, scripts = true, storageState } = options
  return {
    baseURL: shopOrigin(),
    viewport: { width, height: width < 600 ? 844 : 900 },
    hasTouch: width < 600,
    locale,
    javaScriptEnabled: scripts,
    extraHTTPHeaders: { 'x-forwarded-for': clientIp },
    ...(storageState && { storageState }),
  }
}

function consentCookies({ consent = 'all' }: VisitOptions) {
  if (consent === 'nothing') return []
  const value = choiceToText({
    version: consentVersion,
    chosenAt: new Date(),
    codes: codesOf(consent),
    consentId: randomUUID(),
  })
  return [{ name: consentCookie, value, url: shopOrigin() }]
}

function codesOf(consent: Exclude<VisitOptions['consent'], 'nothing' | undefined>) {
  if (consent === 'all') return allCodes
  return consent === 'necessary' ? [consentCodes.required] : consent
}
