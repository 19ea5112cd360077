import { type Browser, openBrowser } from '../../platform/testing/test-browser.ts'
import type { Client } from '@cairn/contract/wire/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { overrideCalls, refusedAnswer } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { cartState, clearCart } from '../state/cart-store.ts'
import { setCart } from '../state/set-cart.ts'
import { runCartCommand } from './run-cart-command.ts'

let browser: Browser
let commerce: Client
let sentCalls: string[]

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(recordingCommerce()),
}))

const recordingCommerce = () =>
  new Proxy(commerce, {
    get: (client, name) => {
      sentCalls.push(String(name))
      return Reflect.get(client, name)
    },
  })

const { jacket, shell, shoe, giftCard, madeToOrder } = demoProducts
const add = ({ sku }: { sku: string }, qty = 1) => runCartCommand({ intent: 'add', sku, qty })
const change = (itemId: string, qty: number) => runCartCommand({ intent: 'change', itemId, qty })
const quantities = () => cartState().cart?.items.map(({ sku, qty }) => [sku, qty])
const idOf = ({ sku }: { sku: string }) =>
  cartState().cart?.items.find((item) => item.sku === sku)?.itemId ?? `no line of ${sku}`

const loseCarts = () => browser.shop.database.run('delete from carts')
const stock = ({ sku }: { sku: string }, onHand: number) =>
  browser.shop.database.run('update variants set on_hand = $2 where sku = $1', [sku, onHand])

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)

beforeEach(() => {
  sentCalls = []
  commerce = browser.commerce
  browser.clear()
  clearCart()
})

afterEach(() => expect(browser.shop.unexpectedErrors).toEqual([]))
afterAll(() => browser.close())

describe('changes', () => {
  test('are sent one after the other', async () => {
    await add(jacket)
    let runningCount = 0
    let maxRunning = 0
    commerce = overrideCalls(browser.commerce, {
      addItem: async (request) => {
        runningCount += 1
        maxRunning = Math.max(maxRunning, runningCount)
        const added = await browser.commerce.addItem(request)
        runningCount -= 1
        return added
      },
    })
    await Promise.all([add(jacket), add(jacket), add(shell)])
    expect(maxRunning).toBe(1)
    expect(quantities()).toEqual([
      [jacket.sku, 3],
      [shell.sku, 1],
    ])
  })

  test('that are refused return the error, with its line if there is one', async () => {
    await add(shoe)
    const result = await change(idOf(shoe), 4)
    expect(result).toMatchObject({ name: 'maximumQuantityAdded', itemId: idOf(shoe) })
    expect(cartState().error).toEqual(result)
  })

  test.each([
    ['with its effect', true],
    ['without an effect', false],
  ])('without a response show the cart of the shop %s', async (_, isExecuted) => {
    await add(jacket)
    const noResponse = refusedAnswer('noResponse')
    const callWithoutResponse = (name: 'addItem' | 'changeItem' | 'removeItem') => ({
      [name]: async (request: never) => {
        if (isExecuted) await browser.commerce[name](request)
        return noResponse
      },
    })
    commerce = overrideCalls(browser.commerce, callWithoutResponse('addItem'))
    expect((await add(jacket)) === null).toBe(isExecuted)
    expect(quantities()).toEqual([[jacket.sku, isExecuted ? 2 : 1]])
    commerce = overrideCalls(browser.commerce, callWithoutResponse('changeItem'))
    const changed = await change(idOf(jacket), 5)
    expect(changed === null).toBe(isExecuted)
    expect(quantities()).toEqual([[jacket.sku, isExecuted ? 5 : 1]])
    commerce = overrideCalls(browser.commerce, callWithoutResponse('removeItem'))
    const removed = await runCartCommand({ intent: 'remove', itemId: idOf(jacket) })
    expect(removed === null).toBe(isExecuted)
    expect(quantities()).toEqual(isExecuted ? [] : [[jacket.sku, 1]])
  })

  test('that open a cart and get no response add nothing twice', async () => {
    commerce = overrideCalls(browser.commerce, {
      createCartWithItem: async (request) => {
        await browser.commerce.createCartWithItem(request)
        return refusedAnswer('noResponse')
      },
    })
    expect(await add(jacket)).toBeNull()
    expect(quantities()).toEqual([[jacket.sku, 1]])
  })

  test('that time out are reported without waiting for another request', async () => {
    await add(jacket)
    commerce = overrideCalls(browser.commerce, {
      addItem: async () => refusedAnswer('timedOut'),
      readCart: () => new Promise(() => {}),
    })
    expect(await add(jacket)).toMatchObject({ name: 'timedOut' })
    expect(sentCalls.slice(-2)).toEqual(['addItem', 'readCart'])
  })

  test('without a server leave the cart as it was', async () => {
    await add(jacket)
    const unavailable = async () => refusedAnswer('noResponse')
    commerce = overrideCalls(browser.commerce, { addItem: unavailable, readCart: unavailable })
    expect(await add(jacket)).toMatchObject({ name: 'noResponse' })
    expect(quantities()).toEqual([[jacket.sku, 1]])
  })

  test('that succeed clear the previous error', async () => {
    await add(shoe, 4)
    expect(cartState().error).toMatchObject({ name: 'maximumQuantityAdded' })
    await add(shoe)
    expect(cartState().error).toBeNull()
  })
})

describe('a cart that the shop no longer knows', () => {
  beforeEach(async () => {
    await add(jacket, 2)
    await add(shell)
    sentCalls = []
  })

  test('is rebuilt with its items, and the command is repeated (CART-049, CART-075)', async () => {
    const previousBasketId = cartState().remembered?.basketId
    await loseCarts()
    const result = await change(idOf(shell), 3)
    expect(result).toBeNull()
    expect(sentCalls).toEqual(['changeItem', 'createCart', 'addItem', 'addItem', 'changeItem'])
    expect(cartState().remembered?.basketId).not.toBe(previousBasketId)
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  test('is rebuilt too when its session has ended', async () => {
    await browser.shop.database.run('update sessions set ended_at = now()')
    expect(await change(idOf(shell), 3)).toBeNull()
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  test('has each line again with all its fields', async () => {
    await loseCarts()
    const gifts = ['Ada', 'Grace'].map((to) => ({
      email: 'gift@cairn.example',
      to,
      message: 'Yours',
    }))
    for (const giftOption of gifts) {
      const created = await browser.commerce.createCartWithItem({
        body: { sku: giftCard.sku, qty: 1, giftOption },
      })
      if (created.ok) setCart(created.value)
    }
    const secondItemId = cartState().cart?.items[1]?.itemId ?? ''
    await loseCarts()
    expect(await change(secondItemId, 2)).toBeNull()
    expect(cartState().cart?.items.map(({ qty, giftOption }) => [qty, giftOption])).toEqual([
      [1, gifts[0]],
      [2, gifts[1]],
    ])
  })

  test('keeps customised items', async () => {
    const body = { sku: madeToOrder.sku, qty: 1, recipeId: 'a-recipe' }
    const created = await browser.commerce.createCartWithItem({ body })
    if (created.ok) setCart(created.value)
    await loseCarts()
    await add(jacket)
    expect(cartState().cart?.items.map(({ recipeId }) => recipeId)).toContain('a-recipe')
  })

  test('has expired when some items cannot be added again; the others are in the cart (CART-050)', async () => {
    await loseCarts()
    await stock(jacket, 0)
    const result = await change(idOf(shell), 3)
    await stock(jacket, 500)
    expect(result).toMatchObject({ isExpired: true })
    expect(quantities()).toEqual([[shell.sku, 1]])
  })

  test('is not rebuilt line by line without a server', async () => {
    await loseCarts()
    commerce = overrideCalls(browser.commerce, {
      addItem: async () => refusedAnswer('temporarilyUnavailable'),
    })
    expect(await change(idOf(shell), 3)).toMatchObject({ isExpired: true })
    expect(sentCalls).toEqual(['changeItem', 'createCart', 'addItem'])
  })

  test('is rebuilt from the page’s cart in a browser without storage', async () => {
    browser.clear()
    clearCart()
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await add(jacket)
    await loseCarts()
    await add(shell)
    setItem.mockRestore()
    expect(quantities()).toEqual([
      [jacket.sku, 1],
      [shell.sku, 1],
    ])
  })

  test('stays stored for the next time when it cannot be rebuilt yet', async () => {
    await loseCarts()
    commerce = overrideCalls(browser.commerce, {
      createCart: async () => refusedAnswer('temporarilyUnavailable'),
    })
    expect(await change(idOf(shell), 3)).toMatchObject({
      name: 'temporarilyUnavailable',
      isExpired: false,
    })
    commerce = browser.commerce
    expect(await change(idOf(shell), 3)).toBeNull()
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  test('shows a command that also fails in the rebuilt cart at the top of the page', async () => {
    await loseCarts()
    const result = await change(idOf(shell), 1000)
    expect(result).toMatchObject({ name: 'maximumQuantityAdded', isExpired: false })
    expect(result).not.toHaveProperty('itemId')
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 1],
    ])
  })
})
