import { flagCookies } from '@cairn/contract/wire/cookies'
import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Visit } from '../browser/visit.ts'
import { openPage } from '../browser/open-page.ts'
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
const expected = /401|404|500/

describe('a cart that the shop has lost', () => {
  test('is created again with its lines and the change (CART-049)', async ({ visit }) => {
    const visited = await visit({ expected })
    const { page, context, texts } = visited
    const shop = shopPage(page, texts)
    await withTwoLines(visited)
    const before = await basketId(context)
    await loseCart(visited)
    await shop.moreDuffel.click()
    await shop.cart('four').waitFor()

    const after = await basketId(context)
    expect([undefined, before]).not.toContain(after)
    await page.reload()
    await shop.total('$315.00').waitFor()
    await shop.line(texts.duffel).getByText('2 × $140.00').waitFor()
    await shop.line(texts.beanie).getByText('$35.00').waitFor()
    await expect.poll(() => basketId(context)).toBe(after)
  })

  test('is reported as expired when its lines cannot be added again (CART-050)', async ({
    visit,
  }) => {
    const visited = await visit({ expected })
    const { page, texts } = visited
    const shop = shopPage(page, texts)
    await withTwoLines(visited)
    await loseCart(visited)
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

  test('is created again only once when two tabs are open', async ({ visit }) => {
    const visited = await visit({ expected })
    const { page, texts, openTab } = visited
    await withTwoLines(visited)
    const other = await openTab()
    await openPage(other, '/en-us/cart')
    await loseCart(visited)
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) {
      await shopPage(tab, texts).total('$175.00').waitFor()
      await shopPage(tab, texts).cart('three').waitFor()
    }
  })
})
