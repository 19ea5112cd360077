import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '@cairn/commerce/testing/visitor'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openRawSocket, type RawSocket } from '../../testing/raw-socket.ts'
import type { TestServer } from '../../testing/spawn-server.ts'
import { testPostgresUrl } from '../../testing/temporary-database.ts'
import { type TestInstallation, openTestInstallation } from '../../testing/test-installation.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const inFlight = 200
const shoppers = 20

let installation: TestInstallation
beforeAll(async () => {
  installation = await openTestInstallation()
})
afterAll(() => installation.remove())

/** Stops the server, and returns the exit code and the duration. */
async function timeOfStop(server: TestServer, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') {
  const startedAt = performance.now()
  const code = await server.stop(signal)
  return { code, milliseconds: performance.now() - startedAt }
}

async function shopperAt(server: TestServer) {
  const visitor = await server.guest()
  const { body } = await visitor.send('createCart', { body: {} })
  return { visitor, basketId: String(body['basketId']) }
}

const add = ({ visitor, basketId }: { visitor: Visitor; basketId: string }) =>
  visitor.send('addItem', { body: { basketId, sku: 'CAIRN001BLK-M' } })

type Cart = { items: { qty: number }[] }

test('with 200 requests in flight, each gets its answer and the process ends within 10 s (guarantee 45)', async () => {
  const server = await installation.start({ CAIRN_FAULTS: 'cart.read=wait:5' })
  const carts = await Promise.all(Array.from({ length: shoppers }, () => shopperAt(server)))
  let answeredCount = 0
  const count = <Value>(value: Value) => {
    answeredCount += 1
    return value
  }
  const requests = Array.from({ length: inFlight / shoppers }, () =>
    carts.map((cart) => add(cart).then(count)),
  ).flat()
  await Promise.race(requests)
  const unansweredCount = inFlight - answeredCount
  const stopping = timeOfStop(server)
  const answers = await Promise.all(requests)

  expect(unansweredCount).toBeGreaterThan(inFlight / 2)
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers.at(-1)?.headers.get('connection')).toBe('close')
  const { code, milliseconds } = await stopping
  expect(code).toBe(0)
  expect(milliseconds).toBeLessThan(10_000)

  const restartedServer = await installation.start()
  const [{ visitor, basketId } = await shopperAt(restartedServer)] = carts
  const { body } = await visitor.send<Cart>('readCart', { params: { basketId } })
  const [jacket] = body.items
  expect(jacket?.qty).toBe(inFlight / shoppers)

  const interruptedStop = await timeOfStop(restartedServer, 'SIGINT')
  expect(interruptedStop.code).toBe(0)
  expect(interruptedStop.milliseconds).toBeLessThan(6_000)
})

/** What does not use the database is the same on each engine. */
const isRepeated = testPostgresUrl !== undefined

const requestText = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'

test.skipIf(isRepeated)(
  'requests on idle connections that begin within a second after the signal are answered (guarantee 45)',
  async () => {
    const server = await installation.start()
    const sockets = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const socket = await openRawSocket(server.port)
        socket.send(requestText)
        await socket.waitFor(/ok$/)
        return socket
      }),
    )
    const signalledAt = performance.now()
    const stopping = server.stop()
    for (const [index, socket] of sockets.entries()) {
      await sleep(Math.max(0, signalledAt + 25 * (index + 1) - performance.now()))
      socket.send(requestText)
    }
    await Promise.all(sockets.map(({ closed }) => closed))

    expect(await stopping).toBe(0)
    for (const socket of sockets) expect(socket.received().match(/ok/g)).toHaveLength(2)
  },
)

test.skipIf(isRepeated)('pictures that are being made are finished (guarantee 45)', async () => {
  const server = await installation.start()
  const widths = [80, 120, 160, 200, 240, 320, 400, 480, 640, 800, 960, 1200]
  const pictures = widths.map((width) => server.fetch(`/images/CAIRN001BLK/front?wid=${width}`))
  await Promise.race(pictures)
  const stopping = server.stop()
  const statuses = (await Promise.all(pictures)).map(({ status }) => status)

  expect(statuses).toEqual(widths.map(() => 200))
  expect(await stopping).toBe(0)
})

describe.skipIf(isRepeated)('a shutdown (guarantee 45)', () => {
  let stopped: { code: unknown; milliseconds: number }
  let readyStatuses: number[]
  let page: Response
  let isAlive: Response
  let [keepAlive, silentClient, endlessRequest]: RawSocket[] = []
  let lateRequest: Promise<unknown>
  beforeAll(async () => {
    const server = await installation.start()
    ;[keepAlive, silentClient, endlessRequest] = await Promise.all(
      [1, 2, 3].map(() => openRawSocket(server.port)),
    )
    keepAlive?.send(requestText)
    await keepAlive?.waitFor(/ok$/)
    endlessRequest?.send('GET /healthz HTTP/1.1\r\nhost: loc')

    const stopping = timeOfStop(server)
    readyStatuses = []
    while (readyStatuses.at(-1) !== 503) readyStatuses.push((await server.fetch('/readyz')).status)
    ;[page, isAlive] = await Promise.all([server.fetch('/en-us'), server.fetch('/healthz')])
    keepAlive?.send(requestText)
    await keepAlive?.closed
    stopped = await stopping
    lateRequest = server.fetch('/readyz').catch((error: unknown) => error)
  })

  test('is reported by the readiness check first, while requests are still answered', async () => {
    expect(readyStatuses.at(-1)).toBe(503)
    expect(page.status).toBe(200)
    expect(isAlive.status).toBe(200)
    expect(await lateRequest).toMatchObject({ message: 'fetch failed' })
  })

  test('closes every connection after its answer', () => {
    expect(page.headers.get('connection')).toBe('close')
    expect(keepAlive?.received()).toMatch(
      /Connection: keep-alive\r\n[^]*ok.*Connection: close\r\n[^]*ok$/s,
    )
  })

  test('is not delayed by silent clients and endless requests', () => {
    expect(stopped.code).toBe(0)
    expect(stopped.milliseconds).toBeLessThan(10_000)
    expect([silentClient?.isClosed(), endlessRequest?.isClosed()]).toEqual([true, true])
  })
})
