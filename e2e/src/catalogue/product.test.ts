import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'

describe('a product', () => {
  test('needs a size, keeps it when the colour changes, and shows its specifications', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de/p/daunenjacke-summit-CAIRN001BLK')
    const addButton = page.getByRole('button', { name: texts.addForPrice })
    await addButton.click()
    await page.getByText(texts.chooseSize).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('sku')

    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('link', { name: texts.tarn, exact: true }).click()
    await page.waitForURL(/-CAIRN001TRN$/)
    await expect
      .poll(() => page.getByRole('radio', { name: 'M', exact: true }).isChecked())
      .toBe(true)
    await page.getByText(texts.specifications).click()
    await page.getByRole('definition').first().waitFor()
  })

  test('has its picture, name and price on the first screen of a phone', async ({ visit }) => {
    const { page } = await visit({ locale: 'de-de', width: 390 })
    await page.setViewportSize({ width: 390, height: 844 })
    // The second has a name of two lines and is reduced.
    for (const path of [
      '/en-us/p/x-CAIRN001BLK',
      '/de-de/p/x-CAIRN002TRN',
      '/fr-fr/p/x-CAIRN005MSS',
    ]) {
      await openPage(page, path)
      const bottoms = await page
        .locator('.gallery img, main h1, .product-side .price')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
      expect(bottoms.length).toBeGreaterThan(2)
      expect([path, Math.max(...bottoms)]).toEqual([path, expect.toSatisfy((y) => y <= 844)])
    }
  })

  test('that is a gift card needs an amount, which the button and the cart then show', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ width: 800 })
    await openPage(page, '/en-us/p/digital-gift-card-CAIRN008HTR')
    await page.getByRole('button', { name: 'Add to bag', exact: true }).click()
    await page.getByText('Choose an amount first.').waitFor()
    await page.getByRole('radio', { name: '$50', exact: true }).check()
    await page.getByRole('button', { name: 'Add to bag, $50.00' }).click()
    const cart = page.getByRole('dialog', { name: texts.addedToYourCart })
    await cart.getByText('$50', { exact: true }).waitFor()
    expect(await cart.getByText(/Heather|size/).count()).toBe(0)
  })

  test('that cannot be added says so without scrolling', async ({ visit }) => {
    const { page, texts } = await visit({ width: 1440, expected: /409/ })
    const message = 'This size has just been sold.'
    await page.route('**/api/cart/v1/cartWithItem?*', (route) =>
      route.fulfill({
        status: 409,
        json: { errorDetails: [{ errorId: 'INV700', message }], correlationId: 'one' },
      }),
    )
    await page.setViewportSize({ width: 1440, height: 900 })
    await openPage(page, '/en-us/p/summit-down-jacket-CAIRN001BLK')
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('button', { name: texts.addForPrice }).click()
    const alert = page.getByRole('alert').filter({ hasText: message })
    await alert.waitFor()
    await expect
      .poll(() => alert.evaluate((element) => element.getBoundingClientRect().bottom <= 900))
      .toBe(true)
  })

  test('shows its pictures one by one on a phone and side by side on a wide page', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ width: 390 })
    await openPage(page, '/en-us/p/summit-down-jacket-CAIRN001BLK')
    const pictures = page.getByRole('list', { name: texts.pictures })
    await page.getByText('1 of 3').waitFor()
    await pictures.evaluate((list) => list.scrollTo({ left: list.clientWidth }))
    await page.getByText('2 of 3').waitFor()
    await page.setViewportSize({ width: 800, height: 900 })
    const leftOf = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().left)
    expect(await leftOf(pictures)).toBe(await leftOf(page.locator('main nav li').first()))
    await page.setViewportSize({ width: 1440, height: 900 })
    const boxes = await pictures
      .getByRole('listitem')
      .evaluateAll((allPictures) =>
        allPictures.map((element) => element.getBoundingClientRect().top),
      )
    expect(boxes[0]).toBe(boxes[1])
    expect(boxes[2]).toBeGreaterThan(boxes[1] ?? 0)
  })

  test('that is reduced shows the reduction and the lowest earlier price (PROD-004, PROD-006)', async ({
    visit,
  }) => {
    const { page } = await visit({ locale: 'de-de', width: 800 })
    await openPage(page, '/de-de/p/hardshelljacke-ridge-CAIRN002TRN')
    const main = page.getByRole('main')
    await main.getByText('−33,3 %').first().waitFor()
    await main.getByText('259,99 €').first().waitFor()
    await main.getByText('Niedrigster Preis der letzten 30 Tage: 299,99 €').waitFor()
    await openPage(page, '/en-us/p/ridge-shell-CAIRN002TRN')
    await main.getByText('$259.99').first().waitFor()
    expect(await main.getByText(/Lowest price/).count()).toBe(0)
  })

  test('that is sold out in a size can be watched, and an error is shown (PROD-024, UI-004)', async ({
    visit,
  }) => {
    const { page, texts } = await visit({ expected: /500/ })
    await openPage(page, '/en-us/p/sold-out-parka-CAIRN004SLT')
    await page.getByText(texts.allSoldOut).waitFor()
    expect(await page.getByRole('button', { name: /^Add to bag/ }).count()).toBe(0)
    await page.getByRole('radio', { name: /^M/ }).check()
    await page.getByRole('textbox', { name: texts.email }).fill('ines@example.com')
    expect(await page.getByRole('button', { name: /^Add to bag/ }).count()).toBe(0)
    const notifications = '**/notifications?*'
    const pending = page.locator('form [aria-busy=true]')
    await page.route(notifications, async (route) => {
      await pending.waitFor()
      await route.fulfill({ status: 500 })
    })
    await page.keyboard.press('Enter')
    await page.getByText(texts.problem).first().waitFor()
    await expect.poll(() => pending.count()).toBe(0)

    await page.unroute(notifications)
    const requests = recordRequests(page, /\/notifications$/)
    await page.getByRole('button', { name: texts.notifyMe }).click()
    await page.getByText(texts.willNotify).waitFor()
    const answers = await Promise.all(requests.map((request) => request.response()))
    expect(requests.map((request) => request.method())).toEqual(['PUT'])
    expect(answers.map((answer) => answer?.ok())).toEqual([true])
    await shopPage(page, texts).cart('empty').waitFor()
  })

  describe('loads recommendations (PROD-014, PROD-025)', () => {
    test('200 px before they are visible, with 16 skeleton cards (PROD-029, PROD-031)', async ({
      visit,
    }) => {
      const { page, texts } = await visit()
      const calls = recordRequests(page, /widgetRecommendations$/)
      await openPage(page, '/en-us/p/summit-down-jacket-CAIRN001BLK')
      const section = page.locator('section').filter({
        has: page.getByRole('heading', { name: texts.similarProducts }),
      })
      /** Scrolls until the section begins this far below the window, and the page has reacted. */
      const scrollTowards = (below: number) =>
        section.evaluate(async (element, gap) => {
          scrollTo({ top: scrollY + element.getBoundingClientRect().top - innerHeight - gap })
          await new Promise((resolve) => {
            new IntersectionObserver(resolve).observe(element)
          })
          await new Promise((resolve) => requestIdleCallback(resolve))
        }, below)
      await scrollTowards(250)
      expect(calls).toEqual([])
      let isSeen = false
      await page.route('**/widgetRecommendations?*', async (route) => {
        await section.locator('li[aria-hidden]').first().waitFor()
        isSeen = (await section.locator('li[aria-hidden]').count()) === 16
        await route.continue()
      })
      await scrollTowards(190)
      const first = section.getByRole('article').first()
      await first.waitFor()
      expect([calls.length, isSeen]).toEqual([1, true])
      await expect.poll(() => first.getByRole('link').getAttribute('href')).toMatch(/\/p\//)
      await first.getByText(/^\$\d+\.\d\d$/).waitFor()
      await first.getByText(/^[\d.]+ out of 5$/).waitFor({ state: 'attached' })
    })
  })
})

describe('the mini cart', () => {
  // Waiting for the states is the check.
  test('changes and removes its lines, and has a link when it is empty', async ({ visit }) => {
    const { page, texts } = await visit({ width: 800 })
    const shop = shopPage(page, texts)
    await openPage(page, '/en-us')
    await shop.addDuffel.click()
    await shop.cart('one').click()
    const panel = page.getByRole('dialog', { name: texts.cartTitle })
    await panel.getByRole('button', { name: texts.moreDuffel }).click()
    await panel.getByText(texts.twoDuffelsPrice).last().waitFor()
    await shop.cart('three').waitFor({ state: 'attached' })
    await panel.getByRole('button', { name: texts.removeDuffel }).click()
    await panel.getByText(texts.cartEmptyTitle).waitFor()
    await panel.getByRole('link', { name: texts.cartEmptyLink }).click()
    await panel.waitFor({ state: 'hidden' })
  })
})
