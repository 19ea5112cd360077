import { receivePaymentEvents } from '@cairn/contract/payment-events'
import { accept } from '@cairn/contract/result'
import { createSandbox } from '@cairn/sandbox/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sandboxProvider } from './payments/sandbox-provider.ts'
import { type Api, createApi } from './platform/wire/api.ts'
import { largestBody } from './platform/wire/read-body.ts'
import { openShop, type Shop } from './testing/shop.ts'
import { shopOrigin } from './testing/visitor.ts'

const secret = 'what shop and sandbox share in tests'
const sandboxOrigin = 'http://127.0.0.1:3001'
const url = `${shopOrigin}/fapi/payments/events`

let shop: Shop
let api: Api
let heard: unknown[]
beforeAll(async () => {
  const { readEvents, ...rest } = sandboxProvider({ address: sandboxOrigin, secret })
  shop = await openShop({ provider: { ...rest, readEvents } })
  const routes = shop.settings.routes.map((route) =>
    route.call === receivePaymentEvents ? { ...route, handle: hear } : route,
  )
  api = createApi({ ...shop.settings, routes })
})
beforeEach(() => {
  heard = []
})
afterAll(() => shop.close())

async function hear({ grant }: { grant: unknown }) {
  heard.push(grant)
  return accept({})
}

/** A letter as the sandbox writes it, for a shop that answers otherwise than it is meant to. */
async function letter() {
  const letters: Request[] = []
  const send = async (request: Request) => {
    letters.push(request)
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
    address: sandboxOrigin,
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
  })
  await sandbox.work()
  sandbox.close()
  return letters[0] ?? new Request(url)
}

describe('a webhook', () => {
  test('that is signed needs no origin, no client and no session', async () => {
    const answer = await api(await letter(), '198.51.100.20')

    expect(answer.status).toBe(200)
    expect(heard).toMatchObject([[{ kind: 'authorised', key: 'CRN-100200-1', amount: 12_900 }]])
  })

  test.each([
    ['is not signed', (body: string) => ({ body, headers: {} })],
    ['is signed by another', (body: string) => ({ body, headers: { 'x-sandbox-signature': 'x' } })],
  ])('that %s is refused, whatever client it comes from', async (_, changed) => {
    const sent = changed(await (await letter()).text())
    const answer = await api(new Request(url, { method: 'POST', ...sent }), '198.51.100.20')

    expect(answer.status).toBe(403)
    expect(heard).toEqual([])
  })

  test('that was changed on its way is refused', async () => {
    const signed = await letter()
    const { headers } = signed
    const body = (await signed.text()).replace('12900', '1')
    const answer = await api(new Request(url, { method: 'POST', headers, body }), '198.51.100.20')

    expect(answer.status).toBe(403)
    expect(heard).toEqual([])
  })

  test('is read up to the size of any other body', async () => {
    const body = ' '.repeat(largestBody + 1)
    const answer = await api(new Request(url, { method: 'POST', body }), '198.51.100.20')

    expect(answer.status).toBe(413)
  })
})
