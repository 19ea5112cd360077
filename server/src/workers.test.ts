import { setTimeout as sleep } from 'node:timers/promises'
import type { Cart } from '@cairn/contract/cart-entity'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import { testServer } from './testing/own-database.ts'
import type { Server } from './testing/spawn-server.ts'
import { openTcpProxy } from './testing/tcp-proxy.ts'

vi.setConfig({ testTimeout: howMany(120_000, 30 * 60_000), hookTimeout: 120_000 })

const restarts = howMany(1, 20)

const sku = 'CAIRN001BLK-M'

let home: Home
beforeEach(async () => {
  home = await openHome()
})
afterEach(() => home.remove())

/** The processes that say of themselves that they answer, the newest last. */
const workersOf = ({ output }: Server): number[] =>
  Array.from(output.stdout.matchAll(/"pid":(\d+),"port":/g), ([, pid]) => Number(pid))

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error))

async function until(isSo: () => boolean | Promise<boolean>) {
  while (!(await isSo())) await sleep(50)
}

/** Some come back on the connection that they have, some on a new one each time. */
function shopWithoutPause(server: Server) {
  const answers: (number | string)[] = []
  let isOver = false
  const shoppers = Array.from({ length: 8 }, async (_, at) => {
    const guest = await server.guest()
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku } })
    const params = { basketId: body.basketId }
    const headers: Record<string, string> = at % 2 === 0 ? {} : { connection: 'close' }
    for (let qty = 1; !isOver; qty = 3 - qty) {
      const change = { itemId: body.items[0]?.itemId, qty }
      const told = await guest
        .send('changeItem', { params, body: change, headers })
        .then(({ status }) => status, String)
      answers.push(told)
      await sleep(20)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(shoppers)
    return answers
  }
}

describe.runIf(testServer)('several workers on one port', () => {
  test('are replaced in turn on SIGHUP, and no request is dropped (promise 45)', async () => {
    const server = await home.start({ WEB_CONCURRENCY: '2' })
    await until(() => workersOf(server).length === 2)
    const finish = shopWithoutPause(server)
    for (let restart = 1; restart <= restarts; restart += 1) {
      const before = workersOf(server).slice(-2)
      server.process.kill('SIGHUP')
      await until(() => server.output.stdout.split('all workers are replaced').length > restart)
      expect(before.some(isAlive)).toBe(false)
      expect(workersOf(server).slice(-2).every(isAlive)).toBe(true)
    }
    const answers = await finish()

    expect(answers.filter((told) => told !== 200)).toEqual([])
    expect(answers.length).toBeGreaterThan(50)
    expect(await server.stop()).toBe(0)
    expect(workersOf(server).some(isAlive)).toBe(false)
  })

  test('stay when those that should replace them do not come up (promise 45)', async () => {
    const proxy = await openTcpProxy(home.databaseUrl ?? '')
    const server = await home.start({ WEB_CONCURRENCY: '2', DATABASE_URL: proxy.url })
    await until(() => workersOf(server).length === 2)
    proxy.refuse()
    server.process.kill('SIGHUP')
    await until(() => server.output.stdout.includes('so the old ones stay'))
    proxy.resume()

    expect(workersOf(server).every(isAlive)).toBe(true)
    expect(workersOf(server)).toHaveLength(2)
    await until(async () => (await server.fetch('/readyz')).ok)
    expect(await server.stop()).toBe(0)
    await proxy.close()
  })

  test('stand in for one that dies, and nobody waits for it', async () => {
    const server = await home.start({ WEB_CONCURRENCY: '2' })
    await until(() => workersOf(server).length === 2)
    const anew = () => ({
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(20_000),
    })
    let isOver = false
    const answers: string[] = []
    const askers = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const told = server.fetch('/healthz', anew()).then(({ status }) => `${status}`, nameOf)
        answers.push(await told)
      }
    })
    process.kill(workersOf(server)[0] ?? 0, 'SIGKILL')
    await until(() =>
      server.fetch('/readyz', anew()).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    expect(workersOf(server)).toHaveLength(2)
    await until(() => workersOf(server).length === 3)
    isOver = true
    await Promise.all(askers)

    expect(answers.at(-1)).toBe('200')
    // What the dead one had taken is lost with it, and said so at once.
    expect(answers).not.toContain('TimeoutError')
    expect(server.output.stdout).toContain('a worker died and is replaced')
  })

  test('do not outlive the one who started them', async () => {
    const server = await home.start({ WEB_CONCURRENCY: '2' })
    await until(() => workersOf(server).length === 2)
    // Resolved when nobody holds its output any more, the workers neither.
    await server.kill()

    await expect(server.fetch('/healthz')).rejects.toThrow('fetch failed')
  })

  test('share their secrets, so that a session of one is a session of all', async () => {
    const server = await home.start({ WEB_CONCURRENCY: '4' })
    await until(() => workersOf(server).length === 4)
    const guest = await server.guest()
    const refresh = { body: { type: 'Refresh' }, headers: { connection: 'close' } }
    const statuses: number[] = []
    for (let asked = 0; asked < 12; asked += 1) {
      statuses.push((await guest.send('requestToken', refresh)).status)
    }

    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

test('workers that cannot start are not started for ever', async () => {
  const { code, stderr } = await home.startInVain({
    WEB_CONCURRENCY: '2',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  })

  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL: no PostgreSQL answers there')
  expect(stderr).not.toMatch(/^\s+at /m)
})
