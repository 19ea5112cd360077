import { setTimeout as sleep } from 'node:timers/promises'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRawSocket } from '../testing/raw-socket.ts'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const sockets = shortOrLong(50, 1_000)
/** In milliseconds. `npm test` runs beside other work and gets more time. */
const quick = shortOrLong(1_000, 300)

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start()
})
afterAll(() => installation.remove())

const itemHead = () =>
  [
    'POST /api/cart/v1/item?locale=en-us HTTP/1.1',
    'host: localhost',
    `origin: ${server.origin}`,
    'x-access-key: cairn-demo-key',
    'x-site-id: CAIRN-US',
    'content-type: application/json',
    '',
  ].join('\r\n')

/** How each request begins, and what it sends twice a second without ever ending. */
const slowRequests = () => [
  { begins: '', goesOn: '' },
  { begins: 'GET /en-us HTTP/1.1\r\n', goesOn: 'x' },
  { begins: 'GET /en-us HTTP/1.1\r\nhost: localhost\r\n', goesOn: 'x-a: 1\r\n' },
  { begins: `${itemHead()}content-length: 1000\r\n\r\n`, goesOn: 'x' },
  { begins: `${itemHead()}transfer-encoding: chunked\r\n\r\n`, goesOn: '1\r\nx\r\n' },
  {
    begins: `POST /en-us/cart HTTP/1.1\r\nhost: x\r\norigin: ${server.origin}\r\ncontent-length: 1000\r\n\r\n`,
    goesOn: 'x',
  },
]

async function sendSlowly({
  begins: beginning,
  goesOn: continuation,
}: {
  begins: string
  goesOn: string
}): Promise<number> {
  const startedAt = performance.now()
  const socket = await openRawSocket(server.port)
  socket.send(beginning)
  const going = setInterval(() => socket.send(continuation), 500)
  await socket.closed
  clearInterval(going)
  return performance.now() - startedAt
}

test('slow clients are disconnected within 15 s and do not delay others (guarantee 35)', async () => {
  const kinds = slowRequests()
  const guest = await server.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const params = { basketId: String(body['basketId']) }
  let areThere = true
  const slow = Promise.all(
    Array.from({ length: sockets / kinds.length }, () => kinds.map(sendSlowly)).flat(),
  ).finally(() => (areThere = false))

  const times: number[] = []
  while (areThere) {
    const startedAt = performance.now()
    const { status } = await guest.send('readCart', { params })
    expect(status).toBe(200)
    times.push(performance.now() - startedAt)
    await sleep(50)
  }
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]

  expect(Math.max(...(await slow))).toBeLessThan(16_000)
  expect(p95).toBeLessThan(quick)
})

/** The server’s count, because a client that reads nothing does not notice that its connection was closed. */
async function countSockets(): Promise<number> {
  const metrics = await (await server.fetch('/metrics')).text()
  return Number(/nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(metrics)?.[1])
}

test.runIf(process.env['CAIRN_LONG'] === '1')(
  'a client that sends requests and reads no answer is disconnected within a minute',
  async () => {
    const page = await (await server.fetch('/en-us')).text()
    const [largest] = /\/assets\/libraries-[\w-]+\.js/.exec(page) ?? []
    const before = await countSockets()
    const silentClients = await Promise.all(
      Array.from({ length: 20 }, () => openRawSocket(server.port, { isPaused: true })),
    )
    for (const { send } of silentClients) {
      send(`GET ${largest} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(100))
    }
    await expect.poll(countSockets).toBeGreaterThanOrEqual(before + 20)
    const patience = { timeout: 65_000, interval: 1_000 }
    await expect.poll(countSockets, patience).toBeLessThan(before + 5)
    for (const { destroy } of silentClients) destroy()
  },
)

test('a client that disconnects during its request is not logged as an error', async () => {
  for (const { begins, goesOn } of slowRequests()) {
    const socket = await openRawSocket(server.port)
    socket.send(begins + goesOn)
    // The server has read what was sent before this request.
    await server.fetch('/healthz')
    socket.destroy()
  }
  expect(await server.stop('SIGINT')).toBe(0)

  expect(server.output.stderr).toBe('')
  expect(server.output.stdout).not.toContain('"level":50')
})
