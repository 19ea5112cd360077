// First, because testing-library looks for the document when it is imported.
import { type Browser, britishShop, openBrowser } from '../platform/testing/test-browser.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import { MessagesProvider } from '../platform/text/messages.tsx'
import { TextNewsForm } from './text-news-form.tsx'

let browser: Browser
/** The calls of subscriptions that the form has sent. */
const sent = new Array<{ method: string; body: unknown }>()

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

beforeAll(async () => {
  browser = await openBrowser()
  const answerOfShop = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && pathname.endsWith('/consumers-v3/consumer/subscription'))
      sent.push({ method: request.method, body: await request.clone().json() })
    return answerOfShop(request)
  })
}, 60_000)

beforeEach(() => {
  browser.clear()
  sent.length = 0
})
afterEach(cleanup)
afterAll(() => browser.close())

function show() {
  const children = [{ path: ':locale/newsletter', Component: TextNewsForm }]
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => britishShop, children }])
  const hydrationData = { loaderData: { root: britishShop } }
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/newsletter']} hydrationData={hydrationData} />
    </MessagesProvider>,
  )
}

/** Types a number, accepts the terms, sends the form and waits for its confirmation. */
async function optIn(typed: string, phone: string) {
  fireEvent.change(screen.getByLabelText(en.phone), { target: { value: typed } })
  fireEvent.click(screen.getByRole('checkbox', { name: en.smsConsent }))
  fireEvent.click(screen.getByRole('button', { name: en.acceptSmsTerms }))
  fireEvent.click(screen.getByRole('button', { name: en.textNewsSignUp }))
  await screen.findByText(en.textNewsSignedUp.replace('{phone}', phone))
}

async function readSubscriptions() {
  const result = await browser.commerce.readSubscriptions({})
  if (!result.ok) throw new Error(result.refusal.message)
  return result.value.subscriptions
}

test('a guest who opts in is subscribed by a POST (NEWS-026)', async () => {
  show()
  await optIn('07911 123456', '+447911123456')
  expect(sent).toEqual([
    {
      method: 'POST',
      body: {
        type: 'Newsletter',
        channel: 'sms',
        optin: true,
        doubleOptin: false,
        recipient: '+447911123456',
        country: 'GB',
        region: 'EMEA',
      },
    },
  ])
  expect(await readSubscriptions()).toMatchObject([
    { type: 'Newsletter', channel: 'sms', recipient: '+447911123456', optin: true },
  ])
})

test('the number before is opted out first when a guest opts in with another one (NEWS-028)', async () => {
  show()
  await optIn('07911 123456', '+447911123456')
  expect(await readSubscriptions()).toMatchObject([{ recipient: '+447911123456', optin: true }])
  await optIn('07911 654321', '+447911654321')
  const subscriptions = await readSubscriptions()
  const [former, current] = ['+447911123456', '+447911654321'].map((phone) =>
    subscriptions.find(({ recipient }) => recipient === phone),
  )
  expect(subscriptions).toHaveLength(2)
  expect([former?.optin, current?.optin]).toEqual([false, true])
  expect(Date.parse(former?.optoutDate ?? '')).toBeLessThanOrEqual(
    Date.parse(current?.optinDate ?? ''),
  )
})
