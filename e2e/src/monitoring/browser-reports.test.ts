import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { openSentryReceiver } from '@cairn/server/testing/sentry-receiver'
import type { TestServer } from '@cairn/server/testing/spawn-server'
import {
  openTestInstallation,
  type TestInstallation,
} from '@cairn/server/testing/test-installation'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { inEachLocale } from '../texts/storefront-messages.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
let sentry: Awaited<ReturnType<typeof openSentryReceiver>>

/** Nothing can be put into a cart of this shop. */
async function breakCarts() {
  await installation.fill()
  const { databaseUrl: url, dataDir } = installation
  const database = await openDatabase({ url, dataDir })
  await database.exec('alter table cart_lines add constraint none check (false) not valid')
  await database.close()
}

beforeAll(async () => {
  sentry = await openSentryReceiver()
  installation = await openTestInstallation()
  await breakCarts()
  server = await installation.start({ SENTRY_DSN: sentry.dsn, LOG_LEVEL: 'info' })
})
afterAll(async () => {
  sentry.close()
  await installation.remove()
})

const at = (path: string) => `${server.origin}${path}`

type Line = { msg: string; correlationId: string } & Record<string, unknown>

const lines = (message: string): Line[] =>
  server.output.stdout
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line))
    .filter(({ msg }) => msg === message)

const reportsWith = (text: string) =>
  lines('a browser reported an error').filter((line) => JSON.stringify(line).includes(text))

const sentToSentry = (text: string) =>
  sentry.events().filter((event) => JSON.stringify(event).includes(text))

/** Throws an error in a task of its own, as a failing script of the page does. */
const throwInPage = (page: Page, ...messages: string[]) =>
  page.evaluate((texts) => {
    for (const text of texts)
      setTimeout(() => {
        throw new TypeError(text)
      })
  }, messages)

const acceptTexts = inEachLocale((translate) => translate('consentAccept'))

const jacket = '/en-us/p/x-CAIRN001BLK'

const metrics = async () => await (await server.fetch('/metrics')).text()
const measuredPages = 'cairn_browser_seconds_count{name="LCP",page="PDP"}'

/** Turns to another tab, which a browser without a window cannot do. */
const turnAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })

describe('the measurements of a page', () => {
  test('are sent when it is left, and counted in the metrics (ANA-003)', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, at(jacket))
    expect(await metrics()).not.toContain(measuredPages)
    await page.goto(at('/en-us/newsletter'))
    await expect.poll(metrics).toContain(`${measuredPages} 1`)
    expect(await metrics()).toContain('cairn_browser_layout_shift_count{page="PDP"} 1')
  })

  test('are sent once, with names, durations and labels, when the visitor turns to another tab (ANA-003)', async ({
    visit,
  }) => {
    const { page } = await visit()
    const beacons = recordRequests(page, /^\/fapi\/performance\/ingest$/)
    await openPage(page, at('/en-us/cart'))
    expect(beacons).toEqual([])
    await turnAway(page)
    await expect.poll(() => beacons.length).toBe(1)
    const { measureBatch } = beacons[0]?.postDataJSON() ?? {}
    for (const { duration, labels } of measureBatch) {
      expect(duration).toBeGreaterThanOrEqual(0)
      expect(labels).toEqual({ page: 'Cart', locale: 'en-us' })
    }
    const names = measureBatch.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP', 'CLS', 'load']))
    expect((await beacons[0]?.response())?.status()).toBe(200)

    await turnAway(page)
    await openPage(page, at('/en-us/cart'))
    await turnAway(page)
    await expect.poll(() => beacons.length).toBe(2)
    await expect.poll(metrics).toContain('cairn_browser_seconds_count{name="LCP",page="Cart"} 2')
  })
})

describe('what fails in a browser', () => {
  test('is one line of the log and one event of Sentry, with the ids of the failed call (ERR-002)', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: /500/ })
    await openPage(page, at(jacket))
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    const failed = page.waitForResponse((response) => response.status() === 500)
    await page.locator('.buy-bar .button-primary').click()
    const answer = await (await failed).json()
    expect(answer.errorDetails[0].errorId).toBe('GEN500')

    const { correlationId } = answer
    const ids = { errorId: 'GEN500', correlationId }
    await expect.poll(() => reportsWith(correlationId).length).toBe(1)
    expect(reportsWith(correlationId)).toMatchObject([
      { ...ids, kind: 'call', call: 'createCartWithItem', status: 500, count: 1 },
    ])
    expect(
      lines('unexpected failure').filter((line) => line.correlationId === correlationId),
    ).toMatchObject([ids])
    await expect.poll(() => sentToSentry(correlationId).length).toBe(2)
    expect(sentToSentry(correlationId)).toMatchObject([
      { platform: 'node', tags: ids },
      { platform: 'javascript', tags: { ...ids, kind: 'call', call: 'createCartWithItem' } },
    ])
  })

  test('is reported at most ten times from a page', async ({ visit }) => {
    const { page } = await visit({ expected: /thrown/ })
    const words = Array.from({ length: 11 }, (_, index) => `one of eleven ${'x'.repeat(index + 1)}`)
    await openPage(page, at(jacket))
    await throwInPage(page, ...words)
    await expect.poll(() => reportsWith('one of eleven').length).toBe(10)
    await throwInPage(page, 'one of eleven more')
    await openPage(page, at('/en-us/newsletter'))
    await throwInPage(page, 'one of the next page')
    await expect.poll(() => reportsWith('one of the next page').length).toBe(1)
    expect(reportsWith('one of eleven').length).toBe(10)
  })

  test('is reported of a page that nobody has used, by the names of its files', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: /404|dynamically imported/ })
    await page.route(/\/assets\/frame-/, (route) => route.fulfill({ status: 404 }))
    const missing = page.waitForResponse(/\/assets\/frame-.*js$/)
    await page.goto(at(jacket))
    await missing
    await page.goto(at('/en-us/newsletter'))
    await expect.poll(() => reportsWith('/assets/frame-').length).toBeGreaterThan(0)
    expect(reportsWith('/assets/frame-')[0]).toMatchObject({
      kind: 'file',
      message: expect.stringMatching(/^\/assets\/frame-[\w-]+\.js$/),
      path: '/en-us',
    })
  })

  test('is reported of a page that cannot be hydrated, and of one that cannot be shown', async ({
    visit,
  }) => {
    const { page } = await visit({ expected: /thrown|50[03]/ })
    await page.route(/\/en-us\/newsletter$/, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/<h1([^>]*)>/, '<h1$1>another text ')
      await route.fulfill({ response, body })
    })
    await openPage(page, at('/en-us/newsletter'))
    await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.getByRole('contentinfo').getByRole('link').first().click()
    const kinds = () => lines('a browser reported an error').map(({ kind }) => kind)
    await expect.poll(kinds).toEqual(expect.arrayContaining(['hydration', 'route']))
  })

  test('is reported without personal data', async ({ visit }) => {
    const { page } = await visit({ expected: /thrown|404|Refused to execute/ })
    const secrets = ['jane.doe@example.com', 'q7Rz1Lm4Xv9Kc2Np8Tb5Wd3Hs6Jf0Yg', 'CRN-83HESXWEG']
    const query = new URLSearchParams(secrets.map((secret) => ['secret', secret])).toString()
    await openPage(page, at(`/en-us/orders/CRN-83HESXWEG?${query}`))
    await throwInPage(page, `private words of ${secrets.join(' and ')} at /a?${query}`)
    await page.evaluate(() => void Promise.reject(new Error(`private page ${location.href}`)))
    await page.evaluate((search) => {
      const script = Object.assign(document.createElement('script'), {
        src: `/assets/private-file.js?${search}`,
      })
      document.head.append(script)
    }, query)
    const kinds = () =>
      reportsWith('private')
        .map(({ kind }) => String(kind))
        .toSorted()
    await expect.poll(kinds).toEqual(['file', 'rejection', 'script'])
    await expect.poll(() => sentToSentry('private').length).toBe(3)
    const everything = `${server.output.stdout}${sentry.envelopes.join()}`
    for (const secret of secrets) {
      expect(everything).not.toContain(secret)
      expect(everything).not.toContain(encodeURIComponent(secret))
    }
  })

  test('is not reported before a choice in EMEA, and after it is (ANA-005)', async ({ visit }) => {
    const { page } = await visit({ locale: 'de-de', consent: 'nothing', expected: /thrown/ })
    const requests = recordRequests(page, /^\/(?:fapi\/(?:errors|performance)\/|healthz)/)
    await openPage(page, at('/de-de/p/x-CAIRN001BLK'))
    await throwInPage(page, 'before a choice')
    // The last request that the page makes, as when it is left.
    await page.evaluate(async () => {
      dispatchEvent(new Event('pagehide'))
      await fetch('/healthz')
    })
    await expect
      .poll(() => requests.map((request) => new URL(request.url()).pathname))
      .toEqual(['/healthz'])

    await page.getByRole('button', { name: acceptTexts['de-de'], exact: true }).click()
    // The page was told that it is left, so it keeps no error until the code for reports has arrived.
    await expect
      .poll(async () => {
        await throwInPage(page, 'after the choice')
        return reportsWith('after the choice').length
      })
      .toBe(1)
    expect(reportsWith('before a choice')).toEqual([])
  })
})

test('neither a page nor the log contains the key of Sentry', async ({ visit }) => {
  const { page } = await visit()
  await openPage(page, at(jacket))
  expect(await page.content()).not.toMatch(/public-key|sentry/i)
  expect(server.output.stdout).not.toContain('public-key')
})
