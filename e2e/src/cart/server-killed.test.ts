import {
  openTestInstallation,
  type TestInstallation,
} from '@cairn/server/testing/test-installation'
import { afterEach, expect, vi } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let installation: TestInstallation
afterEach(() => installation.remove())

test('the cart is correct after the server was killed during a change (guarantee 16)', async ({
  visit,
}) => {
  installation = await openTestInstallation()
  const server = await installation.start()
  const { page, texts } = await visit({ expected: /net::ERR|50[023]/ })
  const shop = shopPage(page, texts)
  const at = (path: string) => `${server.origin}${path}`
  await openPage(page, at('/en-us/p/x-CAIRN006LRC'))
  await page.locator('.buy-bar .button-primary').click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  await openPage(page, at('/en-us/cart'))
  await shop.total(texts.duffelPrice).waitFor()

  await server.kill()
  const failingServer = await installation.start({ CAIRN_FAULTS: 'cart.read=kill' })
  await shop.moreDuffel.click()
  expect(await failingServer.ended).toBe('SIGKILL')
  await page.getByText(texts.problem).waitFor()
  await shop.total(texts.duffelPrice).waitFor()

  await installation.start()
  await shop.moreDuffel.click()
  await shop.total(texts.twoDuffelsPrice).waitFor()
  await page.getByText(texts.problem).waitFor({ state: 'detached' })
  await page.reload()
  await shop.total(texts.twoDuffelsPrice).waitFor()
})
