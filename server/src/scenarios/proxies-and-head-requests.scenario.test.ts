import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exchangeRaw } from '../testing/raw-socket.ts'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({
    RATE_LIMITS: 'on',
    CAPTCHA_PROVIDER: 'none',
    TRUST_PROXY: '1',
  })
})
afterAll(() => installation.remove())

test('behind a proxy the rate limits count the IP that the proxy saw, not one that the client claims', async () => {
  const requestToken = (forwardedFor: string) =>
    server.visitor().send('requestToken', {
      body: { type: 'Guest' },
      headers: { 'x-forwarded-for': forwardedFor },
    })
  const claims = Array.from({ length: 605 }, (_, index) => `10.0.${index >> 8}.${index & 255}`)
  const statuses: number[] = []
  for (const claim of claims) statuses.push((await requestToken(`${claim}, 203.0.113.9`)).status)

  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
  expect(await requestToken('203.0.113.9')).toMatchObject({ status: 429 })
  expect(await requestToken('203.0.113.9, 203.0.113.10')).toMatchObject({ status: 200 })
})

const outside = [
  '/../server/src/main.ts',
  '/assets/../../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/assets/%00/etc/passwd',
  '/.env',
  '/.git/config',
  '/assets/.vite/manifest.json',
]
test.each(outside)('no file of the server can be read at %s', async (path) => {
  const answer = await exchangeRaw(
    server.port,
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
  )

  expect(answer).toMatch(/^HTTP\/1\.1 (400|404|30[28]) /)
  expect(answer).not.toMatch(/"workspaces"|root:|readConfig|\[core\]|TOKEN_SECRET/)
})

test('a HEAD request for a page has its headers and no body', async () => {
  const [page, head] = [
    await server.fetch('/en-us'),
    await server.fetch('/en-us', { method: 'HEAD' }),
  ]

  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
  expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'))
})

test('a call answers HEAD requests', async () => {
  const headers = { 'x-access-key': 'cairn-demo-key', 'x-site-id': 'CAIRN-US' }
  const path = '/fapi/bot-defence/challenge?locale=en-us'
  const head = await server.fetch(path, { method: 'HEAD', headers })

  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('in preview the same calls are served under /pre (reading 33)', async () => {
  const headers = { 'x-access-key': 'cairn-demo-key', 'x-site-id': 'CAIRN-US' }
  for (const path of ['/fapi/bot-defence/challenge', '/pre/fapi/bot-defence/challenge']) {
    expect(await server.fetch(`${path}?locale=en-us`, { headers })).toMatchObject({ status: 200 })
  }
  for (const path of ['/pre/api/nothing', '/pre/api/docs', '/pre/pre/api/nothing']) {
    expect(await server.fetch(path, { headers })).toMatchObject({ status: 404 })
  }
})
