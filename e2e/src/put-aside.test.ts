import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { signInForm, signInWords } from './sign-in-words.ts'

const heart = (page: Page) => page.locator('.product').getByRole('button', { name: /^Favorite: / })
const somebody = 'ipa@cairn.test'

async function keep(page: Page, productId: string) {
  await openPage(page, `/en-us/p/x-${productId}`)
  const kept = page.waitForResponse((answer) => answer.url().includes('/wishlists/v2/favorites'))
  await heart(page).first().click()
  expect((await kept).status()).toBe(200)
}

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function signIn(page: Page) {
  await openPage(page, '/en-us/sign-in?to=/en-us/cart')
  await signInForm(page, signInWords['en-us']).send(somebody)
  await page.waitForURL((url) => url.pathname === '/en-us/cart')
}

test('what a guest kept is beside what they had kept here, also on another device, and both bags are one (FAV-001, FAV-003, AUTH-017)', async ({
  visit,
}) => {
  const expected = /was preloaded using link preload but not used/
  const first = await visit({ expected })
  await keep(first.page, 'CAIRN002TRN')
  await openPage(first.page, '/en-us')
  await on(first.page, first.words).addDuffel.click()
  await on(first.page, first.words).cart('one').waitFor()
  await signIn(first.page)

  const { page, words } = await visit({ expected })
  await keep(page, 'CAIRN001BLK')
  await openPage(page, '/en-us/favorites')
  await expect.poll(() => names(page).allTextContents()).toEqual([words.summit])
  expect(await findings(page)).toEqual([])
  await openPage(page, '/en-us')
  await on(page, words).addDuffel.click()
  await on(page, words).cart('one').waitFor()
  await signIn(page)
  await page.getByText(signInWords['en-us'].merged).waitFor()
  await on(page, words).total(words.twice).waitFor()

  for (const device of [page, first.page]) {
    await openPage(device, '/en-us/favorites')
    await expect
      .poll(async () => (await names(device).allTextContents()).toSorted())
      .toEqual(['Ridge Shell', words.summit])
  }
  await page.getByRole('button', { name: 'Ridge Shell: remove from favorites' }).click()
  await expect.poll(() => names(page).allTextContents()).toEqual([words.summit])
  await first.page.reload()
  await expect.poll(() => names(first.page).allTextContents()).toEqual([words.summit])
})

describe('the bag is right', () => {
  test('after a slow network, however fast somebody presses', async ({ visit }) => {
    const { page, context, words } = await visit()
    const shop = on(page, words)
    await openPage(page, '/en-us')
    await shop.addDuffel.click()
    await shop.cart('one').waitFor()
    await openPage(page, '/en-us/cart')
    const devtools = await context.newCDPSession(page)
    const network = (latency: number, bytesPerSecond: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    await network(700, 20_000)
    await shop.moreDuffel.click()
    await shop.moreDuffel.click()
    await shop.lessDuffel.click()
    await shop.moreDuffel.click()
    await shop.total('$420.00').waitFor()
    await shop.cart('three').waitFor()
    await network(0, -1)
    await page.reload()
    await shop.total('$420.00').waitFor()
  })

  test('after an answer that never came, whether it was to the first thing or to a change', async ({
    visit,
  }) => {
    const { page, words } = await visit({ expected: /net::ERR_FAILED/ })
    const shop = on(page, words)
    const loseAnswer = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await openPage(page, '/en-us')
    await page.route('**/api/cart/v1/cartWithItem?*', loseAnswer)
    await shop.addDuffel.click()
    await shop.cart('one').waitFor()
    await openPage(page, '/en-us/cart')
    await shop.total(words.once).waitFor()

    await page.route('**/api/cart/v1/cart/*/item?*', loseAnswer)
    await shop.moreDuffel.click()
    await shop.total(words.twice).waitFor()
    expect(await page.getByText(words.problem).count()).toBe(0)
    await page.unrouteAll()
    await page.reload()
    await shop.total(words.twice).waitFor()
  })
})
