import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import { fakeProducts, type FakeProduct } from './fake-products.ts'

type Answer = Promise<Result<Cart, CallRefusal>>

const refused = (status: number, errorId: string, message: string): Result<never, CallRefusal> => ({
  ok: false,
  refusal: {
    status,
    errorId,
    message,
    body: { errorDetails: [{ errorId, message }], correlationId: 'fake' },
  },
})

export const fakeBasketId = '0b0f1a2c-0000-4000-8000-000000000001'

/** A call that is known by its name only, as it comes over the wire. */
export const callByName = (
  commerce: Client,
  name: string,
  request: unknown,
): Promise<Result<unknown, CallRefusal>> => Reflect.get(commerce, name)(request)

const skuOf = (itemId: string) => fakeProducts.find(({ id }) => id === itemId)?.sku ?? ''

/** As much of commerce as the pages need to be looked at: one cart, kept in memory. */
export function fakeCommerce(currency: Cart['currency']): Client {
  let version = 1
  const quantities = new Map<string, number>()

  const cart = (): Cart => cartOf(quantities, { version, currency })
  const changed = async (sku: string, qty: number): Answer => {
    if (qty > 9) return refused(409, 'INV408', 'You can order 9 of this at most.')
    version += 1
    if (qty === 0) quantities.delete(sku)
    else quantities.set(sku, qty)
    return { ok: true, value: cart() }
  }
  const add = (sku: string, qty = 1) => changed(sku, (quantities.get(sku) ?? 0) + qty)

  const done: Partial<Client> = {
    readRecommendations: async () => ({ ok: true, value: recommended(currency) }),
    readCart: async () => ({ ok: true, value: cart() }),
    createCart: async () => ({ ok: true, value: cart() }),
    createCartWithItem: async ({ body }) => add(body.sku, body.qty),
    addItem: async ({ body }) => add(body.sku, body.qty),
    changeItem: async ({ body }) => changed(skuOf(body.itemId), body.qty ?? 1),
    removeItem: async ({ body }) => changed(skuOf(body.itemId), 0),
  }
  return everyCall(done)
}

const notFaked = async () => refused(501, 'REQ501', 'This is not available yet.')

function everyCall(done: Partial<Client>): Client {
  return new Proxy<Client>(Object.create(null), {
    get: (_, name) => Reflect.get(done, name) ?? (name === 'then' ? undefined : notFaked),
  })
}

type Known = { version: number; currency: Cart['currency'] }

function cartOf(quantities: ReadonlyMap<string, number>, { version, currency }: Known): Cart {
  const items = fakeProducts.flatMap((product) => {
    const qty = quantities.get(product.sku) ?? 0
    return qty === 0 ? [] : [itemOf(product, qty, currency)]
  })
  const itemTotal = items.reduce((total, { price }) => total + price.rowTotal, 0)
  const totalItems = items.reduce((total, { qty }) => total + qty, 0)
  return {
    basketId: fakeBasketId,
    version,
    currency,
    totalItems,
    totals: {
      total: itemTotal,
      itemTotal,
      totalDiscount: 0,
      discount: 0,
      itemSubTotal: itemTotal,
      netAmount: itemTotal,
      taxAmount: 0,
      shipping: 0,
      tax: 0,
      remainingToPay: itemTotal,
      totalUnits: totalItems,
      appliedRewards: 0,
    },
    items,
    shipments: [],
    shippingMethods: [],
    paymentMethods: [],
    paymentInstruments: [],
    coupon: null,
    reward: null,
    shippingAddress: null,
    billingAddress: null,
    priceAdjustments: [],
    flash: [],
    favoriteStoreId: null,
    verifiedShippingAddress: false,
    promoSummary: [],
    customerNotifications: [],
    saveForLaterId: null,
  }
}

function itemOf(product: FakeProduct, qty: number, currency: Cart['currency']): CartItem {
  const { current, original } = product
  const rowTotal = current * qty
  return {
    itemId: product.id,
    id: product.id,
    sku: product.sku,
    productId: product.productId,
    masterId: product.productId.slice(0, 8),
    masterId2: product.productId.slice(0, 8),
    name: product.name,
    qty,
    maxQty: 9,
    upc: '840000000001',
    slug: 'fake',
    price: {
      current,
      original,
      rowTotal,
      priceAfterItemDiscount: rowTotal,
      priceAfterOrderDiscount: rowTotal,
      amount: rowTotal,
      highCurrent: current,
      highOriginal: original,
      currency,
    },
    taxTotal: 0,
    bonus: false,
    pageUrl: '/',
    pdpUrl: '/',
    productImageURL: '/',
    available: product.available,
    isDigitalProduct: false,
    isCustoms: false,
    recipeId: null,
    precreatedCustomsCode: null,
    shipmentId: 'me-standard',
    productPromotions: [],
    badge: null,
    eyebrow: null,
    rating: { score: 0, reviewsCount: 0 },
    attributes: [
      { code: 'colour', value: product.colour },
      { code: 'size', value: product.size },
    ],
    variants: [],
    giftOption: null,
    shippingOptions: [],
  }
}

function recommended(currency: Cart['currency']) {
  const known = fakeProducts.map(({ productId, sku, name, current }) => ({
    id: productId,
    sku,
    url: '/',
    image: { src: '/', alt: name },
    price: current,
    name,
  }))
  return {
    recommendations: known.map(({ sku, name, ...product }) => ({
      ...product,
      title: name,
      rating: { score: 0, showScore: false },
      currency,
      recToken: sku,
    })),
    upsells: known.map((product) => ({ ...product, productInventoryState: 'InStock' as const })),
  }
}
