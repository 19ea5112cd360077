import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestServer } from '../testing/spawn-server.ts'
import { type TestInstallation, openTestInstallation } from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let installation: TestInstallation
let server: TestServer
beforeAll(async () => {
  installation = await openTestInstallation()
  server = await installation.start({ SEED: 'demo', LOG_LEVEL: 'info' })
})
afterAll(() => installation.remove())

const pages = [
  '',
  '/c/jackets-210100',
  '/c/tops-210200',
  '/search?q=jacket',
  '/p/summit-down-jacket-CAIRN001BLK',
  '/p/expedition-set-CAIRN010',
  '/cart',
  '/checkout',
  '/favorites',
  '/account',
  '/account/loyalty',
  '/account/password',
  '/account/verify-email',
  '/forgot-password',
  '/forgot-password/new',
  '/orders',
  '/orders/track',
  '/order-confirmation',
  '/sign-in',
  '/associate-login',
  '/store-locator',
  '/location-selector',
  '/help/contact-us',
  '/loyalty',
]

const refusedCalls = () =>
  server.output.stdout
    .split('\n')
    .filter((line) => line.includes('call refused'))
    .map((line): unknown => Reflect.get(Object(JSON.parse(line)), 'call'))

async function cookieOfGuest() {
  const guest = await server.guest()
  await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  return Array.from(guest.jar, ([name, value]) => `${name}=${value}`).join('; ')
}

test('pages that a new visitor or a guest opens make no call that is refused', async () => {
  for (const cookie of ['', await cookieOfGuest()]) {
    for (const page of pages) {
      const { status } = await server.fetch(`/en-us${page}`, {
        headers: { cookie },
        redirect: 'manual',
      })
      expect([page, status]).toEqual([page, expect.toBeOneOf([200, 302])])
    }
  }
  await server.stop('SIGINT')

  expect(refusedCalls()).toEqual([])
})
