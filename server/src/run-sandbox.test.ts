import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxProvider } from '@cairn/commerce/payments/sandbox-provider'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Home, openHome } from './testing/home.ts'
import type { Server } from './testing/spawn-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const secret = 'the secret of shop and sandbox in tests'
const paying = { SANDBOX_BESIDE: '1', SANDBOX_SECRET: secret }

let home: Home
let server: Server
beforeAll(async () => {
  home = await openHome()
  server = await home.start(paying)
})
afterAll(() => home.remove())

const address = () => `http://127.0.0.1:${home.sandboxPort}`
const isThere = () =>
  fetch(`${address()}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const provider = () => sandboxProvider({ address: address(), secret })

async function until(isTrue: () => Promise<boolean>) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50)) {
    if (await isTrue()) return true
  }
  return false
}

test('the sandbox is started beside the server, and knows its payments after a kill', async () => {
  const asked = {
    key: 'CRN-100200-1',
    orderNumber: 'CRN-100200',
    kind: 'card',
    token: 'tok_test_approve',
    amount: 12_900,
    currency: 'USD',
    locale: 'en-us',
    origin: server.origin,
  } as const
  const given = await provider().authorise(asked)
  await server.kill()

  expect(await until(async () => !(await isThere()))).toBe(true)
  expect(existsSync(join(home.dataDir, 'sandbox.sqlite'))).toBe(true)

  server = await home.start(paying)
  expect(await provider().find(asked.key)).toEqual(given)
})

test('the sandbox goes when the server goes', async () => {
  expect(await server.stop()).toBe(0)

  expect(await until(async () => !(await isThere()))).toBe(true)
})

test('a port that somebody else has is waited for, and the shop is there meanwhile', async () => {
  const other = createServer((socket) => socket.destroy()).listen(home.sandboxPort, '0.0.0.0')
  await once(other, 'listening')
  server = await home.start({ SANDBOX_SECRET: secret, SANDBOX_BESIDE: 'true' })

  expect((await server.fetch('/readyz')).status).toBe(200)
  expect(await isThere()).toBe(false)
  other.close()
  expect(await until(isThere)).toBe(true)
})
