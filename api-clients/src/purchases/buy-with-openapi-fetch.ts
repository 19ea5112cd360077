import createClient from 'openapi-fetch'
import type { paths } from '../../build/openapi-typescript.ts'
import { answered, buyer, clientHeaders, type ClientShop, type Purchase } from './purchase.ts'

/** A guest buys with the client that openapi-fetch makes of the types of openapi-typescript. */
export async function buyWithOpenapiFetch({ origin, fetch }: ClientShop): Promise<Purchase> {
  const client = createClient<paths>({ baseUrl: origin, fetch })
  const query = { locale: 'en-us' } as const
  const header = clientHeaders
  const params = { query, header }

  answered(await client.POST('/api/token/v2/auth/token', { params, body: { type: 'Guest' } }))
  const { products } = answered(
    await client.GET('/api/products/v2/search/productSearch', {
      params: { query: { ...query, q: 'down jacket', count: 1 }, header },
    }),
  )
  const productId = products[0]?.id ?? ''
  const { variants } = answered(
    await client.GET('/api/products/v2/products/{productId}/details', {
      params: { path: { productId }, query, header },
    }),
  )
  const sku = variants.find(({ inStock }) => inStock)?.sku ?? ''
  const { basketId } = answered(
    await client.POST('/api/cart/v1/cartWithItem', { params, body: { sku, qty: 1 } }),
  )
  const ofCart = { path: { basketId }, query, header }
  const body = { address: buyer }
  answered(
    await client.POST('/api/cart/v2/cart/{basketId}/shippingAddress', { params: ofCart, body }),
  )
  answered(
    await client.POST('/api/cart/v1/cart/{basketId}/billingAddress', { params: ofCart, body }),
  )
  const { totals } = answered(
    await client.POST('/api/cart/v1/cart/prepareOrder', { params, body: { basketId } }),
  )
  const order = answered(
    await client.PUT('/api/cart/v2/checkout/order', {
      params: { query, header: { ...header, 'idempotency-key': crypto.randomUUID() } },
      body: {
        cartId: basketId,
        seenTotal: totals.total,
        paymentMethod: {
          code: 'CREDIT_CARD',
          additionalData: { token: 'tok_test_approve', cardType: 'visa' },
        },
      },
    }),
  )
  const { orderNumber, status, totals: paid } = order
  return { orderNumber, status, paid: paid.total }
}
