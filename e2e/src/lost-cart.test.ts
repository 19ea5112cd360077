import { flagCookies } from '@cairn/contract/cookies'
import type { BrowserContext } from 'playwright-core'
import { describe, expect } from 'vitest'
import { test, type Visit } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

async function basketId(context: BrowserContext): Promise<string | undefined> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === flagCookies.basketId)?.value
}

/** The shop no longer knows who this is, so the cart that the browser names is nobody's. */
const loseCart = ({ context }: Visit) =>
  context.clearCookies({ name: new RegExp(`^(?!${flagCookies.basketId}$)`) })

async function withTwoLines({ page, words }: Visit) {
  const shop = on(page, words)
  await openPage(page, '/en-us')
  await shop.addDuffel.click()
  await shop.cart('one').waitFor()
  await shop.addBeanie.click()
  await shop.toCart('three')
  await shop.moreDuffel.waitFor()
}

/** 401: what was asked just before, and went without a session. */
const expected = /401|404|500/

describe('a bag that the shop has lost', () => {
  test('is made anew with its things, and the change is made (CART-049)', async ({ visit }) => {
    const visited = await visit({ expected })
    const { page, context, words } = visited
    const shop = on(page, words)
    await withTwoLines(visited)
    const before = await basketId(context)
    await loseCart(visited)
    await shop.moreDuffel.click()
    await shop.cart('four').waitFor()

    const after = await basketId(context)
    expect([undefined, before]).not.toContain(after)
    await page.reload()
    await shop.total('$315.00').waitFor()
    await shop.line(words.duffel).getByText('2 × $140.00').waitFor()
    await shop.line(words.beanie).getByText('$35.00').waitFor()
    expect(await basketId(context)).toBe(after)
  })

  test('is said to have expired when its things cannot be added (CART-050)', async ({ visit }) => {
    const visited = await visit({ expected })
    const { page, words } = visited
    const shop = on(page, words)
    await withTwoLines(visited)
    await loseCart(visited)
    await page.route('**/api/cart/v1/item?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await shop.moreDuffel.click()
    await page.getByText(words.expired).waitFor()
    await shop.cart('empty').waitFor()
    await page.getByRole('link', { name: words.fromEmpty }).click()
    await page.unroute('**/api/cart/v1/item?*')
    await shop.addDuffel.click()
    await shop.toCart('one')
    await shop.total(words.once).waitFor()
  })

  test('is made anew once when two tabs are opened on it', async ({ visit }) => {
    const visited = await visit({ expected })
    const { page, words, openTab } = visited
    await withTwoLines(visited)
    const other = await openTab()
    await openPage(other, '/en-us/cart')
    await loseCart(visited)
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) {
      await on(tab, words).total('$175.00').waitFor()
      await on(tab, words).cart('three').waitFor()
    }
  })
})
