import { describe, expect, test } from 'vitest'
import { createMetrics } from '../monitoring/metrics.ts'
import { createHttpApp, type HttpAppParts, limitBody, clientIp, switchMocks } from './http-app.ts'

const failures: [unknown, string][] = []
const throwError = async () => {
  throw new Error('secret detail of the server')
}
const parts: HttpAppParts = {
  api: throwError,
  pages: throwError,
  assets: () => undefined,
  images: () => undefined,
  inbox: undefined,
  reference: { document: throwError, page: throwError },
  metrics: createMetrics(),
  metricsAccess: { token: undefined, isRealShop: false },
  opensOperatorPages: false,
  isReady: async () => true,
  reportError: (error, correlationId) => void failures.push([error, correlationId]),
  publicOrigin: 'http://shop.example',
  supportMail: 'help@shop.example',
  isDevelopment: false,
  allowsMocks: true,
  previewSecret: undefined,
  proxies: 0,
}

test.each(['/en-us', '/api/cart/v1/cart'])(
  'a bug at %s is reported with its correlation id, and the client sees no details (guarantee 39)',
  async (path) => {
    failures.length = 0
    const answer = await createHttpApp(parts)(new Request(`http://shop.example${path}`), undefined)

    expect(answer.status).toBe(500)
    expect(await answer.text()).toBe('Something went wrong here.')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(failures).toEqual([
      [new Error('secret detail of the server'), answer.headers.get('x-correlation-id')],
    ])
  },
)

test('only pages redirect to the public origin, so that probes and images work at any host', async () => {
  const app = createHttpApp({ ...parts, images: () => Promise.resolve(new Response('image')) })
  const page = await createHttpApp(parts)(new Request('http://127.0.0.1:3000/en-us'), undefined)

  expect(page.headers.get('location')).toBe('http://shop.example/en-us')
  for (const path of ['/healthz', '/images/a.webp']) {
    expect((await app(new Request(`http://127.0.0.1:3000${path}`), undefined)).status).toBe(200)
  }
})

test('a call at another host is not redirected, but reaches the core, which refuses its origin', async () => {
  const app = createHttpApp({ ...parts, api: async () => new Response(null, { status: 403 }) })
  for (const path of ['/api/cart/v1/cart', '/fapi/server/time', '/pre/api/cart/v1/cart']) {
    const answer = await app(new Request(`http://127.0.0.1:3000${path}`), '127.0.0.1')

    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 403, null])
  }
})

test.each(['/images/a.webp', '/assets/a.js', '/healthz', '/readyz', '/metrics', '/api/docs'])(
  '%s can only be read',
  async (path) => {
    const app = createHttpApp({
      ...parts,
      api: async () => new Response(null, { status: 404 }),
      images: () => Promise.resolve(new Response('image')),
    })
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const headers = { origin: 'http://shop.example' }
      const request = new Request(`http://shop.example${path}`, { method, headers })
      const answer = await app(request, '127.0.0.1')

      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
    }
  },
)

test('the paths that other programs know are answered before the pages', async () => {
  const answerOf = (path: string) =>
    createHttpApp(parts)(new Request(`http://shop.example${path}`), undefined)
  const security = await answerOf('/.well-known/security.txt')
  const password = await answerOf('/.well-known/change-password')

  expect(security.status).toBe(200)
  expect(await security.text()).toContain('Contact: mailto:help@shop.example\n')
  expect([password.status, password.headers.get('location')]).toEqual([
    302,
    '/en-us/account/password',
  ])
})

test.each([
  ['/healthz', {}],
  ['/readyz', {}],
  ['/readyz', { isReady: async () => false }],
  ['/metrics', {}],
  ['/metrics', { metricsAccess: { token: undefined, isRealShop: true } }],
])('no cache stores the answer of %s', async (path, settings) => {
  const app = createHttpApp({ ...parts, ...settings })
  const answer = await app(new Request(`http://shop.example${path}`), '127.0.0.1')

  expect(answer.headers.get('cache-control')).toBe('no-store')
})

describe.each(['/metrics', '/inbox', '/inbox/00000000-0000-4000-8000-000000000009'])(
  '%s',
  (path) => {
    const inbox = async () => new Response('mails')
    const statusOf = async (
      socketIp: string,
      {
        headers = {},
        host = 'shop.example',
        ...settings
      }: Partial<HttpAppParts> & { headers?: HeadersInit; host?: string } = {},
    ) => {
      const app = createHttpApp({ ...parts, inbox, ...settings })
      return (await app(new Request(`http://${host}${path}`, { headers }), socketIp)).status
    }

    test('answers this machine only', async () => {
      expect(await statusOf('127.0.0.1')).toBe(200)
      expect(await statusOf('192.168.0.7')).toBe(403)
    })

    test('does not answer what a proxy on this machine passes on', async () => {
      const forwarded = { 'x-forwarded-for': '127.0.0.1' }
      expect(await statusOf('127.0.0.1', { headers: forwarded })).toBe(403)
      expect(await statusOf('127.0.0.1', { headers: forwarded, proxies: 1 })).toBe(403)
    })

    test('does not answer a page whose host name points to this machine', async () => {
      expect(await statusOf('127.0.0.1', { host: 'localhost:3000' })).toBe(200)
      expect(await statusOf('127.0.0.1', { host: 'rebound.example' })).toBe(403)
    })

    test('answers other machines if configured', async () => {
      expect(await statusOf('192.168.0.7', { opensOperatorPages: true })).toBe(200)
    })
  },
)

test('the token of the metrics opens them to other machines', async () => {
  const app = createHttpApp({
    ...parts,
    metricsAccess: { token: 'a token of the tests', isRealShop: true },
  })
  const request = (token: string) =>
    new Request('http://shop.example/metrics', { headers: { authorization: `Bearer ${token}` } })

  expect((await app(request('a token of the tests'), '192.168.0.7')).status).toBe(200)
  expect((await app(request('another token'), '192.168.0.7')).status).toBe(401)
})

const posted = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

test('a body within the limit is passed on unchanged', async () => {
  const inPieces = await limitBody(posted(new Blob(['ab', 'cd']).stream(), { 'x-a': '1' }), 4)

  expect(await inPieces?.text()).toBe('abcd')
  expect(inPieces?.headers.get('x-a')).toBe('1')
  expect(await (await limitBody(posted('abcd', { 'content-length': '4' }), 4))?.text()).toBe('abcd')
})

test('a longer body is refused, with and without a content-length', async () => {
  expect(await limitBody(posted(new Blob(['ab', 'cde']).stream()), 4)).toBeUndefined()
  expect(await limitBody(posted('abcde', { 'content-length': '5' }), 4)).toBeUndefined()
})

test('samples are switched on before the page is rendered (SES-008)', async () => {
  const answer = await createHttpApp(parts)(
    new Request('http://shop.example/en-us?mocks=on'),
    undefined,
  )

  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie().join()).toContain('cairn_mock=1')
})

type ForwardedRequest = { forwardedFor: string | undefined; proxies: number }

test.each<[string, ForwardedRequest, string]>([
  [
    'no proxy: the socket counts and the header is ignored',
    { forwardedFor: '203.0.113.9', proxies: 0 },
    '192.0.2.1',
  ],
  ['one proxy: the IP that it saw', { forwardedFor: '203.0.113.9', proxies: 1 }, '203.0.113.9'],
  [
    'one proxy, after a forged entry',
    { forwardedFor: '10.9.9.9, 203.0.113.9', proxies: 1 },
    '203.0.113.9',
  ],
  ['two proxies', { forwardedFor: '203.0.113.9, 198.51.100.2', proxies: 2 }, '203.0.113.9'],
  [
    'two proxies, after forged entries',
    { forwardedFor: 'x, 10.9.9.9, 203.0.113.9, 198.51.100.2', proxies: 2 },
    '203.0.113.9',
  ],
  ['without blanks', { forwardedFor: '10.9.9.9,203.0.113.9', proxies: 1 }, '203.0.113.9'],
  ['no header', { forwardedFor: undefined, proxies: 1 }, '192.0.2.1'],
  ['a header with only commas', { forwardedFor: ', ,', proxies: 1 }, '192.0.2.1'],
  ['fewer hops than proxies', { forwardedFor: '203.0.113.9', proxies: 2 }, '192.0.2.1'],
])('%s', (_, { forwardedFor, proxies }, ip) => {
  expect(clientIp(forwardedFor, '192.0.2.1', proxies)).toBe(ip)
})

test('a closed socket has no IP', () => {
  expect(clientIp(undefined, undefined, 0)).toBe('unknown')
})

const requestFor = (path: string, method = 'GET') =>
  new Request(`http://shop.example${path}`, { method })

const demo = { allowsMocks: true, publicOrigin: 'http://shop.example' }

test('outside production a URL parameter switches samples on for this browser with a cookie (SES-008)', () => {
  const answer = switchMocks(requestFor('/en-us/c/women-210000?mocks=on&sort=newest'), demo)

  expect(answer?.status).toBe(303)
  expect(answer?.headers.get('location')).toBe('/en-us/c/women-210000?sort=newest')
  expect(answer?.headers.get('cache-control')).toBe('no-store')
  expect(answer?.headers.getSetCookie()).toEqual([
    'cairn_mock=1; Path=/; SameSite=Lax; Max-Age=86400',
  ])
})

test('a URL parameter switches samples off again', () => {
  const answer = switchMocks(requestFor('/en-us?mocks=off'), {
    ...demo,
    publicOrigin: 'https://shop.example',
  })

  expect(answer?.headers.get('location')).toBe('/en-us')
  expect(answer?.headers.getSetCookie()).toEqual([
    'cairn_mock=; Path=/; SameSite=Lax; Max-Age=0; Secure',
  ])
})

test('the redirect never leads to another host', () => {
  const answer = switchMocks(requestFor('//elsewhere.example/?mocks=on'), demo)
  expect(answer?.headers.get('location')).toBe('/elsewhere.example/')
})

test.each([
  ['in a real shop', requestFor('/en-us?mocks=on'), { ...demo, allowsMocks: false }],
  ['for a POST request', requestFor('/en-us?mocks=on', 'POST'), demo],
  ['for an unknown value', requestFor('/en-us?mocks=perhaps'), demo],
])('does nothing %s', (_, request, settings) => {
  expect(switchMocks(request, settings)).toBeUndefined()
})
