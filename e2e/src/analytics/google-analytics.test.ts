import type { TestServer } from '@cairn/server/testing/spawn-server'
import {
  openTestInstallation,
  type TestInstallation,
} from '@cairn/server/testing/test-installation'
import type { BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, vi } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { inEachLocale } from '../texts/storefront-messages.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({ GOOGLE_MEASUREMENT_IDS: 'CAIRN-GB=G-ABC1234' })
})
afterAll(() => installation.remove())

const texts = inEachLocale((translate) => ({
  accept: translate('consentAccept'),
  refuse: translate('consentRefuse'),
  saved: translate('consentSaved'),
}))['en-us']

/** Sends the events of the queue, as the script of Google does, and sets its cookies. */
const googleScript = `(() => {
const layer = window.googleLayer
const { push } = layer
const send = ([command, name, fields]) => {
  if (window['ga-disable-G-ABC1234']) return
  if (command === 'event') fetch('https://region1.google-analytics.com/g/collect?en=' + name + '&page=' + encodeURIComponent(fields.page_type ?? ''), { method: 'POST', mode: 'no-cors', keepalive: true })
}
for (const command of layer) send(command)
layer.push = (...commands) => {
  commands.forEach(send)
  return push.apply(layer, commands)
}
for (const name of ['_ga', '_ga_ABC1234']) document.cookie = name + '=GS1.1; path=/; max-age=1000'
})()`

/** Answers in place of Google. Returns what Google was asked for: its script, and the events with the types of pages. */
async function answerForGoogle(context: BrowserContext) {
  const requests: string[] = []
  await context.route(/google/, async (route) => {
    const url = new URL(route.request().url())
    const isScript = url.hostname === 'www.googletagmanager.com'
    const { en, page } = Object.fromEntries(url.searchParams)
    requests.push(isScript ? `script ${url.searchParams.get('id')}` : `${en} ${page}`.trim())
    await route.fulfill(
      isScript ? { contentType: 'text/javascript', body: googleScript } : { status: 204 },
    )
  })
  return requests
}

/** Pop-ups come at a time of their own. */
const withoutPopups = (requests: readonly string[]) =>
  requests.filter((request) => !request.startsWith('popup'))

const googleCookies = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'))

describe('Google Analytics of a site that uses it', () => {
  const at = (path: string) => `${server.origin}${path}`

  test('is asked for nothing before the visitor accepts, gets the events from then on, and nothing after a refusal, which removes its cookies (ANA-005, ANA-008)', async ({
    visit,
  }) => {
    const { page, context } = await visit({ consent: 'nothing' })
    const requests = await answerForGoogle(context)
    await openPage(page, at('/en-gb'))
    await openPage(page, at('/en-gb/p/x-CAIRN001BLK'))
    await page.getByRole('button', { name: texts.accept, exact: true }).waitFor()
    expect(requests).toEqual([])
    await page.getByRole('button', { name: texts.accept, exact: true }).click()
    await expect
      .poll(() => withoutPopups(requests))
      .toEqual(['script G-ABC1234', 'page_view PDP', 'view_item'])
    await expect.poll(() => googleCookies(context)).toEqual(['_ga', '_ga_ABC1234'])

    requests.length = 0
    await openPage(page, at('/en-gb/cookie-settings'))
    await expect
      .poll(() => withoutPopups(requests))
      .toEqual(['script G-ABC1234', 'page_view Other'])
    await page.getByText('_ga, _ga_*').waitFor({ state: 'attached' })
    await page.getByRole('main').getByRole('button', { name: texts.refuse, exact: true }).click()
    await page.getByText(texts.saved).waitFor()
    expect(await googleCookies(context)).toEqual([])
    requests.length = 0
    await openPage(page, at('/en-gb/p/x-CAIRN001BLK'))
    await openPage(page, at('/en-gb'))
    expect(requests).toEqual([])
    expect(await googleCookies(context)).toEqual([])
  })

  test('is asked for nothing by a visitor who refuses, and by the pages of other sites', async ({
    visit,
  }) => {
    const { page, context } = await visit({ consent: 'nothing' })
    const requests = await answerForGoogle(context)
    await openPage(page, at('/en-gb'))
    await page.getByRole('button', { name: texts.refuse, exact: true }).click()
    await openPage(page, at('/en-gb/p/x-CAIRN001BLK'))
    await context.clearCookies()
    await openPage(page, at('/en-us'))
    await openPage(page, at('/en-us/cookie-settings'))
    expect(await page.getByText('_ga, _ga_*').count()).toBe(0)
    expect(requests).toEqual([])
  })
})
