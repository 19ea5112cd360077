import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exchangeRaw } from '../testing/raw-socket.ts'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const publicOrigin = 'https://shop.example'

let plainHome: TestInstallation
let secureHome: TestInstallation
let plainServer: TestServer
let secureServer: TestServer
beforeAll(async () => {
  ;[plainHome, secureHome] = await Promise.all([openTestInstallation(), openTestInstallation()])
  ;[plainServer, secureServer] = await Promise.all([
    plainHome.start(),
    secureHome.start({
      PUBLIC_ORIGIN: publicOrigin,
      TRUST_PROXY: '1',
      GOOGLE_MEASUREMENT_IDS: 'CAIRN-GB=G-ABC1234',
    }),
  ])
})
afterAll(() => Promise.all([plainHome.remove(), secureHome.remove()]))

const assetOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''

/** The policy source for every inline script of the page. */
/** Scripts that the browser runs. Data in JSON is none. */
const inlineScriptsOf = (html: string): string[] =>
  Array.from(
    html.matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

function policyOf(response: Response): Record<string, string[]> {
  const directives = (response.headers.get('content-security-policy') ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
}

const answers: [string, number, (server: TestServer) => Promise<Response>][] = [
  [
    'a call',
    200,
    (server) => server.fetch('/fapi/bot-defence/challenge?locale=en-us', { headers: client }),
  ],
  ['a refused call', 400, (server) => server.fetch('/fapi/server/time')],
  ['an unknown call', 404, (server) => server.fetch('/api/nothing')],
  ['a page', 200, (server) => server.fetch('/en-us')],
  ['a page that is not there', 404, (server) => server.fetch('/en-us/nothing')],
  ['a redirect', 302, (server) => server.fetch('/')],
  ['a foreign form', 403, (server) => server.fetch('/en-us/cart', { method: 'POST' })],
  [
    'an unsupported method',
    405,
    (server) => server.fetch('/en-us', { method: 'PUT', headers: { origin: server.origin } }),
  ],
  [
    'a file',
    200,
    async (server) => server.fetch(assetOf(await (await server.fetch('/en-us')).text())),
  ],
  [
    'an unchanged file',
    304,
    async (server) => {
      const path = '/symbol.svg'
      const etag = (await server.fetch(path)).headers.get('etag') ?? ''
      return server.fetch(path, { headers: { 'if-none-match': etag } })
    },
  ],
  ['the reference', 200, (server) => server.fetch('/api/docs')],
  ['the OpenAPI document', 200, (server) => server.fetch('/api/openapi.json')],
  ['liveness', 200, (server) => server.fetch('/healthz')],
  ['readiness', 200, (server) => server.fetch('/readyz')],
  ['metrics', 200, (server) => server.fetch('/metrics')],
]
const client = { 'x-access-key': 'cairn-demo-key', 'x-site-id': 'CAIRN-US' }

describe('every answer has its headers (guarantee 37)', () => {
  test.each(answers)('%s', async (_, status, request) => {
    for (const server of [plainServer, secureServer]) {
      const response = await request(server)
      const headers = Object.fromEntries(response.headers)

      expect(response.status).toBe(status)
      expect(headers).toMatchObject(commonHeaders)
      expect(policyOf(response)).toMatchObject({ 'frame-ancestors': ["'none'"] })
      expect(headers['strict-transport-security']).toBe(
        server === secureServer ? 'max-age=63072000; includeSubDomains' : undefined,
      )
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['server']).toBeUndefined()
    }
  })

  test('a malformed request', async () => {
    const answer = await exchangeRaw(
      secureServer.port,
      'GET / HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n',
    )

    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(answer).toContain(`${name}: ${value}`)
    }
  })
})

describe('the content security policy of a page (guarantee 37)', () => {
  test.each(['/en-us', '/de-de/cart', '/fr-ca/nothing'])(
    'allows exactly the scripts of the page: %s',
    async (path) => {
      const response = await plainServer.fetch(path)
      const html = await response.text()
      const scripts = inlineScriptsOf(html)
      const policy = policyOf(response)

      expect(scripts.length).toBeGreaterThan(0)
      expect(new Set(policy['script-src'])).toEqual(new Set(["'self'", ...scripts]))
      expect(html).not.toContain('nonce=')
      expect(policy['default-src']).toEqual(["'self'"])
      expect(policy['style-src']).toEqual(["'self'"])
      expect(policy['object-src']).toEqual(["'none'"])
      expect(policy['base-uri']).toEqual(["'none'"])
      expect(policy['form-action']).toEqual(["'self'"])
      const { 'frame-src': _, ...others } = policy
      expect(JSON.stringify(others)).not.toMatch(/unsafe-eval|\*|http:/)
      expect(html).not.toMatch(/<[^>]+\son\w+=|javascript:|<style/i)
    },
  )

  test('allows nothing in an answer that is not a page', async () => {
    for (const path of ['/api/nothing', '/api/docs', '/symbol.svg', '/healthz']) {
      expect(policyOf(await plainServer.fetch(path))['default-src']).toEqual(["'none'"])
    }
  })

  test('upgrades insecure requests if the shop uses https', async () => {
    expect(policyOf(await secureServer.fetch('/en-us'))).toHaveProperty('upgrade-insecure-requests')
    expect(policyOf(await plainServer.fetch('/en-us'))).not.toHaveProperty(
      'upgrade-insecure-requests',
    )
  })
})

describe('Google Analytics', () => {
  const google = /google/

  test.each(['/en-gb', '/en-gb/cart'])(
    'is allowed on the pages of a site that uses it, also on cached ones: %s',
    async (path) => {
      for (const _ of ['rendered', 'cached']) {
        const response = await secureServer.fetch(path, {
          headers: { 'x-forwarded-proto': 'https' },
        })
        const policy = policyOf(response)
        expect(policy['script-src']?.filter((source) => google.test(source))).toEqual([
          'https://www.googletagmanager.com',
        ])
        expect(policy['connect-src']).toEqual([
          "'self'",
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
          'https://*.analytics.google.com',
        ])
        expect(policy['img-src']).toEqual(expect.arrayContaining(policy['connect-src'] ?? []))
        expect(await response.text()).toContain('data-measurement-id="G-ABC1234"')
      }
    },
  )

  test('is unknown to the pages of all other sites', async () => {
    for (const answer of [secureServer.fetch('/en-us'), plainServer.fetch('/en-gb')]) {
      const response = await answer
      expect(response.headers.get('content-security-policy')).not.toMatch(google)
      expect(await response.text()).not.toContain('data-measurement-id="')
    }
  })
})

describe('the windows of the payment provider (guarantee 37)', () => {
  const windows = 'http://127.0.0.1:'
  const videos = 'https://www.youtube-nocookie.com'

  test.each(['/en-us/cart', '/de-de/p/nothing-CAIRN999', '/fr-ca/checkout/none'])(
    'may be embedded and keep their opener at %s',
    async (path) => {
      const response = await plainServer.fetch(path)

      const frames = [videos, `${windows}${plainHome.sandboxPort}`]
      expect(policyOf(response)['frame-src']).toEqual(frames)
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    },
  )

  test.each(['/en-us', '/en-us/c/100200', '/en-us/sign-in', '/en-us/cartography'])(
    'may not be embedded at %s',
    async (path) => {
      const response = await plainServer.fetch(path)
      expect(policyOf(response)['frame-src']).toEqual([videos])
      expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    },
  )
})

describe('cookies (guarantee 37)', () => {
  const guestCookies = async (server: TestServer) => {
    const { headers } = await server.visitor().send('requestToken', { body: { type: 'Guest' } })
    return headers.getSetCookie().filter((cookie) => !/max-age=0(;|$)/i.test(cookie))
  }

  test('are restricted to https, and tokens to this host, if the shop uses https', async () => {
    const cookies = await guestCookies(secureServer)
    const tokens = cookies.filter((cookie) => cookie.includes('HttpOnly'))

    expect(cookies.length).toBeGreaterThan(tokens.length)
    expect(cookies.every((cookie) => /; Secure(;|$)/.test(cookie))).toBe(true)
    expect(tokens.map((cookie) => cookie.split('=')[0]).toSorted()).toEqual([
      '__Host-cairn_access',
      '__Host-cairn_refresh',
    ])
    expect(cookies.every((cookie) => cookie.includes('; Path=/;'))).toBe(true)
    expect(cookies.every((cookie) => cookie.includes('; SameSite=Lax'))).toBe(true)
    expect(cookies.some((cookie) => /domain=/i.test(cookie))).toBe(false)
  })

  test('have plain names on http', async () => {
    const cookies = await guestCookies(plainServer)

    expect(cookies.some((cookie) => /Secure|__Host-/.test(cookie))).toBe(false)
    expect(cookies.filter((cookie) => cookie.includes('HttpOnly'))).toHaveLength(2)
  })

  test('carry a session over https', async () => {
    const guest = await secureServer.guest()
    expect(await guest.send('createCart', { body: {} })).toMatchObject({ status: 200 })
  })
})

describe('a redirect never leaves the shop (guarantee 37)', () => {
  test.each([
    '/',
    '/cart',
    '/cart?to=https://evil.example',
    '//evil.example',
    '//evil.example/cart',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/en-us//evil.example',
    '/en-us/%2e%2e//evil.example',
    '/.//evil.example',
    '/cart/%0d%0alocation:%20https://evil.example',
  ])('from %s', async (path) => {
    const servers: [TestServer, string][] = [
      [plainServer, 'host: localhost\r\nx-forwarded-host: evil.example'],
      [secureServer, 'host: evil.example\r\nx-forwarded-host: evil.example, shop.example'],
    ]
    for (const [server, hostHeaders] of servers) {
      const answer = await exchangeRaw(
        server.port,
        `GET ${path} HTTP/1.1\r\n${hostHeaders}\r\nconnection: close\r\n\r\n`,
      )
      const [, location = '/'] = /^location: (.*)$/im.exec(answer.split('\r\n\r\n')[0] ?? '') ?? []

      expect(answer).toMatch(/^HTTP\/1\.1 (200|302|308|404|400) /)
      expect(new URL(location, server.origin).origin).toBe(server.origin)
    }
  })
})
