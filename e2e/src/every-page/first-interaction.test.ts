import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { waitForFirstHydration, waitForHydration } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { listingPage } from '../pages/listing-page.ts'
import { shopPage } from '../pages/shop-page.ts'

const locale = 'en-us'
const home = `/${locale}`
const usedScripts = /\/assets\/used-/

/** Holds back the code that the first interaction asks for, until it is released. */
async function holdBackUsedScripts(page: Page) {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const heldBack = page.waitForRequest(usedScripts)
  await page.route(usedScripts, async (route) => {
    await isReleased
    // A page that the browser has left waits for nothing.
    await route.continue().catch(() => {})
  })
  return { release, heldBack }
}

async function openFirstPart(page: Page, path: string) {
  await page.goto(path)
  await waitForFirstHydration(page)
}

describe('before the code of the frame has arrived', () => {
  test('links are followed and the search is sent, and everything is hydrated later', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ locale })
    const { release, heldBack } = await holdBackUsedScripts(page)
    await openFirstPart(page, home)
    await page.getByRole('link', { name: texts.stores, exact: true }).first().click()
    await page.waitForURL(`**${home}/store-locator`)
    await heldBack

    await openFirstPart(page, home)
    await page.getByRole('searchbox', { name: texts.search }).fill('summit')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${home}/search?q=summit`)
    await listingPage(page, texts).product(texts.summitJacket).waitFor()
    release()
    await waitForHydration(page)
  })

  test('the menu of a phone opens and its links are followed', async ({ visit }) => {
    const { page, texts } = await visit({ locale, width: 390 })
    const { release, heldBack } = await holdBackUsedScripts(page)
    await openFirstPart(page, home)
    const { menu, menuTitle } = listingPage(page, texts)
    await page.getByRole('button', { name: texts.openMenu }).tap()
    await heldBack
    await menuTitle(texts.women).tap()
    await menu.getByRole('link', { name: texts.allOfWomen }).tap()
    await shopPage(page, texts).heading(texts.women).waitFor()
    release()
    await waitForHydration(page)
  })
})

describe('before the texts of the page have arrived', () => {
  test('a form is sent by the first press, and shows its errors later', async ({ visit }) => {
    const { page } = await visit({ locale })
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?:messages|en|de|fr|it|es)-/, async (route) => {
      await isReleased
      await route.continue()
    })
    await openFirstPart(page, `${home}/sign-up`)
    await page.evaluate(() => {
      Object.assign(window, { isSamePage: true })
      document.querySelector<HTMLButtonElement>('main form [type=submit]')?.click()
    })
    release()
    await page.locator('main form [aria-invalid=true]').first().waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
  })
})

describe('a click on a product of a block, before the code of the block has arrived', () => {
  test('on the heart makes it a favourite later', async ({ visit }) => {
    const { page } = await visit({ locale })
    const { release, heldBack } = await holdBackUsedScripts(page)
    await openFirstPart(page, home)
    const heart = page.locator('[data-block=product-rail]').getByRole('button', { name: /^Fav/ })
    await heart.first().click()
    await heldBack
    const notMarked = page.locator('[aria-pressed=false]')
    await heart.first().and(notMarked).waitFor()
    release()
    await expect.poll(() => heart.first().getAttribute('aria-pressed')).toBe('true')
    await heart.nth(1).and(notMarked).waitFor()
  })

  test('on the quick shop opens it later', async ({ visit }) => {
    const { page } = await visit({ locale, width: 390 })
    const { release, heldBack } = await holdBackUsedScripts(page)
    await openFirstPart(page, home)
    const rail = page.locator('[data-block=product-rail]')
    await rail
      .getByRole('button', { name: /^Quick shop/ })
      .first()
      .tap()
    await heldBack
    expect(await page.getByRole('dialog').count()).toBe(0)
    release()
    await page.getByRole('dialog').waitFor()
  })
})

describe('a page whose code is gone since a deployment loads the next page as a document', () => {
  const attempts = [1_000, 2_000, 4_000, 8_000]

  test.for([
    ['which is opened while the page tries again', attempts.slice(0, 1)],
    ['which is opened later', attempts],
  ] as const)('%s', async ([, delaysBefore], { visit }) => {
    const { page, texts } = await visit({ locale, expected: /404|dynamically imported/ })
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(usedScripts, (route) =>
      documents > 1 ? route.continue() : route.fulfill({ status: 404 }),
    )
    await page.clock.install()
    await openFirstPart(page, `/${locale}/p/summit-down-jacket-CAIRN001BLK`)
    const missing = page.waitForResponse(usedScripts)
    const otherColour = page.getByRole('link', { name: texts.tarn, exact: true })
    await otherColour.hover()
    await missing
    for (const delay of delaysBefore) await page.clock.fastForward(delay)

    await otherColour.click()
    await expect
      .poll(async () => {
        await page.clock.fastForward(8_000)
        return documents
      })
      .toBe(2)
    await page.waitForURL(/-CAIRN001TRN$/)
    await expect.poll(() => page.title()).toContain(texts.tarn)
    await waitForHydration(page)
  })
})
