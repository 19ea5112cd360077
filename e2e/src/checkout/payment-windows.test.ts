import type { PaymentProvider } from '@cairn/commerce/payments/providers/provider'
import { sandboxProvider } from '@cairn/commerce/payments/providers/sandbox-provider'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import {
  openTestInstallation,
  type TestInstallation,
} from '@cairn/server/testing/test-installation'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { serveEmptyPage } from '../browser/serve-until-test-ends.ts'
import { test } from '../browser/visit.ts'

const sandboxSecret = 'a secret that shop and sandbox share'
const locales = shortOrLong(['en-us', 'de-de'], ['en-us', 'de-de', 'fr-fr', 'it-it', 'es-es'])
const money = { amount: 41_700, currency: 'EUR' } as const

let installation: TestInstallation
let origin: string
let sandbox: string
let provider: PaymentProvider
beforeAll(async () => {
  installation = await openTestInstallation()
  const server = await installation.start({ SANDBOX_BESIDE: '1', SANDBOX_SECRET: sandboxSecret })
  origin = server.origin
  sandbox = `http://127.0.0.1:${installation.sandboxPort}`
  provider = sandboxProvider({ url: sandbox, secret: sandboxSecret })
})
afterAll(() => installation.remove())

type WindowKind = 'card' | 'wallet' | 'device'
type WindowMessage = { from: string; outcome: string } & Record<string, unknown>

const open = async (kind: WindowKind, locale = 'en-us') =>
  (await provider.openWindow({ kind, locale, origin, ...money })).windowUrl

let attempt = 0
async function openChallenge(locale = 'en-us') {
  const authorisation = {
    key: `CRN-${(attempt += 1)}`,
    orderNumber: `CRN-10020${attempt}`,
    kind: 'card',
    token: 'tok_test_challenge',
    challengeSeconds: 900,
  } as const
  const answer = await provider.authorise({ ...authorisation, ...money, locale, origin })
  if (answer.state !== 'challenge') throw new Error(`It is ${answer.state}`)
  return { url: answer.challengeUrl, key: authorisation.key, reference: answer.reference }
}

/** Opens a page of the shop with the window in a frame, and records the messages of the window. */
async function showWindow(page: Page, url: string, { at = '/en-us/cart', width = 390 } = {}) {
  await openPage(page, `${origin}${at}`)
  await page.evaluate(addFrameAndListen, { url, width })
  return page.frameLocator('iframe[title="Payment"]')
}

function addFrameAndListen({ url, width }: { url: string; width: number }) {
  const messages: object[] = []
  Object.assign(window, { messages })
  window.addEventListener('message', ({ origin: from, data }) => messages.push({ ...data, from }))
  const frame = document.createElement('iframe')
  Object.assign(frame, { src: url, title: 'Payment', width, height: 700 })
  document.querySelector('main')?.prepend(frame)
}

const readMessages = (page: Page): Promise<WindowMessage[]> => page.evaluate('window.messages')

async function waitForMessage(page: Page, outcome: string): Promise<WindowMessage> {
  await page.waitForFunction(
    (expected) =>
      'messages' in window && JSON.stringify(window.messages).includes(`"outcome":"${expected}"`),
    outcome,
  )
  const message = (await readMessages(page)).find((candidate) => candidate.outcome === outcome)
  if (!message) throw new Error(`No message has the outcome ${outcome}`)
  return message
}

describe('the card window', () => {
  test('groups the digits of the number, shows errors, and returns a token', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    const frame = await showWindow(page, await open('card'))
    await waitForMessage(page, 'ready')
    const number = frame.getByLabel('Card number')
    await number.pressSequentially('378282246310005')
    await expect.poll(() => number.inputValue()).toBe('3782 822463 10005')
    await frame.getByText('American Express').waitFor()
    await frame.getByText('The 4 digits on the front of the card').waitFor()

    await number.fill('')
    await number.pressSequentially('4111111111111112')
    await number.press('Tab')
    await frame.getByText('Check the card number').waitFor()
    await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')

    await frame.getByLabel('Expires').pressSequentially('0125')
    await frame.getByRole('button', { name: 'Use this card' }).press('Enter')
    await expect.poll(() => number.evaluate((field) => field === document.activeElement)).toBe(true)
    await frame.getByText('This card has expired').waitFor()
    expect(await waitForMessage(page, 'invalid')).toMatchObject({ card: 'expired', from: sandbox })

    await number.fill('4111 1111 1111 1111')
    await frame.getByLabel('Expires').fill('12 / 34')
    await frame.getByLabel('Security code').fill('123')
    await frame.getByLabel('Name on the card').fill('Robin Walker')
    await number.press('Enter')
    const { token, ...card } = await waitForMessage(page, 'token')

    expect(card).toMatchObject({ brand: 'visa', last4: '1111', expiryMonth: 12, expiryYear: 2034 })
    expect(token).toMatch(/^tok_\w+$/)
    expect(JSON.stringify(await readMessages(page))).not.toMatch(/4111 ?1111/)
  })

  test('is submitted by a button of the shop, too', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    const frame = await showWindow(page, `${await open('card')}?submit=shop`)
    await frame.getByText('Cards to try').click()
    await frame.getByRole('button', { name: '4000 0000 0000 3220' }).press('Enter')
    await expect.poll(() => frame.getByLabel('Card number').inputValue()).toContain('3220')
    expect(await frame.getByRole('button', { name: 'Use this card' }).count()).toBe(0)
    await page.evaluate(
      (to) => window.frames[0]?.postMessage({ type: 'cairn-pay-submit' }, to),
      sandbox,
    )

    expect(await waitForMessage(page, 'token')).toMatchObject({ last4: '3220' })
  })
})

describe('a window cannot be framed', () => {
  const cardNumber = (page: Page) =>
    page.frameLocator('iframe[title="Payment"]').getByLabel('Card number')
  const blockedFrame = /frame|Content Security Policy|Refused|violates/i

  test('by a page of the shop without a payment', async ({ visit }) => {
    const { page, problems } = await visit({ expected: blockedFrame })
    await showWindow(page, await open('card'), { at: '/en-us' })
    await expect.poll(() => problems.join('\n')).toMatch(/frame-src|frame-ancestors/)

    expect(await cardNumber(page).count()).toBe(0)
    expect(await readMessages(page)).toEqual([])
  })

  test('by another origin', async ({ visit }) => {
    const { page, problems } = await visit({ expected: /./ })
    await page.goto(`http://localhost:${await serveEmptyPage()}/`)
    await page.evaluate(addFrameAndListen, { url: await open('card'), width: 390 })
    await expect.poll(() => problems.join('\n')).toContain('frame-ancestors')

    expect(await cardNumber(page).count()).toBe(0)
    expect(await readMessages(page)).toEqual([])
  })
})

describe('a window runs only its own script (guarantee 38)', () => {
  test('not one that was changed by a byte', async ({ visit }) => {
    const { page, problems } = await visit({ expected: /./ })
    await page.route('**/assets/card-*.js', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()} ` })
    })
    const frame = await showWindow(page, await open('card'))
    await expect.poll(() => problems.join('\n')).toContain('integrity')

    const useButton = frame.getByRole('button', { name: 'Use this card' })
    await expect.poll(() => useButton.isDisabled()).toBe(true)
    expect(await readMessages(page)).toEqual([])
  })

  test.for([
    ['an inline script', `<script>window.parent.postMessage({outcome:'stolen'},'*')</script>`],
    ['a script of another origin', '<script src="https://evil.example/x.js"></script>'],
    ['another script of its own origin', '<script src="/assets/device.js"></script>'],
  ])('not %s, which is reported', async ([, script], { visit }) => {
    const { page } = await visit({ expected: /./ })
    await page.route('**/window/*', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</body>', `${script}</body>`)
      await route.fulfill({ response, body })
    })
    const report = page.waitForRequest('**/reports')
    await showWindow(page, await open('card'))

    expect((await report).postData()).toContain('script-src')
    await waitForMessage(page, 'ready')
    expect(JSON.stringify(await readMessages(page))).not.toContain('stolen')
  })
})

describe('a challenge', () => {
  test('is completed by keyboard, in frames from 250 to 600 pixels', async ({ visit }) => {
    const { page } = await visit({ width: 800 })
    const { url, key } = await openChallenge()
    const frame = await showWindow(page, url, { width: 250 })
    for (const width of [250, 390, 500, 600]) {
      await page.locator('iframe[title="Payment"]').evaluate((element, size) => {
        element.setAttribute('width', String(size))
      }, width)
      const overflow = await frame
        .locator('html')
        .evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0)
    }
    const code = frame.getByLabel('Code', { exact: true })
    await code.fill('000000')
    await code.press('Enter')
    await frame.getByText('That is not the code').waitFor()
    await code.fill('123456')
    await code.press('Enter')
    const { threeDS2Result, from } = await waitForMessage(page, 'challenge')

    expect(from).toBe(sandbox)
    expect(threeDS2Result).toMatch(/^3ds_/)
    expect(await provider.find(key)).toMatchObject({ state: 'authorised' })
  })

  test.for([
    ['This is not me', 'challenge'],
    ['Cancel and go back', 'closed'],
  ] as const)('ends with "%s"', async ([name, outcome], { visit }) => {
    const { page } = await visit({ width: 800 })
    const { url, key } = await openChallenge()
    const frame = await showWindow(page, url)
    await frame.getByText(/^Time left: [0-9]:[0-5][0-9]$/).waitFor()
    await frame.getByRole('button', { name }).press('Enter')

    expect(await waitForMessage(page, outcome)).toMatchObject({
      threeDS2Result: expect.any(String),
    })
    expect(await provider.find(key)).toMatchObject({ reason: 'challengeFailed' })
  })

  test('works without scripts and returns to the shop', async ({ visit }) => {
    const { page } = await visit({ scripts: false, expected: /./ })
    const { url, key } = await openChallenge()
    await page.goto(url)
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(`${origin}/en-us/checkout/return?**`)

    await expect.poll(() => new URL(page.url()).searchParams.get('threeDS2Result')).toMatch(/^3ds_/)
    expect(await provider.find(key)).toMatchObject({ state: 'authorised' })
  })
})

test('the sheet of a wallet opens in a popup, sends its result to the opener, and closes', async ({
  visit,
}) => {
  const { page, context } = await visit({ width: 390 })
  const url = await open('wallet')
  await openPage(page, `${origin}/en-us/cart`)
  await page.evaluate(addFrameAndListen, { url: 'about:blank', width: 1 })
  const openedPage = context.waitForEvent('page')
  await page.evaluate((sheetUrl) => void window.open(sheetUrl, 'wallet', 'popup'), url)
  const sheet = await openedPage
  const closed = sheet.waitForEvent('close')
  await sheet.getByRole('button', { name: 'Pay €417.00' }).click()

  expect(await waitForMessage(page, 'token')).toMatchObject({
    from: sandbox,
    brand: 'visa',
    last4: '1111',
  })
  await closed
})

test('the device window sends a fingerprint to the shop', async ({ visit }) => {
  const { page } = await visit()
  await showWindow(page, await open('device'), { width: 1 })

  expect(await waitForMessage(page, 'device')).toMatchObject({
    fingerprint: expect.stringMatching(/^dfp_[\da-f]{32}$/),
  })
})

describe('axe finds no violations in any window', () => {
  test.for(locales)('in %s', async (locale, { visit }) => {
    // Without a parent page, its messages have no recipient.
    const { page } = await visit({ width: 390, expected: /postMessage/ })
    const payLater = await provider.openPayLater({
      key: `plan-${locale}`,
      ...money,
      locale,
      origin,
    })
    const { url } = await openChallenge(locale)
    for (const windowUrl of [
      await open('card', locale),
      await open('wallet', locale),
      payLater.windowUrl,
      url,
    ]) {
      await page.goto(windowUrl)
      await page.locator('form button.button').click({ trial: true })
      expect(await accessibilityViolations(page), windowUrl).toEqual([])
    }
  })
})
