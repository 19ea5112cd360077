import { type Browser, openBrowser } from '../platform/test-shop.ts'
import type { Client } from '@cairn/contract/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { instead, refused } from '../platform/test-client.ts'
import { goods } from '../platform/test-goods.ts'
import type { CartView } from './cart-view.ts'

let browser: Browser
let commerce: Client

vi.mock('../platform/browser-commerce.ts', () => ({ browserCommerce: () => commerce }))

const { jacket, shell, shoe } = goods
type Tab = Awaited<ReturnType<typeof openTab>>

/** A page with a memory of its own, beside what all pages of the browser share. */
async function openTab() {
  vi.resetModules()
  const { cartState } = await import('./cart-store.ts')
  const { changeCart } = await import('./change-cart.ts')
  const { recoverCart } = await import('./recover-cart.ts')
  const add = (sku: string, qty = 1) => changeCart({ intent: 'add', sku, qty })
  const recover = (view: CartView) => recoverCart(Promise.resolve(view))
  const read = async () => {
    const active = await commerce.createCart({ body: {} })
    if (active.ok) await recover({ state: 'filled', cart: active.value })
  }
  const inside = () => cartState().cart?.items.map(({ sku, qty }) => [sku, qty])
  return { cartState, changeCart, recoverCart, recover, add, read, inside }
}

const loseCarts = () => browser.shop.database.run('delete from carts')
const both = [
  [jacket.sku, 2],
  [shell.sku, 1],
]

beforeAll(async () => {
  browser = await openBrowser()
  commerce = browser.commerce
}, 60_000)

afterEach(() => expect(browser.shop.failures).toEqual([]))
afterAll(() => browser.close())

async function openFilledTab() {
  const tab = await openTab()
  await tab.add(jacket.sku, 2)
  await tab.add(shell.sku)
  return tab
}

describe('a lost cart', () => {
  let tab: Tab
  beforeEach(async () => {
    browser.clear()
    tab = await openFilledTab()
  })

  it('is made anew when its page is opened', async () => {
    await loseCarts()
    expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })
    expect(tab.inside()).toEqual(both)
  })

  it('is made anew when the cookie that named it is gone as well', async () => {
    await loseCarts()
    document.cookie = 'cairn_basket=; Path=/; Max-Age=0'
    expect(await tab.recover({ state: 'none' })).toMatchObject({ state: 'filled' })
    expect(tab.inside()).toEqual(both)
  })

  it('that lives after all is taken as it is: nothing is added to it', async () => {
    expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })
    expect(tab.inside()).toEqual(both)
  })

  it('says that it has expired when its things cannot be added again, and shows what can (CART-050)', async () => {
    await loseCarts()
    const stock = 'update variants set on_hand = $2 where sku = $1'
    await browser.shop.database.run(stock, [shell.sku, 0])
    expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })
    await browser.shop.database.run(stock, [shell.sku, 60])
    expect(tab.inside()).toEqual([[jacket.sku, 2]])
    expect(tab.cartState().refused).toMatchObject({ isExpired: true })
  })

  it('is still remembered when no other can be made just now', async () => {
    await loseCarts()
    commerce = instead(browser.commerce, { createCart: async () => refused(503, 'REQ503') })
    const failed = { state: 'failed', message: 'The message of REQ503.' }
    expect(await tab.recover({ state: 'lost' })).toEqual(failed)
    commerce = browser.commerce
    await tab.recover({ state: 'lost' })
    expect(tab.inside()).toEqual(both)
  })

  it('is nothing to a browser that remembers nothing', async () => {
    browser.clear()
    expect(await tab.recover({ state: 'lost' })).toEqual({ state: 'none' })
    expect(tab.cartState().memory).toBeNull()
  })
})

describe('two tabs that a browser has restored', () => {
  let first: Tab
  let second: Tab
  beforeEach(async () => {
    browser.clear()
    first = await openFilledTab()
    second = await openTab()
    await second.read()
    expect(second.inside()).toEqual(both)
    await loseCarts()
  })

  it('make it anew once', async () => {
    await first.recover({ state: 'lost' })
    await second.recover({ state: 'lost' })
    expect(second.inside()).toEqual(both)
  })

  it('leave out what the one has taken out of it before it was the other’s turn', async () => {
    await first.recover({ state: 'lost' })
    for (const { itemId } of first.cartState().cart?.items ?? []) {
      await first.changeCart({ intent: 'remove', itemId })
    }
    await second.recover({ state: 'lost' })
    expect(second.cartState().memory?.count ?? 0).toBe(0)
  })

  it('change the same line, though it has another id by now', async () => {
    const itemId = second.cartState().cart?.items[1]?.itemId ?? ''
    await first.recover({ state: 'lost' })
    expect(await second.changeCart({ intent: 'change', itemId, qty: 3 })).toBeNull()
    expect(second.inside()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })
})

describe('what the page was rendered with', () => {
  it('does not overtake what has been heard since', async () => {
    browser.clear()
    const tab = await openTab()
    const empty = await commerce.createCart({ body: {} })
    await tab.add(jacket.sku)
    if (empty.ok) await tab.recover({ state: 'empty', cart: empty.value })
    expect(tab.cartState().memory?.count).toBe(1)
  })

  it('leaves what was refused before behind', async () => {
    browser.clear()
    const tab = await openTab()
    await tab.add(shoe.sku, 4)
    expect(tab.cartState().refused).toMatchObject({ errorId: 'INV408' })
    await tab.read()
    expect(tab.cartState().refused).toBeNull()
  })

  it('that could not be loaded is told, not thrown', async () => {
    const { recoverCart } = await openTab()
    const view = await recoverCart(Promise.reject(new Error('offline')))
    expect(view).toMatchObject({ state: 'failed' })
  })
})
