import { type Browser, openBrowser } from '../platform/test-shop.ts'
import type { Client } from '@cairn/contract/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { instead, refused } from '../platform/test-client.ts'
import { goods } from '../platform/test-goods.ts'
import { cartState, forgetCart, keepCart } from './cart-store.ts'
import { changeCart } from './change-cart.ts'

let browser: Browser
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

const { jacket, shell, shoe, giftCard, madeToOrder } = goods
const add = ({ sku }: { sku: string }, qty = 1) => changeCart({ intent: 'add', sku, qty })
const change = (itemId: string, qty: number) => changeCart({ intent: 'change', itemId, qty })
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
  made = []
  commerce = browser.commerce
  browser.clear()
  forgetCart()
})

afterEach(() => expect(browser.shop.failures).toEqual([]))
afterAll(() => browser.close())

describe('changes', () => {
  it('are made one after the other', async () => {
    await add(jacket)
    let running = 0
    let most = 0
    commerce = instead(browser.commerce, {
      addItem: async (request) => {
        running += 1
        most = Math.max(most, running)
        const added = await browser.commerce.addItem(request)
        running -= 1
        return added
      },
    })
    await Promise.all([add(jacket), add(jacket), add(shell)])
    expect(most).toBe(1)
    expect(quantities()).toEqual([
      [jacket.sku, 3],
      [shell.sku, 1],
    ])
  })

  it('that are refused tell why, beside their line where it is about one', async () => {
    await add(shoe)
    const told = await change(idOf(shoe), 4)
    expect(told).toMatchObject({ errorId: 'INV408', itemId: idOf(shoe) })
    expect(cartState().refused).toEqual(told)
  })

  it.each([
    ['made', true],
    ['not made', false],
  ])(
    'of which nothing is heard end in what the shop has, where they were %s',
    async (_, isMade) => {
      await add(jacket)
      const silence = refused(0, '')
      const unheard = (name: 'addItem' | 'changeItem' | 'removeItem') => ({
        [name]: async (request: never) => {
          if (isMade) await browser.commerce[name](request)
          return silence
        },
      })
      commerce = instead(browser.commerce, unheard('addItem'))
      expect((await add(jacket)) === null).toBe(isMade)
      expect(quantities()).toEqual([[jacket.sku, isMade ? 2 : 1]])
      commerce = instead(browser.commerce, unheard('changeItem'))
      const changed = await change(idOf(jacket), 5)
      expect(changed === null).toBe(isMade)
      expect(quantities()).toEqual([[jacket.sku, isMade ? 5 : 1]])
      commerce = instead(browser.commerce, unheard('removeItem'))
      const removed = await changeCart({ intent: 'remove', itemId: idOf(jacket) })
      expect(removed === null).toBe(isMade)
      expect(quantities()).toEqual(isMade ? [] : [[jacket.sku, 1]])
    },
  )

  it('that open a cart and are not heard of add nothing twice', async () => {
    commerce = instead(browser.commerce, {
      createCartWithItem: async (request) => {
        await browser.commerce.createCartWithItem(request)
        return refused(0, '')
      },
    })
    expect(await add(jacket)).toBeNull()
    expect(quantities()).toEqual([[jacket.sku, 1]])
  })

  it('while the shop is away leave the bag as it was last seen', async () => {
    await add(jacket)
    const away = async () => refused(0, '')
    commerce = instead(browser.commerce, { addItem: away, readCart: away })
    expect(await add(jacket)).toMatchObject({ errorId: '' })
    expect(quantities()).toEqual([[jacket.sku, 1]])
  })

  it('that succeed leave no old refusal behind', async () => {
    await add(shoe, 4)
    expect(cartState().refused).toMatchObject({ errorId: 'INV408' })
    await add(shoe)
    expect(cartState().refused).toBeNull()
  })
})

describe('a cart that the shop no longer knows', () => {
  beforeEach(async () => {
    await add(jacket, 2)
    await add(shell)
    made = []
  })

  it('is made anew with what was in it, and the change is made after all (CART-049, CART-075)', async () => {
    const before = cartState().memory?.basketId
    await loseCarts()
    const told = await change(idOf(shell), 3)
    expect(told).toBeNull()
    expect(made).toEqual(['changeItem', 'createCart', 'addItem', 'addItem', 'changeItem'])
    expect(cartState().memory?.basketId).not.toBe(before)
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  it('is made anew as well when the session that owned it has ended', async () => {
    await browser.shop.database.run('update sessions set ended_at = now()')
    expect(await change(idOf(shell), 3)).toBeNull()
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  it('has each line again with all that it was added with', async () => {
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
      if (created.ok) keepCart(created.value)
    }
    const second = cartState().cart?.items[1]?.itemId ?? ''
    await loseCarts()
    expect(await change(second, 2)).toBeNull()
    expect(cartState().cart?.items.map(({ qty, giftOption }) => [qty, giftOption])).toEqual([
      [1, gifts[0]],
      [2, gifts[1]],
    ])
  })

  it('keeps what a shopper had made to their wish', async () => {
    const body = { sku: madeToOrder.sku, qty: 1, recipeId: 'a-recipe' }
    const created = await browser.commerce.createCartWithItem({ body })
    if (created.ok) keepCart(created.value)
    await loseCarts()
    await add(jacket)
    expect(cartState().cart?.items.map(({ recipeId }) => recipeId)).toContain('a-recipe')
  })

  it('has expired when its things cannot be added again; what can is there (CART-050)', async () => {
    await loseCarts()
    await stock(jacket, 0)
    const told = await change(idOf(shell), 3)
    await stock(jacket, 500)
    expect(told).toMatchObject({ isExpired: true })
    expect(quantities()).toEqual([[shell.sku, 1]])
  })

  it('is not asked for line by line when the shop is away', async () => {
    await loseCarts()
    commerce = instead(browser.commerce, { addItem: async () => refused(503, 'REQ503') })
    expect(await change(idOf(shell), 3)).toMatchObject({ isExpired: true })
    expect(made).toEqual(['changeItem', 'createCart', 'addItem'])
  })

  it('is made anew by the page alone where the browser keeps nothing', async () => {
    browser.clear()
    forgetCart()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await add(jacket)
    await loseCarts()
    await add(shell)
    full.mockRestore()
    expect(quantities()).toEqual([
      [jacket.sku, 1],
      [shell.sku, 1],
    ])
  })

  it('is remembered for the next time when no other could be made just now', async () => {
    await loseCarts()
    commerce = instead(browser.commerce, {
      createCart: async () => refused(503, 'REQ503'),
    })
    expect(await change(idOf(shell), 3)).toMatchObject({ errorId: 'REQ503', isExpired: false })
    commerce = browser.commerce
    expect(await change(idOf(shell), 3)).toBeNull()
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 3],
    ])
  })

  it('tells of a change that is refused in the new cart too, at the top of the page', async () => {
    await loseCarts()
    const told = await change(idOf(shell), 1000)
    expect(told).toMatchObject({ errorId: 'INV408', isExpired: false })
    expect(told).not.toHaveProperty('itemId')
    expect(quantities()).toEqual([
      [jacket.sku, 2],
      [shell.sku, 1],
    ])
  })
})
