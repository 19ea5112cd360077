import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import { openRawSocket } from './testing/raw-socket.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const sockets = howMany(50, 1_000)
/** Beside whatever else this machine is doing, in `npm test`. */
const quick = howMany(1_000, 300)

let home: Home
let server: Server
beforeAll(async () => {
  home = await openHome()
  server = await home.start()
})
afterAll(() => home.remove())

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

/** How each begins, and with what it goes on twice a second without ever coming to an end. */
const dribbles = () => [
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

async function dribble({ begins, goesOn }: { begins: string; goesOn: string }): Promise<number> {
  const began = performance.now()
  const socket = await openRawSocket(server.port)
  socket.send(begins)
  const going = setInterval(() => socket.send(goesOn), 500)
  await socket.closed
  clearInterval(going)
  return performance.now() - began
}

test('whoever dribbles is gone in 15 s, and the others do not notice (promise 35)', async () => {
  const kinds = dribbles()
  const guest = await server.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const params = { basketId: String(body['basketId']) }
  let areThere = true
  const slow = Promise.all(
    Array.from({ length: sockets / kinds.length }, () => kinds.map(dribble)).flat(),
  ).finally(() => (areThere = false))

  const times: number[] = []
  while (areThere) {
    const began = performance.now()
    const { status } = await guest.send('readCart', { params })
    expect(status).toBe(200)
    times.push(performance.now() - began)
    await sleep(50)
  }
  const p95 = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]

  expect(Math.max(...(await slow))).toBeLessThan(16_000)
  expect(p95).toBeLessThan(quick)
})

/** As the server counts its connections: who takes nothing does not hear that it was hung up on. */
async function countSockets(): Promise<number> {
  const figures = await (await server.fetch('/metrics')).text()
  return Number(/nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(figures)?.[1])
}

test.runIf(process.env['CAIRN_LONG'] === '1')(
  'whoever asks and asks and takes no answer is gone in a minute',
  async () => {
    const page = await (await server.fetch('/en-us')).text()
    const [largest] = /\/assets\/libraries-[\w-]+\.js/.exec(page) ?? []
    const before = await countSockets()
    const deaf = await Promise.all(
      Array.from({ length: 20 }, () => openRawSocket(server.port, { deaf: true })),
    )
    for (const { send } of deaf) {
      send(`GET ${largest} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(100))
    }
    await sleep(3_000)
    expect(await countSockets()).toBeGreaterThanOrEqual(before + 20)
    await sleep(62_000)
    expect(await countSockets()).toBeLessThan(before + 5)
    for (const { destroy } of deaf) destroy()
  },
)

test('a client that leaves in the midst of its request is no error of the house', async () => {
  for (const { begins, goesOn } of dribbles()) {
    const socket = await openRawSocket(server.port)
    socket.send(begins + goesOn)
    await sleep(100)
    socket.destroy()
  }
  await sleep(300)

  expect(server.output.stderr).toBe('')
  expect(server.output.stdout).not.toContain('"level":50')
})
