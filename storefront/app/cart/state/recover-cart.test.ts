import { type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import { importRows } from '@cairn/commerce/testing/import-rows'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import type { Client } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls, refusedAnswer } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import type { CartView } from './cart-view.ts'

let browser: Browser
let commerce: Client

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(commerce),
}))

const { jacket, shell, shoe } = demoProducts
type Tab = Awaited<ReturnType<typeof openTab>>

/** A page with its own module state. Storage and cookies are shared between pages. */
async function openTab() {
  vi.resetModules()
  const { cartState } = await import('./cart-store.ts')
  const { runCartCommand } = await import('../commands/run-cart-command.ts')
  const { recoverCart } = await import('./recover-cart.ts')
  const add = (sku: string, qty = 1) => runCartCommand({ intent: 'add', sku, qty })
  const recover = (view: CartView) => recoverCart(Promise.resolve(view))
  const readCartSkus = async () => {
    const active = await commerce.createCart({ body: {} })
    if (active.ok) await recover({ state: 'filled', cart: active.value })
  }
  const shownItems = () => cartState().cart?.items.map(({ sku, qty }) => [sku, qty])
  return {
    cartState,
    runCartCommand,
    recoverCart,
    recover,
    add,
    read: readCartSkus,
    inside: shownItems,
  }
}

const loseCarts = () => browser.shop.database.run('delete from carts')
const bothItems = [
  [jacket.sku, 2],
  [shell.sku, 1],
]

const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '14 Tanner Street',
  city: 'London',
  postalCode: 'SE1 3LD',
  countryCode: 'GB',
  phone: '020 7946 0018',
  email: 'ada@example.com',
}

beforeAll(async () => {
  browser = await openBrowser()
  commerce = browser.commerce
  const rows = samplePromotions().filter((row) => JSON.stringify(row).includes('WELCOME10'))
  await importRows(browser.shop.database.query, rows)
}, 60_000)

afterEach(() => expect(browser.shop.unexpectedErrors).toEqual([]))
afterAll(() => browser.close())

async function openFilledTab() {
  const tab = await openTab()
  await tab.add(jacket.sku, 2)
  await tab.add(shell.sku)
  return tab
}

const reopenPage = async (tab: Tab) =>
  expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })

async function orderOneMoreShell(tab: Tab) {
  const itemId = tab.cartState().cart?.items[1]?.itemId ?? ''
  expect(await tab.runCartCommand({ intent: 'change', itemId, qty: 2 })).toBeNull()
}

describe('a lost cart', () => {
  let tab: Tab
  beforeEach(async () => {
    browser.clear()
    tab = await openFilledTab()
  })

  test('is rebuilt when the cart page opens', async () => {
    await loseCarts()
    expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })
    expect(tab.inside()).toEqual(bothItems)
  })

  test('is rebuilt without its cookie too', async () => {
    await loseCarts()
    document.cookie = 'cairn_basket=; Path=/; Max-Age=0'
    expect(await tab.recover({ state: 'none' })).toMatchObject({ state: 'filled' })
    expect(tab.inside()).toEqual(bothItems)
  })

  test('that still exists is used unchanged', async () => {
    expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })
    expect(tab.inside()).toEqual(bothItems)
  })

  test('has its promotion code again, whether a page opens or a command is repeated', async () => {
    const applyCode = () => tab.runCartCommand({ intent: 'coupon', code: 'WELCOME10' })
    expect(await applyCode()).toBeNull()
    const { totals } = tab.cartState().cart ?? {}
    await loseCarts()
    await tab.recover({ state: 'lost' })
    expect(tab.cartState().cart).toMatchObject({ coupon: 'WELCOME10', totals })
    expect(tab.cartState().lostParts).toBeNull()
    await loseCarts()
    const itemId = tab.cartState().cart?.items[0]?.itemId ?? ''
    expect(await tab.runCartCommand({ intent: 'change', itemId, qty: 3 })).toBeNull()
    expect(tab.cartState().cart).toMatchObject({ coupon: 'WELCOME10' })
    expect(tab.cartState().lostParts).toBeNull()
  })

  test.each([
    ['when a page opens', reopenPage, bothItems],
    ['when a command is repeated', orderOneMoreShell, [bothItems[0], [shell.sku, 2]]],
  ])('tells %s which code and that the address is lost', async (_, rebuild, items) => {
    await tab.runCartCommand({ intent: 'coupon', code: 'WELCOME10' })
    const basketId = tab.cartState().cart?.basketId ?? ''
    const params = { basketId }
    const addressed = await commerce.setBillingAddress({ params, body: { address } })
    if (!addressed.ok) throw new Error(JSON.stringify(addressed.refusal))
    await tab.recover({ state: 'filled', cart: addressed.value })
    await loseCarts()
    commerce = overrideCalls(browser.commerce, {
      applyCoupon: async () => refusedAnswer('couponExpired'),
    })
    await rebuild(tab)
    commerce = browser.commerce
    expect(tab.inside()).toEqual(items)
    expect(tab.cartState().error).toBeNull()
    expect(tab.cartState().lostParts).toEqual({ code: 'WELCOME10', hasLostAddress: true })
    await tab.add(shell.sku)
    expect(tab.cartState().lostParts).toBeNull()
  })

  test('says that it has expired when some items cannot be added again, and shows the others (CART-050)', async () => {
    await loseCarts()
    const stock = 'update variants set on_hand = $2 where sku = $1'
    await browser.shop.database.run(stock, [shell.sku, 0])
    expect(await tab.recover({ state: 'lost' })).toMatchObject({ state: 'filled' })
    await browser.shop.database.run(stock, [shell.sku, 60])
    expect(tab.inside()).toEqual([[jacket.sku, 2]])
    expect(tab.cartState().error).toMatchObject({ isExpired: true, message: shell.name })
  })

  test('stays stored when it cannot be rebuilt yet', async () => {
    await loseCarts()
    commerce = overrideCalls(browser.commerce, {
      createCart: async () => refusedAnswer('temporarilyUnavailable'),
    })
    const failedView = { state: 'failed', message: 'The message of temporarilyUnavailable.' }
    expect(await tab.recover({ state: 'lost' })).toEqual(failedView)
    commerce = browser.commerce
    await tab.recover({ state: 'lost' })
    expect(tab.inside()).toEqual(bothItems)
  })

  test('is empty for a browser without a stored cart', async () => {
    browser.clear()
    expect(await tab.recover({ state: 'lost' })).toEqual({ state: 'none' })
    expect(tab.cartState().remembered).toBeNull()
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
    expect(second.inside()).toEqual(bothItems)
    await loseCarts()
  })

  test('rebuild it once', async () => {
    await first.recover({ state: 'lost' })
    await second.recover({ state: 'lost' })
    expect(second.inside()).toEqual(bothItems)
  })

  test('leave out the items that the other tab has removed in the meantime', async () => {
    await first.recover({ state: 'lost' })
    for (const { itemId } of first.cartState().cart?.items ?? []) {
      await first.runCartCommand({ intent: 'remove', itemId })
    }
    await second.recover({ state: 'lost' })
    expect(second.cartState().remembered?.count ?? 0).toBe(0)
  })

  test('change the same line although its id has changed', async () => {
    const itemId = second.cartState().cart?.items[1]?.itemId ?? ''
    await first.recover({ state: 'lost' })
    expect(await second.runCartCommand({ intent: 'change', itemId, qty: 3 })).toBeNull()
    expect(second.inside()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })
})

describe('what the page was rendered with', () => {
  test('does not replace a later response', async () => {
    browser.clear()
    const tab = await openTab()
    const empty = await commerce.createCart({ body: {} })
    await tab.add(jacket.sku)
    if (empty.ok) await tab.recover({ state: 'empty', cart: empty.value })
    expect(tab.cartState().remembered?.count).toBe(1)
  })

  test('clears the previous error', async () => {
    browser.clear()
    const tab = await openTab()
    await tab.add(shoe.sku, 4)
    expect(tab.cartState().error).toMatchObject({ name: 'maximumQuantityAdded' })
    await tab.read()
    expect(tab.cartState().error).toBeNull()
  })

  test('that could not be loaded is reported, not thrown', async () => {
    const { recoverCart } = await openTab()
    const view = await recoverCart(Promise.reject(new Error('offline')))
    expect(view).toMatchObject({ state: 'failed' })
  })
})
