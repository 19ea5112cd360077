import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRawSocket, exchangeRaw } from '../testing/raw-socket.ts'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start()
})
afterAll(() => installation.remove())

const host = 'host: localhost\r\nconnection: close\r\n'
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

const itemHead = () =>
  [
    'POST /api/cart/v1/item?locale=en-us HTTP/1.1',
    'host: localhost',
    `origin: ${server.origin}`,
    'x-access-key: cairn-demo-key',
    'x-site-id: CAIRN-US',
    'content-type: application/json',
  ].join('\r\n')

describe('malformed HTTP is answered and the connection is closed (guarantee 30)', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n', 400],
    ['an unknown method', `BREW /en-us HTTP/1.1\r\n${host}\r\n`, 400],
    ['a version from the future', `GET /en-us HTTP/9.9\r\n${host}\r\n`, 400],
    ['no host', 'GET /en-us HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['two hosts', `GET /en-us HTTP/1.1\r\n${host}Host: elsewhere.example\r\n\r\n`, 400],
    ['an invalid host', 'GET /en-us HTTP/1.1\r\nhost: a/b@c d\r\nconnection: close\r\n\r\n', 400],
    ['a header without a name', `GET /en-us HTTP/1.1\r\n${host}: x\r\n\r\n`, 400],
    ['a folded header', `GET /en-us HTTP/1.1\r\n${host}x-a: 1\r\n 2\r\n\r\n`, 400],
    ['a header with a control character', `GET /en-us HTTP/1.1\r\n${host}x-a: \u0000\r\n\r\n`, 400],
    ['a bare line feed', `GET /en-us HTTP/1.1\n${host.replaceAll('\r', '')}\n`, 400],
    ['a backslash in its path', `GET /en-us\\..\\x HTTP/1.1\r\n${host}\r\n`, 400],
    [
      'two lengths',
      `POST /en-us HTTP/1.1\r\n${host}content-length: 1\r\ncontent-length: 2\r\n\r\nab`,
      400,
    ],
    [
      'a length that is not a number',
      `POST /en-us HTTP/1.1\r\n${host}content-length: 1e3\r\n\r\n`,
      400,
    ],
    ['a negative length', `POST /en-us HTTP/1.1\r\n${host}content-length: -1\r\n\r\n`, 400],
    [
      'a length that is too large for a number',
      `POST /en-us HTTP/1.1\r\n${host}content-length: ${'9'.repeat(30)}\r\n\r\n`,
      400,
    ],
    [
      'a length and chunks (smuggling)',
      `POST /en-us HTTP/1.1\r\n${host}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'chunks under another name (smuggling)',
      `POST /en-us HTTP/1.1\r\n${host}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'a chunk with an invalid size',
      `POST /en-us HTTP/1.1\r\n${host}transfer-encoding: chunked\r\n\r\nzz\r\n`,
      400,
    ],
    [
      'a request line that is too long',
      `GET /en-us?${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      431,
    ],
    [
      'headers that are too large',
      `GET /en-us HTTP/1.1\r\n${host}x-a: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    ['too many headers', `GET /en-us HTTP/1.1\r\n${host}${'x-a: 1\r\n'.repeat(5_000)}\r\n`, 431],
  ])('%s', async (_, request, status) => {
    const answer = await exchangeRaw(server.port, request)

    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toMatch(/\.ts|\.mjs|Error/)
    expect(await server.fetch('/healthz')).toMatchObject({ status: 200 })
  })

  test('tunnels and upgrades are not supported', async () => {
    const connectRequest = 'CONNECT example.com:80 HTTP/1.1\r\nhost: example.com\r\n\r\n'
    expect(await exchangeRaw(server.port, connectRequest)).toBe('')

    const socket = await openRawSocket(server.port)
    socket.send(
      'GET /healthz HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    )
    expect(statusOf(await socket.waitFor(/ok$/))).toBe(200)
    socket.destroy()
  })
})

describe('a body that differs from its declared length', () => {
  test('is cut at that length, and the rest is refused as a malformed request', async () => {
    const answer = await exchangeRaw(
      server.port,
      `${itemHead()}\r\ncontent-length: 2\r\n\r\n{}{"and":"more"}`,
    )

    expect(statusOf(answer)).toBe(400)
  })

  test.each(['content-length: 300000000', 'content-length: 262145'])(
    'is refused before it arrives if that length is too large (%s)',
    async (length) => {
      const socket = await openRawSocket(server.port)
      socket.send(`${itemHead()}\r\n${length}\r\n\r\n{"half":`)

      expect(statusOf(await socket.waitFor(/REQ413/))).toBe(413)
      await socket.closed
    },
  )
})

describe('a body that never ends', () => {
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const mebibyte = 1024 * 1024

  /** Sends until there is an answer, and then until the connection is closed. */
  async function sendEndlessly(head: string) {
    const socket = await openRawSocket(server.port)
    socket.send(`${head}\r\ntransfer-encoding: chunked\r\n\r\n`)
    let sentBytes = 0
    while (socket.received() === '' && sentBytes < 20 * mebibyte) {
      await socket.sendAndDrain(chunk)
      sentBytes += 0x4000
      await sleep(5)
    }
    const received = socket.received()
    for (const from = Date.now(); !socket.isClosed() && Date.now() - from < 5_000;) {
      await socket.sendAndDrain(chunk)
      await sleep(5)
    }
    const isClosed = socket.isClosed()
    socket.destroy()
    return { received, sentBytes, isClosed }
  }

  test('is answered with 413 after at most 1 MiB, and the connection is closed (guarantee 35)', async () => {
    const { received, sentBytes, isClosed } = await sendEndlessly(itemHead())

    expect(statusOf(received)).toBe(413)
    expect(sentBytes).toBeLessThanOrEqual(mebibyte)
    expect(isClosed).toBe(true)
  })

  test('is answered in the same way by a page', async () => {
    const head = [
      'POST /en-us/cart HTTP/1.1',
      `host: localhost:${server.port}`,
      `origin: ${server.origin}`,
      'content-type: application/x-www-form-urlencoded',
    ].join('\r\n')
    const { received, sentBytes, isClosed } = await sendEndlessly(head)

    expect(statusOf(received)).toBe(413)
    expect(sentBytes).toBeLessThanOrEqual(mebibyte)
    expect(isClosed).toBe(true)
  })

  test('is refused after at most 1 MiB if it comes from a foreign origin', async () => {
    const { received, sentBytes, isClosed } = await sendEndlessly(
      'POST /en-us HTTP/1.1\r\nhost: localhost\r\norigin: https://evil.example',
    )

    expect(statusOf(received)).toBe(403)
    expect(sentBytes).toBeLessThanOrEqual(mebibyte)
    expect(isClosed).toBe(true)
  })
})

test.each(['PROPFIND', 'TRACE', 'OPTIONS', 'PURGE', 'QUERY', 'PUT', 'DELETE'])(
  'a page refuses %s',
  async (method) => {
    const head = `${method} /en-us HTTP/1.1\r\n${host}origin: ${server.origin}\r\n\r\n`
    const status = statusOf(await exchangeRaw(server.port, head))

    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  },
)

test('a missing page is answered with 404, and a form for a page that accepts none with 405', async () => {
  const headers = { origin: server.origin }
  const form = await server.fetch('/en-us', { method: 'POST', headers, body: 'a=1' })

  expect([form.status, form.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const withoutBody = await server.fetch('/en-us/help', { method: 'POST', headers })
  expect([withoutBody.status, withoutBody.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await server.fetch('/en-us/nothing')).toMatchObject({ status: 404 })
  expect(await server.fetch('/nothing')).toMatchObject({ status: 404 })
})

test.each([
  ['/en-us', 'GET, HEAD'],
  ['/en-us/p/summit-down-jacket-CAIRN001', 'GET, HEAD'],
  ['/en-us/search', 'GET, HEAD'],
  ['/nothing', 'GET, HEAD'],
  ['/en-us/cart', 'GET, HEAD, POST'],
  ['/en-us/cart.data', 'GET, HEAD, POST'],
  ['/en-us/checkout', 'GET, HEAD, POST'],
])('the answer to another method says what %s accepts: %s', async (path, allow) => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const answer = await server.fetch(path, { method, headers: { origin: server.origin } })

    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  }
  const trace = await exchangeRaw(server.port, `TRACE ${path} HTTP/1.1\r\n${host}\r\n`)
  expect(statusOf(trace)).toBe(405)
})

test.each(['cart', 'checkout', 'favourites', 'orders/track', 'help'])(
  'a request without a form to the page %s is refused',
  async (page) => {
    const send = (init: { headers?: Record<string, string>; body?: string }) =>
      server.fetch(`/en-us/${page}`, {
        method: 'POST',
        redirect: 'manual',
        ...init,
        headers: { origin: server.origin, ...init.headers },
      })
    const multipart = { 'content-type': 'multipart/form-data; boundary=b' }
    const json = { 'content-type': 'application/json' }
    for (const { status } of [
      await send({}),
      await send({ headers: json, body: '{}' }),
      await send({ headers: multipart, body: '--b\r\nno form' }),
    ]) {
      expect(status).toBeLessThan(500)
    }
  },
)

test('none of these requests is logged as an error', async () => {
  expect(await server.stop('SIGINT')).toBe(0)
  expect(server.output.stderr).toBe('')
  expect(server.output.stdout).not.toContain('"level":50')
})
