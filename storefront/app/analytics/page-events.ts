import type { Cart } from '@cairn/contract/cart/cart'
import type { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import type { ProductDetails } from '@cairn/contract/catalogue/product'
import type { searchProducts } from '@cairn/contract/catalogue/search-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { CartView } from '../cart/state/cart-view.ts'
import type { LastOrder } from '../cart/state/last-order.ts'
import type { EventNamed, TrackedEvent } from '../platform/tracked-events.ts'
import { itemOfProduct, itemsOfLines } from './items.ts'

type CategoryListing = AnswerOf<typeof readCatalogue>
type SearchListing = AnswerOf<typeof searchProducts>

/** What the loaders of pages return, as far as analytics reads it. */
export type PageData = {
  listing?: CategoryListing | SearchListing | undefined
  product?: ProductDetails
  /** Of the cart. */
  content?: { view: CartView } | Promise<{ view: CartView }>
  /** Of the checkout. */
  view?: { step: string; cart: Cart }
  /** Of the confirmation. */
  order?: LastOrder | null
  /** Of a content page. */
  document?: { description?: string | null | undefined }
  isMissing?: true
}

/** The description of a page that was opened without a new document. */
export const descriptionIn = ({ product, listing, document }: PageData): string =>
  product?.description ??
  (listing && 'category' in listing ? listing.category.description : undefined) ??
  document?.description ??
  ''

/** The list that a page shows, as far as analytics names lists. */
export function itemListOf({ listing }: PageData) {
  if (!listing || listing.products.length === 0) return undefined
  const { products, start } = listing
  const currency = products.find(({ price }) => price)?.price?.currency
  return {
    item_list_id: 'category' in listing ? listing.category.id : 'search',
    item_list_name: 'category' in listing ? listing.category.name : 'search',
    ...(currency !== undefined && { currency }),
    items: products.map((product, index) => ({ ...itemOfProduct(product), index: start + index })),
  }
}

/** The events of a page that shows products. */
export function productEvents(data: PageData): TrackedEvent[] {
  const list = itemListOf(data)
  return [
    ...searchEvents(data),
    ...(list ? [{ event: 'view_item_list' as const, ...list }] : []),
    ...(data.product ? [viewItem(data.product)] : []),
  ]
}

/** Only the first page of the results is a search. What looks like an email address is not tracked. */
function searchEvents({ listing }: PageData): EventNamed<'search'>[] {
  if (!listing || !('q' in listing) || listing.q === '' || listing.start > 0) return []
  const search_term = listing.q.replaceAll(/\S+@\S+/g, '@')
  return [{ event: 'search', search_term, results: listing.total }]
}

function viewItem(product: ProductDetails): EventNamed<'view_item'> {
  const { currency = '', lowCurrent: value = 0 } = product.price ?? {}
  return { event: 'view_item', currency, value, items: [itemOfProduct(product)] }
}

export const viewCart = ({ currency, items }: Cart): EventNamed<'view_cart'> => ({
  event: 'view_cart',
  ...itemsOfLines(currency, items),
})

const couponOf = ({ coupon }: Pick<Cart, 'coupon'>) => (coupon === null ? {} : { coupon })

const steps = ['shipping', 'billing', 'summary']

/**
 * The events of the steps of a checkout, each once: an express checkout begins with the summary. A visitor who returns,
 * for example from a bank, does not begin again.
 */
export function createCheckoutEvents(isReturning: boolean) {
  let passed = isReturning ? undefined : -1
  return ({ step, cart }: { step: string; cart: Cart }): TrackedEvent[] => {
    const reached = Math.max(0, steps.indexOf(step))
    passed ??= reached
    const common = { ...itemsOfLines(cart.currency, cart.items), ...couponOf(cart) }
    const all: TrackedEvent[] = [
      { event: 'begin_checkout', ...common },
      { event: 'add_shipping_info', ...common, shipping_tier: shippingTierOf(cart) },
      { event: 'add_payment_info', ...common, payment_type: paymentTypeOf(cart) },
    ]
    const events = all.slice(passed + 1, reached + 1)
    passed = Math.max(passed, reached)
    return events
  }
}

const listOf = (names: readonly string[]) => [...new Set(names)].join()

const shippingTierOf = ({ shipments }: Cart) =>
  listOf(shipments.map(({ shippingMethod }) => shippingMethod))

const paymentTypeOf = ({ paymentInstruments }: Cart) =>
  listOf(paymentInstruments.map(({ payment_method_id: id }) => id))

/** The tax is that of the whole order, which the prices of some sites include. The code is that of its cart, if known. */
export const purchaseOf = (
  { orderNumber, items, totals }: LastOrder,
  cart?: Pick<Cart, 'coupon'>,
): EventNamed<'purchase'> => ({
  event: 'purchase',
  transaction_id: orderNumber,
  ...itemsOfLines(items[0]?.price.currency ?? '', items),
  tax: totals.taxAmount,
  shipping: totals.shipping,
  ...(cart && couponOf(cart)),
})
