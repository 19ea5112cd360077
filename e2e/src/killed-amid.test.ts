import { openHome, type Home } from '@cairn/server/testing/home'
import { afterEach, expect, vi } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let home: Home
afterEach(() => home.remove())

/** A shop of its own, which may be killed without disturbing other journeys. */
test('the bag is right after the server was killed amid a change (promise 16)', async ({
  visit,
}) => {
  home = await openHome()
  const server = await home.start()
  const { page, words } = await visit({ expected: /net::ERR|50[023]/ })
  const shop = on(page, words)
  const at = (path: string) => `${server.origin}${path}`
  await openPage(page, at('/en-us/p/x-CAIRN006LRC'))
  await page.locator('.buy-bar .button-primary').click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await openPage(page, at('/en-us/cart'))
  await shop.total(words.once).waitFor()

  await server.kill()
  const doomed = await home.start({ CAIRN_FAULTS: 'cart.read=kill' })
  await shop.moreDuffel.click()
  expect(await doomed.ended).toBe('SIGKILL')
  await page.getByText(words.problem).waitFor()
  await shop.total(words.once).waitFor()

  await home.start()
  await shop.moreDuffel.click()
  await shop.total(words.twice).waitFor()
  await page.getByText(words.problem).waitFor({ state: 'detached' })
  await page.reload()
  await shop.total(words.twice).waitFor()
})
