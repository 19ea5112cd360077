import { cart as cartSchema, type Cart } from '@cairn/contract/cart/cart'
import { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import { productDetails } from '@cairn/contract/catalogue/product'
import { searchProducts } from '@cairn/contract/catalogue/search-calls'
import { order as orderSchema } from '@cairn/contract/orders/order'
import { sampleOf } from '@cairn/contract/wire/sample'
import { describe, expect, test } from 'vitest'
import {
  createCheckoutEvents,
  descriptionIn,
  productEvents,
  purchaseOf,
  viewCart,
} from './page-events.ts'

const product = productDetails.parse(sampleOf(productDetails))
const category = readCatalogue.answer.parse(sampleOf(readCatalogue.answer))
const found = searchProducts.answer.parse(sampleOf(searchProducts.answer))
const cart = cartSchema.parse(sampleOf(cartSchema))
const order = orderSchema.parse(sampleOf(orderSchema))

const names = (events: readonly { event: string }[]) => events.map(({ event }) => event)

describe('a page with products', () => {
  test('tracks the list of a category with the positions of its products', () => {
    const listing = { ...category, start: 24 }
    const [event, ...others] = productEvents({ listing })
    expect(others).toEqual([])
    expect(event).toMatchObject({
      event: 'view_item_list',
      item_list_id: category.category.id,
      item_list_name: category.category.name,
      items: category.products.map(({ id, name }, index) => ({
        item_id: id,
        item_name: name,
        index: 24 + index,
      })),
    })
  })

  test('tracks a search once, on the first page of its results, without email addresses', () => {
    const listing = { ...found, q: 'shell for ada@example.com', total: 12, start: 0 }
    expect(productEvents({ listing })[0]).toEqual({
      event: 'search',
      search_term: 'shell for @',
      results: 12,
    })
    expect(names(productEvents({ listing }))).toEqual(['search', 'view_item_list'])
    expect(names(productEvents({ listing: { ...listing, start: 24 } }))).toEqual(['view_item_list'])
    expect(names(productEvents({ listing: { ...listing, q: '' } }))).toEqual(['view_item_list'])
    const empty = { ...listing, products: [], total: 0 }
    expect(productEvents({ listing: empty })).toEqual([
      expect.objectContaining({ event: 'search', results: 0 }),
    ])
  })

  test('tracks a product with its lowest price and what that is reduced by', () => {
    const price = { ...product.price, currency: 'EUR' as const, lowCurrent: 84.5, lowOriginal: 100 }
    expect(
      productEvents({ product: { ...product, price: Object.assign({}, product.price, price) } }),
    ).toEqual([
      {
        event: 'view_item',
        currency: 'EUR',
        value: 84.5,
        items: [{ item_id: product.id, item_name: product.name, price: 84.5, discount: 15.5 }],
      },
    ])
  })

  test('has a description that analytics reads where there is no new document', () => {
    expect(descriptionIn({ product: { ...product, description: 'Warm.' } })).toBe('Warm.')
    expect(descriptionIn({ document: { description: 'About us.' } })).toBe('About us.')
    expect(descriptionIn({ listing: found })).toBe('')
  })
})

const value = (items: Cart['items']) =>
  items.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)

describe('the cart and its checkout', () => {
  test('are worth what their items cost after all discounts', () => {
    expect(viewCart(cart).value).toBeCloseTo(value(cart.items), 2)
    expect(viewCart(cart).items.map(({ item_variant }) => item_variant)).toEqual(
      cart.items.map(({ sku }) => sku),
    )
  })

  test('track each step once, whatever the order in which they are shown', () => {
    const events = createCheckoutEvents(false)
    expect(names(events({ step: 'shipping', cart }))).toEqual(['begin_checkout'])
    expect(names(events({ step: 'billing', cart }))).toEqual(['add_shipping_info'])
    expect(names(events({ step: 'shipping', cart }))).toEqual([])
    expect(names(events({ step: 'billing', cart }))).toEqual([])
    expect(names(events({ step: 'summary', cart }))).toEqual(['add_payment_info'])
  })

  test('track all steps of an express checkout, which begins with the last one', () => {
    expect(names(createCheckoutEvents(false)({ step: 'summary', cart }))).toEqual([
      'begin_checkout',
      'add_shipping_info',
      'add_payment_info',
    ])
  })

  test('do not begin again when a visitor returns', () => {
    const events = createCheckoutEvents(true)
    expect(events({ step: 'billing', cart })).toEqual([])
    expect(names(events({ step: 'summary', cart }))).toEqual(['add_payment_info'])
  })

  test('have the delivery, the payment and the code of the cart', () => {
    const [, shipping, payment] = createCheckoutEvents(false)({
      step: 'summary',
      cart: { ...cart, coupon: 'WELCOME10' },
    })
    expect(shipping).toMatchObject({
      coupon: 'WELCOME10',
      shipping_tier: [...new Set(cart.shipments.map((one) => one.shippingMethod))].join(),
    })
    expect(payment).toMatchObject({
      payment_type: [
        ...new Set(cart.paymentInstruments.map((one) => one.payment_method_id)),
      ].join(),
    })
  })
})

test('a purchase has the amounts of its order, and nothing of its person', () => {
  const placed = { ...order, st: 'the-ticket', email: 'ada@example.com' }
  const purchase = purchaseOf(placed)
  expect(purchase).toMatchObject({
    transaction_id: order.orderNumber,
    tax: order.totals.taxAmount,
    shipping: order.totals.shipping,
  })
  expect(purchase).not.toHaveProperty('coupon')
  expect(purchaseOf(order, { coupon: null })).not.toHaveProperty('coupon')
  expect(purchaseOf(order, { coupon: 'WELCOME10' }).coupon).toBe('WELCOME10')
  const text = JSON.stringify(purchase)
  for (const secret of [placed.st, placed.email, 'ddress']) expect(text).not.toContain(secret)
})
