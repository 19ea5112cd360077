import { setTimeout as sleep } from 'node:timers/promises'
import type { Received, Visitor } from '@cairn/commerce/testing/visitor'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'
import { type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import { testServer } from './testing/own-database.ts'
import type { Server } from './testing/spawn-server.ts'
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** What is promised within a second, on a machine that runs other tests, too; a statement may take ten. */
const aSecond = 2_500

async function timed<Value>(ask: () => Promise<Value>) {
  const began = performance.now()
  const value = await ask()
  return { value, milliseconds: performance.now() - began }
}

describe.runIf(testServer)('while the database is away', () => {
  let home: Home
  let proxy: TcpProxy
  let server: Server
  let guest: Visitor
  let params: { basketId: string }
  beforeEach(async () => {
    home = await openHome()
    proxy = await openTcpProxy(home.databaseUrl ?? '')
    server = await home.start({ DATABASE_URL: proxy.url })
    guest = await server.guest()
    const { body } = await guest.send('createCart', { body: {} })
    params = { basketId: String(body['basketId']) }
  })
  afterEach(async () => {
    await home.remove()
    await proxy.close()
  })

  const readCart = (): Promise<Received> => guest.send('readCart', { params })

  async function untilBack(): Promise<number> {
    const began = performance.now()
    while ((await readCart()).status !== 200) await sleep(50)
    while ((await server.fetch('/readyz')).status !== 200) await sleep(50)
    return performance.now() - began
  }

  test('a cart is refused at once, for a while, and is back soon after it (promise 40)', async () => {
    proxy.refuse()
    for (let asked = 0; asked < 5; asked += 1) {
      const { value, milliseconds } = await timed(readCart)
      expect(value).toMatchObject({ status: 503, errorId: 'REQ503' })
      expect(Number(value.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(milliseconds).toBeLessThan(aSecond)
    }
    await sleep(howMany(0, 30_000))
    const many = await timed(() => Promise.all(Array.from({ length: 50 }, readCart)))
    expect(new Set(many.value.map(({ status }) => status))).toEqual(new Set([503]))
    expect(many.milliseconds).toBeLessThan(aSecond + 1_000)

    proxy.resume()
    expect(await untilBack()).toBeLessThan(5_000)
  })

  test('a cart is refused within a second when the database says nothing any more (promise 40)', async () => {
    proxy.hush()
    for (let asked = 0; asked < 3; asked += 1) {
      const { value, milliseconds } = await timed(readCart)
      expect(value).toMatchObject({ status: 503, errorId: 'REQ503' })
      expect(Number(value.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(milliseconds).toBeLessThan(asked === 0 ? aSecond : 1_000)
    }
    await sleep(howMany(1_000, 30_000))

    proxy.resume()
    expect(await untilBack()).toBeLessThan(5_000)
  })

  test.each(['refuse', 'hush'] as const)(
    'the process lives and is not ready (%s)',
    async (manner) => {
      proxy[manner]()
      const ready = await timed(() => server.fetch('/readyz'))

      expect(ready.value.status).toBe(503)
      expect(ready.milliseconds).toBeLessThan(aSecond)
      expect(await server.fetch('/healthz')).toMatchObject({ status: 200 })
      proxy.resume()
      expect(await untilBack()).toBeLessThan(5_000)
      expect(server.process.exitCode).toBe(null)
    },
  )

  test.each(['refuse', 'hush'] as const)(
    'a stop is not held up by it (%s) (promise 45)',
    async (manner) => {
      const asked = readCart()
      proxy[manner]()
      void asked.catch(() => {})
      const { milliseconds } = await timed(() => server.stop())

      expect(milliseconds).toBeLessThan(10_500)
    },
  )
})

describe('readiness', () => {
  test('asks the database once for all who ask at the same time', async () => {
    let pings = 0
    const ping = () => {
      pings += 1
      return sleep(20)
    }
    const isReady = createReadiness(ping)

    expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
    expect(pings).toBe(1)
    expect(await isReady()).toBe(true)
    expect(pings).toBe(2)
  })

  test('takes a failure for a no, and silence, too', async () => {
    const isReady = createReadiness(() => Promise.reject(new Error('away')))
    const isHeard = createReadiness(() => new Promise(() => {}))

    expect(await isReady()).toBe(false)
    expect(await timed(isHeard)).toMatchObject({ value: false })
  })
})
