// @vitest-environment jsdom
import type { CartItem } from '@cairn/contract/cart/cart'
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { en } from '../../messages/en.ts'
import { MessagesProvider } from '../../platform/text/messages.tsx'
import { MiniCartLine } from '../mini-cart/mini-cart-panel.tsx'
import { CartLine, focusNextLine } from './cart-line.tsx'

const shop = { locale: 'en-gb', region: 'EMEA', currency: 'GBP' }

const mug: CartItem = {
  itemId: '6f1f64cc-5a0c-4d4e-9d1f-2f8a3f7f0001',
  id: '6f1f64cc-5a0c-4d4e-9d1f-2f8a3f7f0001',
  sku: 'CAIRN007SNW-OS',
  productId: 'CAIRN007SNW',
  masterId: 'CAIRN007',
  masterId2: 'CAIRN007',
  name: 'Trail Mug',
  qty: 1,
  maxQty: 500,
  upc: '840000000019',
  slug: 'trail-mug',
  price: {
    current: 0,
    original: 18,
    rowTotal: 0,
    priceAfterItemDiscount: 0,
    priceAfterOrderDiscount: 0,
    amount: 0,
    highCurrent: 0,
    highOriginal: 18,
    currency: 'GBP',
  },
  taxTotal: 0,
  bonus: true,
  pageUrl: '/en-gb/p/trail-mug-CAIRN007SNW',
  pdpUrl: '/en-gb/p/trail-mug-CAIRN007SNW',
  productImageURL: '/images/CAIRN007SNW-front',
  available: true,
  isDigitalProduct: false,
  isCustoms: false,
  recipeId: null,
  precreatedCustomsCode: null,
  shipmentId: 'me-standard',
  productPromotions: [],
  badge: null,
  eyebrow: 'Free with your order',
  rating: { score: 4.8, reviewsCount: 12 },
  attributes: [],
  variants: [],
  giftOption: null,
  shippingOptions: [],
}

function show(line: (item: CartItem) => React.JSX.Element, item: CartItem) {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => shop,
      children: [{ path: ':locale/cart', Component: () => <ul>{line(item)}</ul> }],
    },
  ])
  render(
    <MessagesProvider value={{ language: 'en-GB', messages: en }}>
      <Stub initialEntries={['/en-gb/cart']} hydrationData={{ loaderData: { root: shop } }} />
    </MessagesProvider>,
  )
}

afterEach(cleanup)

test.each([
  [
    'the cart',
    (item: CartItem) => <CartLine item={item} flash={[]} error={undefined} listId={null} />,
  ],
  ['the mini cart', (item: CartItem) => <MiniCartLine item={item} />],
])('%s labels a gift as such and has no actions for it (CART-028)', (_, line) => {
  show(line, mug)
  expect(screen.getByText('Free gift')).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])

  cleanup()
  show(line, { ...mug, bonus: false })
  expect(screen.queryByText('Free gift')).toBeNull()
  expect(screen.queryAllByRole('button')).not.toEqual([])
})

test.each([
  ['ProductItemMaxQuantity', 'The most you can order is 3.', '(ERR-047)'],
  ['ProductLineItemInventoryMissing', 'Only 2 left.', '(CART-056)'],
  ['ProductItemNotAvailable', 'Out of stock.', '(CART-057)'],
  ['ProductLineItemFullInventoryMissing', 'Out of stock.', '(CART-058)'],
] as const)('the message %s about a line is shown in it: %s %s', (type, text, _row) => {
  const showWith = (itemId: string) => {
    const flash = [{ type, itemId, details: { maximum: 3, available: 2 } }]
    show((item) => <CartLine item={item} flash={flash} error={undefined} listId={null} />, mug)
    return screen.getByRole('listitem').textContent
  }
  expect(showWith(mug.itemId)).toContain(text)
  cleanup()
  expect(showWith('another line')).not.toContain(text)
})

test('the eyebrow of a product is above its name (CART-037)', () => {
  show((item) => <CartLine item={item} flash={[]} error={undefined} listId={null} />, {
    ...mug,
    bonus: false,
  })
  const [eyebrow, name] = [screen.getByText('Free with your order'), screen.getByText('Trail Mug')]
  expect(eyebrow.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('the focus after a line is removed', () => {
  const line = (name: string) =>
    `<li><button>one more</button><form id="${name}"><button id="remove-${name}"></button></form></li>`

  beforeEach(() => {
    document.body.innerHTML = `<main id="content" tabindex="-1">${['first', 'last'].map(line).join('')}</main>`
  })

  afterEach(() => document.body.replaceChildren())

  function focusedAfter(name: string) {
    document.getElementById(`remove-${name}`)?.focus()
    const form = document.getElementById(name)
    if (form) focusNextLine(form)
    return document.activeElement?.id
  }

  test('moves to the next line', () => {
    expect(focusedAfter('first')).toBe('remove-last')
  })

  test('moves to the previous line after the last', () => {
    expect(focusedAfter('last')).toBe('remove-first')
  })

  test('moves to the content of the page without another line', () => {
    document.querySelector('li')?.remove()
    expect(focusedAfter('last')).toBe('content')
  })
})
