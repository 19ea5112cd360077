// @vitest-environment jsdom
import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBasketId, fakeCommerce } from '../../dev/fake-commerce.ts'
import { fakeProducts } from '../../dev/fake-products.ts'
import { bagState, forgetBag } from './bag-store.ts'
import { changeBag, recoverBag } from './bag.ts'

let commerce: Client
let made: string[]

vi.mock('../platform/browser-commerce.ts', () => ({ browserCommerce: () => recorded() }))

const recorded = () =>
  new Proxy(commerce, {
    get: (client, name) => {
      made.push(String(name))
      return Reflect.get(client, name)
    },
  })

const [jacket = never(), shell = never()] = fakeProducts
function never(): never {
  throw new Error('The fake shop is empty.')
}

const lost: Result<never, CallRefusal> = {
  ok: false,
  refusal: {
    status: 404,
    errorId: 'BSK404',
    message: 'Cart not found.',
    body: { errorDetails: [{ errorId: 'BSK404', message: '' }], correlationId: 'c' },
  },
}

const soldOut = { ...lost, refusal: { ...lost.refusal, status: 409, errorId: 'INV700' } }
const add = (sku: string, qty = 1) => changeBag({ intent: 'add', sku, qty })
const quantities = () => bagState().cart?.items.map(({ sku, qty }) => [sku, qty])

const renamed = (answer: Result<Cart, CallRefusal>): Result<Cart, CallRefusal> =>
  answer.ok
    ? {
        ok: true,
        value: {
          ...answer.value,
          basketId: 'the-new-cart',
          items: answer.value.items.map((item) => ({ ...item, itemId: `new-${item.itemId}` })),
        },
      }
    : answer

/** From now on the old cart is unknown, and a new one starts empty, with other ids. */
function forgetOnServer() {
  const fresh = fakeCommerce('GBP')
  const isKnown = { value: false }
  commerce = instead(fresh, {
    createCart: async (request) => {
      isKnown.value = true
      document.cookie = 'cairn_basket=the-new-cart'
      return renamed(await fresh.createCart(request))
    },
    addItem: async (request) => (isKnown.value ? renamed(await fresh.addItem(request)) : lost),
    changeItem: async ({ body, ...request }) =>
      isKnown.value
        ? renamed(
            await fresh.changeItem({
              ...request,
              body: { ...body, itemId: body.itemId.replace('new-', '') },
            }),
          )
        : lost,
  })
}

const instead = (client: Client, calls: Partial<Client>): Client =>
  new Proxy(client, { get: (_, name) => Reflect.get(calls, name) ?? Reflect.get(client, name) })

beforeEach(() => {
  made = []
  commerce = fakeCommerce('GBP')
  document.cookie = `cairn_basket=${fakeBasketId}; max-age=0`
  localStorage.clear()
  forgetBag()
})

describe('what the browser remembers', () => {
  it('is what was added, also after the page is gone (CART-043)', async () => {
    await add(jacket.sku, 2)
    expect(bagState().bag).toMatchObject({ count: 2, lines: [{ sku: jacket.sku, qty: 2 }] })
    const kept: unknown = JSON.parse(localStorage.getItem('cairn_bag') ?? '')
    expect(kept).toMatchObject({ count: 2 })
  })

  it('is not overtaken by an older answer', async () => {
    const known = await commerce.createCart({ body: {} })
    await add(jacket.sku)
    if (known.ok) await recoverBag(Promise.resolve({ state: 'filled', cart: known.value }))
    expect(bagState().bag?.count).toBe(1)
  })
})

describe('changes', () => {
  it('are made one after the other', async () => {
    let running = 0
    let most = 0
    const slow = fakeCommerce('GBP')
    commerce = instead(slow, {
      addItem: async (request) => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
        return slow.addItem(request)
      },
    })
    document.cookie = `cairn_basket=${fakeBasketId}`
    await Promise.all([add(jacket.sku), add(jacket.sku), add(shell.sku)])
    expect(most).toBe(1)
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 1],
    ])
  })

  it('that are refused tell why, beside their line where it is about one (ERR-021)', async () => {
    await add(jacket.sku)
    const refused = await changeBag({ intent: 'change', itemId: jacket.id, qty: 10 })
    expect(refused).toMatchObject({ errorId: 'INV408', itemId: jacket.id })
    expect(bagState().refused).toEqual(refused)
  })

  it('that succeed leave no old refusal behind', async () => {
    await add(jacket.sku, 10)
    expect(bagState().refused).toBeDefined()
    await add(jacket.sku)
    expect(bagState().refused).toBeUndefined()
  })
})

describe('a cart that the shop no longer knows', () => {
  beforeEach(async () => {
    document.cookie = `cairn_basket=${fakeBasketId}`
    await add(jacket.sku, 2)
    await add(shell.sku)
    made = []
  })

  it('is made anew with what was in it, and the change is made after all (CART-049, ERR-019)', async () => {
    forgetOnServer()
    const refused = await changeBag({ intent: 'change', itemId: shell.id, qty: 3 })
    expect(refused).toBeNull()
    expect(made).toEqual(['changeItem', 'createCart', 'addItem', 'addItem', 'changeItem'])
    expect(bagState().bag?.basketId).toBe('the-new-cart')
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  it('has expired when its things cannot be added again (CART-050)', async () => {
    forgetOnServer()
    commerce = instead(commerce, { addItem: async () => soldOut })
    const refused = await changeBag({ intent: 'change', itemId: shell.id, qty: 3 })
    expect(refused).toMatchObject({ isExpired: true })
  })

  it('has expired when the change finds no cart a second time either', async () => {
    forgetOnServer()
    commerce = instead(commerce, { changeItem: async () => lost })
    const refused = await changeBag({ intent: 'change', itemId: shell.id, qty: 3 })
    expect(refused).toMatchObject({ isExpired: true })
  })

  it('is made anew when its page is opened', async () => {
    forgetOnServer()
    const view = await recoverBag(Promise.resolve({ state: 'lost' }))
    expect(view).toMatchObject({ state: 'filled', cart: { totalItems: 3 } })
  })

  it('is empty for a browser that remembers nothing', async () => {
    forgetBag()
    expect(await recoverBag(Promise.resolve({ state: 'lost' }))).toEqual({ state: 'empty' })
  })
})

it('a cart that could not be loaded is told, not thrown', async () => {
  expect(await recoverBag(Promise.reject(new Error('offline')))).toMatchObject({ state: 'failed' })
})
