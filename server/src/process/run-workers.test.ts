import { setTimeout as sleep } from 'node:timers/promises'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { Cart } from '@cairn/contract/cart/cart'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { openTcpProxy } from '../testing/tcp-proxy.ts'
import { testPostgresUrl } from '../testing/temporary-database.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: shortOrLong(120_000, 30 * 60_000), hookTimeout: 120_000 })

const restarts = shortOrLong(1, 20)

const sku = 'CAIRN001BLK-M'

let installation: TestInstallation
beforeEach(async () => {
  installation = await openTestInstallation()
})
afterEach(() => installation.remove())

/** The ids of the processes that have reported that they listen, the newest last. */
const workersOf = ({ output }: TestServer): number[] =>
  Array.from(output.stdout.matchAll(/"pid":(\d+),"port":/g), ([, pid]) => Number(pid))

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : String(error))

async function until(condition: () => boolean | Promise<boolean>) {
  while (!(await condition())) await sleep(50)
}

/** Half of the shoppers keep their connection, the others open a new one for each request. */
function shopWithoutPause(server: TestServer) {
  const answers: (number | string)[] = []
  let isOver = false
  const shoppers = Array.from({ length: 8 }, async (_, index) => {
    const guest = await server.guest()
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku } })
    const params = { basketId: body.basketId }
    const headers: Record<string, string> = index % 2 === 0 ? {} : { connection: 'close' }
    for (let qty = 1; !isOver; qty = 3 - qty) {
      const change = { itemId: body.items[0]?.itemId, qty }
      const outcome = await guest
        .send('changeItem', { params, body: change, headers })
        .then(({ status }) => status, String)
      answers.push(outcome)
      await sleep(20)
    }
  })
  return async () => {
    isOver = true
    await Promise.all(shoppers)
    return answers
  }
}

describe.runIf(testPostgresUrl)('several workers on one port', () => {
  test('are replaced in turn on SIGHUP, and no request is dropped (guarantee 45)', async () => {
    const server = await installation.start({ WEB_CONCURRENCY: '2' })
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

    expect(answers.filter((status) => status !== 200)).toEqual([])
    expect(answers.length).toBeGreaterThan(50)
    expect(await server.stop()).toBe(0)
    expect(workersOf(server).some(isAlive)).toBe(false)
  })

  test('keep running when their replacements do not start (guarantee 45)', async () => {
    const proxy = await openTcpProxy(installation.databaseUrl ?? '')
    const server = await installation.start({ WEB_CONCURRENCY: '2', DATABASE_URL: proxy.url })
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

  test('answer while one that died is replaced', async () => {
    const server = await installation.start({ WEB_CONCURRENCY: '2' })
    await until(() => workersOf(server).length === 2)
    const newConnection = () => ({
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(20_000),
    })
    let isOver = false
    const answers: string[] = []
    const clients = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const outcome = server
          .fetch('/healthz', newConnection())
          .then(({ status }) => `${status}`, nameOf)
        answers.push(await outcome)
      }
    })
    process.kill(workersOf(server)[0] ?? 0, 'SIGKILL')
    await until(() =>
      server.fetch('/readyz', newConnection()).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    expect(workersOf(server)).toHaveLength(2)
    await until(() => workersOf(server).length === 3)
    isOver = true
    await Promise.all(clients)

    expect(answers.at(-1)).toBe('200')
    // The requests of the dead worker fail at once and do not time out.
    expect(answers).not.toContain('TimeoutError')
    expect(server.output.stdout).toContain('a worker died and is replaced')
  })

  test('stop when their parent process is killed', async () => {
    const server = await installation.start({ WEB_CONCURRENCY: '2' })
    await until(() => workersOf(server).length === 2)
    // Resolves when no process holds its output any more, not even a worker.
    await server.kill()

    await expect(server.fetch('/healthz')).rejects.toThrow('fetch failed')
  })

  test('share their secrets, so that a session is valid in all of them', async () => {
    const server = await installation.start({ WEB_CONCURRENCY: '4' })
    await until(() => workersOf(server).length === 4)
    const guest = await server.guest()
    const refresh = { body: { type: 'Refresh' }, headers: { connection: 'close' } }
    const statuses: number[] = []
    for (let count = 0; count < 12; count += 1) {
      statuses.push((await guest.send('requestToken', refresh)).status)
    }

    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

test('workers that cannot start are not restarted forever', async () => {
  const { code, stderr } = await installation.startExpectingFailure({
    WEB_CONCURRENCY: '2',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
  })

  expect(code).toBe(1)
  expect(stderr).toContain('DATABASE_URL: no PostgreSQL answers there')
  expect(stderr).not.toMatch(/^\s+at /m)
})
