import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

const favouriteButton = (page: Page) =>
  page.locator('.product').getByRole('button', { name: /^Favorite: / })
const email = 'ipa@cairn.test'

async function addFavourite(page: Page, productId: string) {
  await openPage(page, `/en-us/p/x-${productId}`)
  const response = page.waitForResponse((answer) =>
    answer.url().includes('/wishlists/v2/favorites'),
  )
  await favouriteButton(page).first().click()
  expect((await response).status()).toBe(200)
}

const favouriteNames = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 })

async function signIn(page: Page) {
  await openPage(page, '/en-us/sign-in?to=/en-us/cart')
  await signInForm(page, signInTexts['en-us']).send(email)
  await page.waitForURL((url) => url.pathname === '/en-us/cart')
}

test('favourites and carts of a guest are merged at sign-in, and seen on another device (FAV-003, AUTH-017)', async ({
  visit,
}) => {
  const expectedProblems = /was preloaded using link preload but not used/
  const first = await visit({ expected: expectedProblems })
  await addFavourite(first.page, 'CAIRN002TRN')
  await openPage(first.page, '/en-us')
  await shopPage(first.page, first.texts).addDuffel.click()
  await shopPage(first.page, first.texts).cart('one').waitFor()
  await signIn(first.page)

  const { page, texts } = await visit({ expected: expectedProblems })
  await addFavourite(page, 'CAIRN001BLK')
  await openPage(page, '/en-us/favorites')
  await expect.poll(() => favouriteNames(page).allTextContents()).toEqual([texts.summitJacket])
  expect(await accessibilityViolations(page)).toEqual([])
  await openPage(page, '/en-us')
  await shopPage(page, texts).addDuffel.click()
  await shopPage(page, texts).cart('one').waitFor()
  await signIn(page)
  await page.getByText(signInTexts['en-us'].cartsMerged).waitFor()
  await shopPage(page, texts).total(texts.twoDuffelsPrice).waitFor()

  for (const device of [page, first.page]) {
    await openPage(device, '/en-us/favorites')
    await expect
      .poll(async () => (await favouriteNames(device).allTextContents()).toSorted())
      .toEqual(['Ridge Shell', texts.summitJacket])
  }
  await page.getByRole('button', { name: 'Ridge Shell: remove from favorites' }).click()
  await expect.poll(() => favouriteNames(page).allTextContents()).toEqual([texts.summitJacket])
  await first.page.reload()
  await expect
    .poll(() => favouriteNames(first.page).allTextContents())
    .toEqual([texts.summitJacket])
})

describe('the cart is correct', () => {
  // Waiting for the states is the check.
  test('after fast clicks on a slow network', async ({ visit }) => {
    const { page, context, texts } = await visit()
    const shop = shopPage(page, texts)
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
    // Only the last click leads to three bags and a free mug, so that no change is under way at the reload.
    await shop.moreDuffel.click()
    await shop.lessDuffel.click()
    await shop.moreDuffel.click()
    await shop.moreDuffel.click()
    await shop.total('$420.00').waitFor()
    await shop.cart('four').waitFor()
    await network(0, -1)
    await page.reload()
    await shop.total('$420.00').waitFor()
  })

  test('after a lost response to the first item or to a change', async ({ visit }) => {
    const { page, texts } = await visit({ expected: /net::ERR_FAILED/ })
    const shop = shopPage(page, texts)
    const loseResponse = async (route: Route) => {
      await route.fetch()
      await route.abort()
    }
    await openPage(page, '/en-us')
    await page.route('**/api/cart/v1/cartWithItem?*', loseResponse)
    await shop.addDuffel.click()
    await shop.cart('one').waitFor()
    await openPage(page, '/en-us/cart')
    await shop.total(texts.duffelPrice).waitFor()

    await page.route('**/api/cart/v1/cart/*/item?*', loseResponse)
    await shop.moreDuffel.click()
    await shop.total(texts.twoDuffelsPrice).waitFor()
    expect(await page.getByText(texts.problem).count()).toBe(0)
    await page.unrouteAll()
    await page.reload()
    await shop.total(texts.twoDuffelsPrice).waitFor()
  })
})
