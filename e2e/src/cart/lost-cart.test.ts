import { flagCookies } from '@cairn/contract/wire/cookies'
import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test, type Visit } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'

async function basketId(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === flagCookies.basketId)?.value
}

/** Deletes the session and keeps the id of the cart, which then belongs to nobody. */
const loseCart = ({ context }: Visit) =>
  context.clearCookies({ name: new RegExp(`^(?!${flagCookies.basketId}$)`) })

async function withTwoLines({ page, texts }: Visit) {
  const shop = shopPage(page, texts)
  await openPage(page, '/en-us')
  await shop.addDuffel.click()
  await shop.cart('one').waitFor()
  await shop.addBeanie.click()
  await shop.openCart('three')
  await shop.moreDuffel.waitFor()
}

/** 401: requests that were sent without the session. */
const expectedProblems = /401|404|500/

describe('a cart that the shop has lost', () => {
  test('is created again with its lines and the change (CART-049)', async ({ visit }) => {
    const visitor = await visit({ expected: expectedProblems })
    const { page, context, texts } = visitor
    const shop = shopPage(page, texts)
    await withTwoLines(visitor)
    const idBefore = await basketId(context)
    await loseCart(visitor)
    await shop.moreDuffel.click()
    await shop.cart('four').waitFor()

    const idAfter = await basketId(context)
    expect([undefined, idBefore]).not.toContain(idAfter)
    await page.reload()
    await shop.total('$315.00').waitFor()
    await shop.line(texts.duffel).getByText('2 × $140.00').waitFor()
    await shop.line(texts.beanie).getByText('$35.00').waitFor()
    await expect.poll(() => basketId(context)).toBe(idAfter)
  })

  // Waiting for the states is the check.
  test('is reported as expired when its lines cannot be added again (CART-050)', async ({
    visit,
  }) => {
    const visitor = await visit({ expected: expectedProblems })
    const { page, texts } = visitor
    const shop = shopPage(page, texts)
    await withTwoLines(visitor)
    await loseCart(visitor)
    await page.route('**/api/cart/v1/item?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await shop.moreDuffel.click()
    await page.getByText(texts.cartExpired).waitFor()
    await shop.cart('empty').waitFor()
    await page.getByRole('link', { name: texts.cartEmptyLink }).click()
    await page.unroute('**/api/cart/v1/item?*')
    await shop.addDuffel.click()
    await shop.openCart('one')
    await shop.total(texts.duffelPrice).waitFor()
  })

  // Waiting for the states is the check.
  test('is created again only once when two tabs are open', async ({ visit }) => {
    const visitor = await visit({ expected: expectedProblems })
    const { page, texts, openTab } = visitor
    await withTwoLines(visitor)
    const otherTab = await openTab()
    await openPage(otherTab, '/en-us/cart')
    await loseCart(visitor)
    await Promise.all([page.reload(), otherTab.reload()])
    for (const tab of [page, otherTab]) {
      await shopPage(tab, texts).total('$175.00').waitFor()
      await shopPage(tab, texts).cart('three').waitFor()
    }
  })
})
