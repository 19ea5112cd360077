import { client } from '../../build/hey-api/client.gen.ts'
import {
  createCartWithItem,
  placeOrder,
  prepareOrder,
  readProduct,
  requestToken,
  searchProducts,
  setBillingAddress,
  setShippingAddress,
} from '../../build/hey-api/index.ts'
import { answered, buyer, clientHeaders, type ClientShop, type Purchase } from './purchase.ts'

/** A guest buys with the functions that @hey-api/openapi-ts generates. */
export async function buyWithHeyApi({ origin, fetch }: ClientShop): Promise<Purchase> {
  client.setConfig({ baseUrl: origin, fetch })
  const query = { locale: 'en-us' } as const
  const common = { query, headers: clientHeaders }

  answered(await requestToken({ ...common, body: { type: 'Guest' } }))
  const { products } = answered(
    await searchProducts({ ...common, query: { ...query, q: 'down jacket', count: 1 } }),
  )
  const productId = products[0]?.id ?? ''
  const { variants } = answered(await readProduct({ ...common, path: { productId } }))
  const sku = variants.find(({ inStock }) => inStock)?.sku ?? ''
  const { basketId } = answered(await createCartWithItem({ ...common, body: { sku, qty: 1 } }))
  const ofCart = { ...common, path: { basketId }, body: { address: buyer } }
  answered(await setShippingAddress(ofCart))
  answered(await setBillingAddress(ofCart))
  const { totals } = answered(await prepareOrder({ ...common, body: { basketId } }))
  const order = answered(
    await placeOrder({
      query,
      headers: { ...clientHeaders, 'idempotency-key': crypto.randomUUID() },
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
