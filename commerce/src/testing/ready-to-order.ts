import type { Cart } from '@cairn/contract/cart-entity'
import type { Order } from '@cairn/contract/order-entity'
import { guestWithCart } from './guest-with-cart.ts'
import type { Shop } from './shop.ts'
import type { Received, Sent, Visitor } from './visitor.ts'

export const homeInDenver = {
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

type Wanted = Parameters<typeof guestWithCart>[1]

/** A guest who has only to press the button. */
export async function guestReadyToOrder(shop: Pick<Shop, 'guest'>, wanted: Wanted) {
  const { guest, cart } = await guestWithCart(shop, wanted)
  await giveAddresses(guest, cart.basketId)
  return { guest, basketId: cart.basketId }
}

export async function giveAddresses(
  visitor: Visitor,
  basketId: string,
  address = homeInDenver,
): Promise<Received<Cart>> {
  const params = { basketId }
  await visitor.send('setBillingAddress', { params, body: { address } })
  return visitor.send<Cart>('setShippingAddress', { params, body: { address } })
}

export const prepare = (visitor: Visitor, basketId: string): Promise<Received<Cart>> =>
  visitor.send<Cart>('prepareOrder', { body: { basketId } })

/** What a means of payment makes of it. */
export const tokens = {
  approve: 'tok_test_approve',
  challenge: 'tok_test_challenge',
  decline: 'tok_test_decline',
  suspicious: 'tok_test_suspicious',
  late: 'tok_test_late',
  pending: 'tok_test_pending',
  expired: 'tok_test_expired',
} as const

type Pressed = { token?: string; body?: object; headers?: Sent['headers'] }

export const placeOrder = (
  visitor: Visitor,
  basketId: string,
  { token = tokens.approve, body = {}, headers = {} }: Pressed = {},
): Promise<Received<Order>> =>
  visitor.send<Order>('placeOrder', {
    headers,
    body: {
      cartId: basketId,
      paymentMethod: { code: 'CREDIT_CARD', additionalData: { token, cardType: 'visa' } },
      ...body,
    },
  })
