import type { Cart } from '@cairn/contract/cart/cart'
import type { Order } from '@cairn/contract/orders/order'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Shop } from './shop.ts'
import type { CallResponse, CallRequest, Visitor } from './visitor.ts'

export const denverAddress = {
  firstName: 'Ada',
  lastName: 'Berg',
  addressLine1: '1600 Larimer Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  email: 'ada@example.com',
  phone: '+13035550142',
}

/** A guest with a cart and addresses, who can place the order. */
export async function guestReadyToOrder(shop: Pick<Shop, 'guest'>, item: CartItem) {
  const { guest, cart } = await guestWithCart(shop, item)
  await setAddresses(guest, cart.basketId)
  return { guest, basketId: cart.basketId }
}

export async function setAddresses(
  visitor: Visitor,
  basketId: string,
  address = denverAddress,
): Promise<CallResponse<Cart>> {
  const params = { basketId }
  await visitor.send('setBillingAddress', { params, body: { address } })
  return visitor.send<Cart>('setShippingAddress', { params, body: { address } })
}

export const prepareOrder = (visitor: Visitor, basketId: string): Promise<CallResponse<Cart>> =>
  visitor.send<Cart>('prepareOrder', { body: { basketId } })

/** Card tokens with a fixed outcome at the sandbox. */
export const cardTokens = {
  approve: 'tok_test_approve',
  challenge: 'tok_test_challenge',
  decline: 'tok_test_decline',
  suspicious: 'tok_test_suspicious',
  unanswered: 'tok_test_unanswered',
  pending: 'tok_test_pending',
  expired: 'tok_test_expired',
} as const

type PlaceOrderOptions = { token?: string; body?: object; headers?: CallRequest['headers'] }

export const placeOrder = (
  visitor: Visitor,
  basketId: string,
  { token = cardTokens.approve, body = {}, headers = {} }: PlaceOrderOptions = {},
): Promise<CallResponse<Order>> =>
  visitor.send<Order>('placeOrder', {
    headers,
    body: {
      cartId: basketId,
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { token, cardType: 'visa' } },
      ...body,
    },
  })

type CartItem = { sku: string; qty?: number; locale?: Locale }

/** A guest with one item in the cart. */
export async function guestWithCart(
  shop: Pick<Shop, 'guest'>,
  { sku, qty = 1, locale = 'en-us' }: CartItem,
) {
  const guest = await shop.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku, qty }, locale })
  return { guest, cart: body }
}

/** A guest with one of each item in the cart, and the path parameters of the cart. */
export async function guestWithEach(shop: Shop, skus: readonly string[]) {
  const guest = await shop.guest()
  let basketId = ''
  for (const sku of skus) {
    const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku } })
    basketId = body.basketId
  }
  return { guest, basketId, params: { basketId } }
}
