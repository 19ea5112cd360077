import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sandboxProvider } from '@cairn/commerce/payments/providers/sandbox-provider'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const secret = 'the secret of shop and sandbox in tests'
const settings = { SANDBOX_BESIDE: '1', SANDBOX_SECRET: secret }

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start(settings)
})
afterAll(() => installation.remove())

const address = () => `http://127.0.0.1:${installation.sandboxPort}`
const isThere = () =>
  fetch(`${address()}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
const provider = () => sandboxProvider({ url: address(), secret })

async function until(isTrue: () => Promise<boolean>) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50)) {
    if (await isTrue()) return true
  }
  return false
}

test('the sandbox is started with the server and keeps its payments after a crash', async () => {
  const request = {
    key: 'CRN-100200-1',
    orderNumber: 'CRN-100200',
    kind: 'card',
    token: 'tok_test_approve',
    amount: 12_900,
    currency: 'USD',
    locale: 'en-us',
    origin: server.origin,
    challengeSeconds: 900,
  } as const
  const authorisation = await provider().authorise(request)
  await server.kill()

  expect(await until(async () => !(await isThere()))).toBe(true)
  expect(existsSync(join(installation.dataDir, 'sandbox.sqlite'))).toBe(true)

  server = await installation.start(settings)
  expect(await provider().find(request.key)).toEqual(authorisation)
})

test('the sandbox stops with the server', async () => {
  expect(await server.stop()).toBe(0)

  expect(await until(async () => !(await isThere()))).toBe(true)
})

test('the server answers while the sandbox waits for a port that is in use', async () => {
  const other = createServer((socket) => socket.destroy()).listen(
    installation.sandboxPort,
    '0.0.0.0',
  )
  await once(other, 'listening')
  server = await installation.start({ SANDBOX_SECRET: secret, SANDBOX_BESIDE: 'true' })

  expect((await server.fetch('/readyz')).status).toBe(200)
  expect(await isThere()).toBe(false)
  other.close()
  expect(await until(isThere)).toBe(true)
})
