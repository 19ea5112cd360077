import { signInAs } from '@cairn/commerce/testing/sign-in'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
let shopper: Visitor
let basketId: string
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({ CAPTCHA_PROVIDER: 'none' })
  shopper = await server.guest()
  await signInAs(shopper, 'shopper@cairn.test')
  const { body } = await shopper.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  basketId = String(body['basketId'])
})
afterAll(() => installation.remove())

function request(path: string, encoding: string, { method = 'GET', headers = {} } = {}) {
  const cookie = [...shopper.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return server.fetch(path, {
    method,
    headers: { cookie, 'accept-encoding': encoding, ...headers },
  })
}

const clientHeaders = { 'x-access-key': 'cairn-demo-key', 'x-site-id': 'CAIRN-US' }

const paths: [string, number, () => string, Record<string, string>?][] = [
  ['the cart', 200, () => '/en-us/cart'],
  ['the checkout', 200, () => '/en-us/checkout?step=shipping', { 'sec-fetch-site': 'none' }],
  ['the account', 200, () => '/en-us/account'],
  ['the orders', 200, () => '/en-us/orders'],
  ['the favourites', 200, () => '/en-us/favorites'],
  ['the data of a page', 200, () => '/en-us/cart.data', { 'sec-fetch-site': 'same-origin' }],
  ['a public page', 200, () => '/en-us'],
  ['a page that is not there', 404, () => '/en-us/nothing'],
  ['a path without a locale', 404, () => '/nothing.ico'],
  ['the sitemap', 200, () => '/en-us/sitemap.xml'],
  ['the OpenAPI document', 200, () => '/api/openapi.json'],
  ['the API reference', 200, () => '/api/docs'],
  ['the metrics', 200, () => '/metrics'],
  ['the inbox', 200, () => '/inbox'],
  ['the answer to a call', 200, () => `/api/cart/v1/cart/${basketId}?locale=en-us`, clientHeaders],
]

describe.each(paths)('%s', (_, status, pathOf, headers = {}) => {
  test.each(['br', 'gzip'])('is compressed with %s', async (encoding) => {
    const response = await request(pathOf(), encoding, { headers })
    expect(response.status).toBe(status)
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toMatch(/\baccept-encoding$/)
    // The client decompresses what it reads.
    expect((await response.text()).length).toBeGreaterThan(1000)

    const head = await request(pathOf(), encoding, { method: 'HEAD', headers })
    const headOf = ({ headers: all }: Response) =>
      ['content-encoding', 'vary', 'content-type', 'cache-control'].map((name) => all.get(name))
    expect([head.status, ...headOf(head)]).toEqual([status, ...headOf(response)])
  })

  test('is sent as it is to clients that accept no encoding', async () => {
    const response = await request(pathOf(), 'identity', { headers })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(response.headers.get('vary')).toMatch(/\baccept-encoding$/)
  })
})

test('a cart that another site opens is not compressed, so its length says nothing about it', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  const response = await request('/en-us/cart?guess=jacket', 'br', { headers })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-encoding')).toBeNull()
})
