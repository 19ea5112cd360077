import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Environment, productionEnvironment } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
beforeAll(async () => {
  installation = await openTestInstallation()
})
afterAll(() => installation.remove())

/** The status of a call for a cart that does not exist, by a browser with the mock flag. */
async function statusWithFlag(accessKey: string, environment: Environment = {}) {
  const server = await installation.start(environment)
  const path = `/api/cart/v1/cart/${crypto.randomUUID()}?locale=en-us`
  const answer = await server.fetch(path, {
    headers: {
      cookie: 'cairn_mock=1',
      'x-access-key': accessKey,
      'x-site-id': 'CAIRN-US',
    },
  })
  await server.stop('SIGINT')
  return answer.status
}

describe('a browser with the mock flag', () => {
  test('gets sample answers in the demo shop (SES-028)', async () => {
    expect(await statusWithFlag('cairn-demo-key')).toBe(200)
  })

  test('gets real answers in a real shop (SES-028)', async () => {
    expect(await statusWithFlag('first-key', productionEnvironment)).toBe(401)
  })
})
