import {
  britishShop as shop,
  type Browser,
  openBrowser,
} from '../../platform/testing/test-browser.ts'
import { onFault } from '@cairn/commerce/platform/faults'
import { importRows } from '@cairn/commerce/testing/import-rows'
import { samplePromotions } from '@cairn/commerce/testing/sample-rows'
import type { Cart } from '@cairn/contract/cart/cart'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { handleRefusals } from '../../platform/calls/commerce.ts'
import { refusedAnswer, handledRefusal } from '../../platform/testing/test-calls.ts'
import { demoProducts } from '../../platform/testing/test-products.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { toastEvent } from '../../ui/toasts/show-toast.ts'
import { AddToCart } from '../add-to-cart.tsx'
import type { CartCommand } from '../commands/cart-command.ts'
import { type CartError, inlineError } from '../commands/cart-error.ts'
import { itemHandlers } from '../commands/cart-refusal-handling.ts'
import { cartErrorOf } from '../commands/cart-refusals.ts'
import { runCartCommand, runCartForm } from '../commands/run-cart-command.ts'
import { clearCart } from '../state/cart-store.ts'
import { setCart } from '../state/set-cart.ts'
import { CartPage } from './cart-page.tsx'

let browser: Browser

vi.mock('../../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

const { jacket, shell, beanie } = demoProducts
const mug = 'CAIRN007SNW-OS'

async function cartWith(...products: { sku: string }[]): Promise<Cart> {
  const { createCart, createCartWithItem } = browser.commerce
  let cart: Awaited<ReturnType<typeof createCartWithItem>> = await createCart({ body: {} })
  for (const { sku } of products) {
    cart = await createCartWithItem({ body: { sku, qty: 1 } })
  }
  if (!cart.ok) throw new Error(cart.refusal.message)
  setCart(cart.value)
  return cart.value
}

function show(cart: Cart, result: CartError | null) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [
        {
          path: ':locale/cart',
          Component: () => (
            <CartPage view={{ state: 'filled', cart }} error={result ?? undefined} />
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

/** The message of a line. It is found by its element, because queries by role take seconds on a long page. */
const errorBeside = (name: string) =>
  screen.getByText(name).closest('li')?.querySelector('[role=alert]')?.textContent

const allErrors = () =>
  Array.from(document.querySelectorAll('[role=alert]'), ({ textContent }) => textContent)

const idOf = (cart: Cart, { sku }: { sku: string }) =>
  cart.items.find((item) => item.sku === sku)?.itemId ?? ''

/** Sends a command while the first SQL statement applies. The second statement reverts it. */
async function runWhileChanged(command: CartCommand, [change, revert]: readonly [string, string]) {
  await browser.shop.database.exec(change)
  const result = await runCartCommand(command)
  await browser.shop.database.exec(revert)
  return result
}

const setVariant = (assignment: string) =>
  `update variants set ${assignment} where sku = '${beanie.sku}'`

beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)

beforeEach(() => {
  browser.clear()
  clearCart()
})

afterEach(() => {
  cleanup()
  expect(browser.shop.unexpectedErrors).toEqual([])
})

afterAll(() => browser.close())

describe('a change of a line that is refused', () => {
  test('because its price is missing is shown beside it (ERR-022, CART-083)', async () => {
    const cart = await cartWith(jacket, shell)
    const priceRows = `product_id = '${shell.sku.split('-')[0]}' and site_id = 'CAIRN-GB'`
    const result = await runWhileChanged({ intent: 'change', itemId: idOf(cart, shell), qty: 2 }, [
      `create table kept_prices as select * from prices where ${priceRows}; delete from prices where ${priceRows}`,
      `insert into prices select * from kept_prices; drop table kept_prices`,
    ])
    show(cart, result)
    expect(errorBeside(shell.name)).toBe(
      'This item is not sold in this country and cannot be ordered.',
    )
    expect(errorBeside(jacket.name)).toBeUndefined()
  })

  test('because it has sold out is shown beside it (CART-082)', async () => {
    const cart = await cartWith(jacket, beanie)
    const result = await runWhileChanged({ intent: 'change', itemId: idOf(cart, beanie), qty: 2 }, [
      setVariant('on_hand = 0'),
      setVariant('on_hand = 1'),
    ])
    show(cart, result)
    expect(errorBeside(beanie.name)).toBe(messageFor('noInventory', 'en'))
    expect(errorBeside(jacket.name)).toBeUndefined()
  })

  test('because it was withdrawn is shown beside it (CART-085)', async () => {
    const cart = await cartWith(jacket, beanie)
    const result = await runWhileChanged({ intent: 'change', itemId: idOf(cart, beanie), qty: 2 }, [
      setVariant('withdrawn = true'),
      setVariant('withdrawn = false'),
    ])
    show(cart, result)
    expect(errorBeside(beanie.name)).toBe(messageFor('itemsWithdrawn', 'en'))
    expect(errorBeside(jacket.name)).toBeUndefined()
  })

  test('because its price is invalid is shown beside it (ERR-023, CART-079)', async () => {
    const cart = await cartWith(jacket, shell)
    const write = { intent: 'change', itemId: idOf(cart, jacket), qty: 2 } as const
    show(cart, cartErrorOf(handledRefusal('priceInvalid', itemHandlers), write))
    expect(errorBeside(jacket.name)).toBe('The message of priceInvalid.')
  })

  test('because of the maximum quantity says so, even without a known maximum (ERR-041)', async () => {
    const cart = await cartWith(jacket)
    const write = { intent: 'change', itemId: idOf(cart, jacket), qty: 2 } as const
    const refusal = handledRefusal('maximumQuantityAdded', itemHandlers)
    for (const data of [{ maximum: 3 }, {}]) {
      refusal.message = messageFor('maximumQuantityAdded', 'en', data)
      show(cart, cartErrorOf(refusal, write))
    }
    expect(allErrors()).toEqual([
      'You cannot add more of this item. The most you can order is 3.',
      'You cannot add any more. You have reached the most you can order.',
    ])
  })

  test('to remove it has its own message (ERR-057)', async () => {
    const cart = await cartWith(jacket)
    const write = { intent: 'remove', itemId: idOf(cart, jacket) } as const
    show(cart, cartErrorOf(handledRefusal('general', itemHandlers), write))
    expect(allErrors()).toEqual(['Unable to remove item from cart. Please try again later'])
  })

  test('and changed something else in the cart refreshes the cart (ERR-051)', async () => {
    const cart = await cartWith(jacket)
    const { refusal } = refusedAnswer('general')
    refusal.body.errorDetails = [{ errorId: '', message: '', details: { flash: 'ChangedStoreId' } }]
    const { commerce } = browser
    const readCart = vi.fn<typeof commerce.readCart>(commerce.readCart)
    browser.commerce = {
      ...commerce,
      changeItem: async () => ({ ok: false, refusal }),
      readCart,
    }
    await runCartCommand({ intent: 'change', itemId: idOf(cart, jacket), qty: 2 })
    await expect.poll(() => readCart).toHaveBeenCalledOnce()
    browser.commerce = commerce
  })
})

describe('something that is not added', () => {
  test('because it is a free gift is shown only in a toast (ERR-042, PROMO-027)', async () => {
    const onToast = vi.fn<(event: Event) => void>()
    window.addEventListener(toastEvent, onToast, { once: true })
    const refusal = await runCartCommand({ intent: 'add', sku: mug, qty: 1 })
    const event = onToast.mock.calls[0]?.[0]
    expect(event instanceof CustomEvent && event.detail).toEqual({
      title: 'This item is a free gift and cannot be added by itself.',
      tone: 'error',
    })
    expect(inlineError(refusal)).toBeUndefined()
  })

  test('because the account is locked is not shown twice: the session that starts anew shows it', async () => {
    const { commerce } = browser
    const refuse = async () => refusedAnswer('invalidCustomer')
    browser.commerce = { ...commerce, addItem: refuse, createCartWithItem: refuse }
    const result = await runCartCommand({ intent: 'add', sku: jacket.sku, qty: 1 })
    browser.commerce = commerce
    expect(result).toMatchObject({ name: 'invalidCustomer' })
    expect(inlineError(result)).toBeUndefined()
  })

  /** Adds the beanie with its button while the first SQL statement applies. Returns what is shown. */
  async function addWhileChanged([change, revert]: readonly [string, string]) {
    const Stub = createRoutesStub([
      {
        id: 'root',
        path: '/',
        loader: () => shop,
        children: [
          { path: ':locale/search', Component: () => <AddToCart {...beanie} /> },
          {
            path: ':locale/cart',
            action: async ({ request }) => runCartForm(await request.formData()),
          },
        ],
      },
    ])
    render(
      <MessagesProvider value={{ language: 'en-GB', messages: en }}>
        <Stub initialEntries={['/en-gb/search']} hydrationData={{ loaderData: { root: shop } }} />
      </MessagesProvider>,
    )
    await browser.shop.database.exec(change)
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('alert')
    await browser.shop.database.exec(revert)
    return document.querySelector('form')?.textContent
  }

  test('because it is sold out is shown at its button (CART-080)', async () => {
    const shownText = await addWhileChanged([setVariant('on_hand = 0'), setVariant('on_hand = 1')])
    expect(shownText).toContain('This item is out of stock.')
  })

  test('because it is no longer sold is shown at its button (CART-084)', async () => {
    const shownText = await addWhileChanged([
      setVariant('withdrawn = true'),
      setVariant('withdrawn = false'),
    ])
    expect(shownText).toContain('This item is no longer available and cannot be added.')
  })
})

test('a general error of the server is shown with the general message of the page (ERR-010)', async () => {
  const cart = await cartWith(jacket)
  const failing = onFault('cart.requested', () => {
    throw new Error('A bug')
  })
  const change = { intent: 'change', itemId: idOf(cart, jacket), qty: 2 } as const
  show(cart, await runCartCommand(change))
  failing()

  expect(browser.shop.unexpectedErrors.splice(0)).toMatchObject([{ message: 'A bug' }])
  expect(allErrors()).toEqual([en.problem])
})

test('a rejected promotion code is reported to the log, and the shopper sees nothing (ERR-054)', async () => {
  const cart = await cartWith(jacket)
  const onAnswer = vi.spyOn(browser.shop.settings.observer, 'onAnswer')
  const onToast = vi.fn<(event: Event) => void>()
  window.addEventListener(toastEvent, onToast)
  show(cart, await runCartCommand({ intent: 'coupon', code: 'NOSUCHCODE' }))
  window.removeEventListener(toastEvent, onToast)

  expect(onAnswer.mock.calls).toMatchObject([[{ status: 404, errorId: 'PRM130' }]])
  onAnswer.mockRestore()
  expect(onToast).not.toHaveBeenCalled()
  expect(allErrors()).toEqual([])
  expect(document.body.textContent).not.toContain(messageFor('couponUnknown', 'en'))
})

describe('a change of a free gift', () => {
  test('shows its quantity beside it (ERR-043)', async () => {
    await importRows(browser.shop.database.query, samplePromotions())
    const cart = await cartWith(jacket)
    const gift = cart.items.find(({ bonus }) => bonus)
    const result = await runCartCommand({ intent: 'change', itemId: gift?.itemId ?? '', qty: 2 })
    show(cart, result)
    expect(allErrors()).toEqual([
      'You cannot have more of this free gift. The most while it is in your bag is 1.',
    ])
    expect(errorBeside(gift?.name ?? '')).toEqual(allErrors()[0])
  })
})
