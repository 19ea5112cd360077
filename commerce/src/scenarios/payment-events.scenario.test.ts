import { receivePaymentEvents } from '@cairn/contract/payments/payment-calls'
import { accept } from '@cairn/contract/refusals/result'
import { createSandbox } from '@cairn/sandbox/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxProvider } from '../payments/providers/sandbox-provider.ts'
import { type Api, createApi } from '../platform/wire/api.ts'
import { largestBody } from '../platform/wire/read-request.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { shopOrigin } from '../testing/visitor.ts'

const secret = 'the secret of shop and sandbox in tests'
const sandboxOrigin = 'http://127.0.0.1:3001'
const url = `${shopOrigin}/fapi/payments/events`

let shop: Shop
let api: Api
let receivedEvents: unknown[]
beforeAll(async () => {
  const { readEvents, ...rest } = sandboxProvider({ url: sandboxOrigin, secret })
  shop = await openShop({ provider: { ...rest, readEvents } })
  const routes = shop.settings.routes.map((route) =>
    route.call === receivePaymentEvents ? { ...route, handle: recordEvents } : route,
  )
  api = createApi({ ...shop.settings, routes })
})
beforeEach(() => {
  receivedEvents = []
})
afterAll(() => shop.close())

async function recordEvents({ access }: { access: unknown }) {
  receivedEvents.push(access)
  return accept({})
}

/** A webhook as the sandbox signs and sends it. */
async function sentWebhook() {
  const webhooks: Request[] = []
  const send = async (request: Request) => {
    webhooks.push(request)
    return new Response(null, { status: 204 })
  }
  const sandbox = createSandbox({
    file: ':memory:',
    secret,
    operatorKey: 'nobody asks for it',
    origin: sandboxOrigin,
    shopOrigins: [shopOrigin],
    post: { url, send },
  })
  const { authorise } = sandboxProvider({
    url: sandboxOrigin,
    secret,
    send: (request) => sandbox.answer(request),
  })
  await authorise({
    key: 'CRN-100200-1',
    orderNumber: 'CRN-100200',
    kind: 'card',
    token: 'tok_test_approve',
    amount: 12_900,
    currency: 'USD',
    locale: 'en-us',
    origin: shopOrigin,
    challengeSeconds: 900,
  })
  await sandbox.work()
  sandbox.close()
  return webhooks[0] ?? new Request(url)
}

describe('a webhook', () => {
  test('with a valid signature needs no origin, client id or session', async () => {
    const answer = await api(await sentWebhook(), '198.51.100.20')

    expect(answer.status).toBe(200)
    expect(receivedEvents).toMatchObject([
      [{ kind: 'authorised', key: 'CRN-100200-1', amount: 12_900 }],
    ])
  })

  test.each([
    ['is not signed', (body: string) => ({ body, headers: {} })],
    [
      'has another signature',
      (body: string) => ({ body, headers: { 'x-sandbox-signature': 'x' } }),
    ],
  ])('that %s is refused', async (_, change) => {
    const request = change(await (await sentWebhook()).text())
    const answer = await api(new Request(url, { method: 'POST', ...request }), '198.51.100.20')

    expect(answer.status).toBe(403)
    expect(receivedEvents).toEqual([])
  })

  test('that was changed after signing is refused', async () => {
    const webhook = await sentWebhook()
    const { headers } = webhook
    const body = (await webhook.text()).replace('12900', '1')
    const answer = await api(new Request(url, { method: 'POST', headers, body }), '198.51.100.20')

    expect(answer.status).toBe(403)
    expect(receivedEvents).toEqual([])
  })

  test('that exceeds the size limit of bodies is refused', async () => {
    const body = ' '.repeat(largestBody + 1)
    const answer = await api(new Request(url, { method: 'POST', body }), '198.51.100.20')

    expect(answer.status).toBe(413)
  })
})
