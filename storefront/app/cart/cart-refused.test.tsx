import { importRows } from '@cairn/commerce/testing/import-rows'
import { knownPromotions } from '@cairn/commerce/testing/known-rows'
import { britishShop as shop, type Browser, openBrowser } from '../platform/test-shop.ts'
import { messageFor } from '@cairn/contract/messages'
import type { Cart } from '@cairn/contract/cart-entity'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { MessagesProvider } from '../platform/messages.tsx'
import { refused } from '../platform/test-client.ts'
import { goods } from '../platform/test-goods.ts'
import { toastEvent } from '../ui/show-toast.ts'
import { CartPage } from './cart-page.tsx'
import { forgetCart, keepCart } from './cart-store.ts'
import type { CartWrite } from './cart-write.ts'
import { changeCart } from './change-cart.ts'
import { type RefusedWrite, refusedWrite, toldBeside as toldInPlace } from './refused-write.ts'

let browser: Browser

vi.mock('../platform/browser-commerce.ts', () => ({ browserCommerce: () => browser.commerce }))

const { jacket, shell, beanie } = goods
const mug = 'CAIRN007SNW-OS'

async function cartWith(...products: { sku: string }[]): Promise<Cart> {
  let cart = await browser.commerce.createCart({ body: {} })
  for (const { sku } of products) {
    cart = await browser.commerce.createCartWithItem({ body: { sku, qty: 1 } })
  }
  if (!cart.ok) throw new Error(cart.refusal.message)
  keepCart(cart.value)
  return cart.value
}

function show(cart: Cart, told: RefusedWrite | null) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/cart',
          Component: () => (
            <CartPage view={{ state: 'filled', cart }} refused={told ?? undefined} />
          ),
        },
      ],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

/** What is told beside a line; by its element, as asking for roles takes seconds in a long page. */
const toldBeside = (name: string) =>
  screen.getByText(name).closest('li')?.querySelector('[role=alert]')?.textContent

const toldAnywhere = () =>
  Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)

const idOf = (cart: Cart, { sku }: { sku: string }) =>
  cart.items.find((item) => item.sku === sku)?.itemId ?? ''

/** What the core says while a statement holds; another puts things right again. */
async function whileTrue(write: CartWrite, [make, undo]: readonly [string, string]) {
  await browser.shop.database.exec(make)
  const told = await changeCart(write)
  await browser.shop.database.exec(undo)
  return told
}

const variant = (is: string) => `update variants set ${is} where sku = '${beanie.sku}'`

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)

beforeEach(() => {
  browser.clear()
  forgetCart()
})

afterEach(() => {
  cleanup()
  expect(browser.shop.failures).toEqual([])
})

afterAll(() => browser.close())

describe('a change of a line that is refused', () => {
  it('as the line has lost its price is told beside it (ERR-022, CART-083)', async () => {
    const cart = await cartWith(jacket, shell)
    const of = `product_id = '${shell.sku.split('-')[0]}' and site_id = 'CAIRN-GB'`
    const told = await whileTrue({ intent: 'change', itemId: idOf(cart, shell), qty: 2 }, [
      `create table kept_prices as select * from prices where ${of}; delete from prices where ${of}`,
      `insert into prices select * from kept_prices; drop table kept_prices`,
    ])
    show(cart, told)
    expect(toldBeside(shell.name)).toBe('This item has no price at present and cannot be ordered.')
    expect(toldBeside(jacket.name)).toBeUndefined()
  })

  it('as its price is not right is told beside it (ERR-023)', async () => {
    const cart = await cartWith(jacket, shell)
    const write = { intent: 'change', itemId: idOf(cart, jacket), qty: 2 } as const
    show(cart, refusedWrite(refused(409, 'PRC400').refusal, write))
    expect(toldBeside(jacket.name)).toBe('The message of PRC400.')
  })

  it('as nobody may have more says so, also where nobody knows how many (ERR-041)', async () => {
    const cart = await cartWith(jacket)
    const write = { intent: 'change', itemId: idOf(cart, jacket), qty: 2 } as const
    const { refusal } = refused(409, 'INV408')
    for (const data of [{ maximum: 3 }, {}]) {
      refusal.message = messageFor('maximumQuantityAdded', 'en', data)
      show(cart, refusedWrite(refusal, write))
    }
    expect(toldAnywhere()).toEqual([
      'You cannot add more of this item. The most you can order is 3.',
      'You cannot add any more. You have reached the most you can order.',
    ])
  })

  it('to remove it has words of its own (ERR-057)', async () => {
    const cart = await cartWith(jacket)
    const write = { intent: 'remove', itemId: idOf(cart, jacket) } as const
    show(cart, refusedWrite(refused(500, 'GEN500').refusal, write))
    expect(toldAnywhere()).toEqual(['Unable to remove item from cart. Please try again later'])
  })

  it('and by which something else was put right has the bag looked at again', async () => {
    const cart = await cartWith(jacket)
    const { refusal } = refused(500, 'GEN500')
    refusal.body.errorDetails = [
      { errorId: 'GEN500', message: '', details: { flash: 'ChangedStoreId' } },
    ]
    const { commerce } = browser
    const readCart = vi.fn<typeof commerce.readCart>(commerce.readCart)
    browser.commerce = {
      ...commerce,
      changeItem: async () => ({ ok: false, refusal }),
      readCart,
    }
    await changeCart({ intent: 'change', itemId: idOf(cart, jacket), qty: 2 })
    await vi.waitFor(() => expect(readCart).toHaveBeenCalledOnce())
    browser.commerce = commerce
  })
})

describe('something that is not added', () => {
  it('as it is a free gift is told by a toast, and nowhere else (ERR-042)', async () => {
    const told = vi.fn<(event: Event) => void>()
    window.addEventListener(toastEvent, told, { once: true })
    const refusal = await changeCart({ intent: 'add', sku: mug, qty: 1 })
    const event = told.mock.calls[0]?.[0]
    expect(event instanceof CustomEvent && event.detail).toEqual({
      title: 'This item is a free gift and cannot be added by itself.',
      tone: 'error',
    })
    expect(toldInPlace(refusal)).toBeUndefined()
  })

  it('as it is sold out is told beside its button (CART-080)', async () => {
    const told = await whileTrue({ intent: 'add', sku: beanie.sku, qty: 1 }, [
      variant('on_hand = 0'),
      variant('on_hand = 1'),
    ])
    expect(toldInPlace(told)?.message).toContain('This item is out of stock.')
  })

  it('as it is sold no longer is told beside its button (CART-084)', async () => {
    const told = await whileTrue({ intent: 'add', sku: beanie.sku, qty: 1 }, [
      variant('withdrawn = true'),
      variant('withdrawn = false'),
    ])
    expect(toldInPlace(told)?.message).toBe('This item is no longer available and cannot be added.')
  })
})

describe('a change of a line that was given', () => {
  it('as it is a gift says beside it how many that is (ERR-043)', async () => {
    await importRows(browser.shop.database.query, knownPromotions())
    const cart = await cartWith(jacket)
    const gift = cart.items.find(({ bonus }) => bonus)
    const told = await changeCart({ intent: 'change', itemId: gift?.itemId ?? '', qty: 2 })
    show(cart, told)
    expect(toldAnywhere()).toEqual([
      'You cannot have more of this free gift. The most while it is in your cart is 1.',
    ])
    expect(toldBeside(gift?.name ?? '')).toEqual(toldAnywhere()[0])
  })
})
