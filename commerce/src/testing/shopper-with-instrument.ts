import type { Cart } from '@cairn/contract/cart/cart'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Shop } from './shop.ts'
import { signInAs } from './sign-in.ts'
import type { CallResponse, Visitor } from './visitor.ts'

type PayingShopperOptions = {
  account?: string | undefined
  sku?: string
  qty?: number
  locale?: Locale
}

export type PayingShopper = {
  visitor: Visitor
  basketId: string
  /** Adds an instrument. */
  pay: (payment: object) => Promise<CallResponse<Cart>>
  /** Adds a gift card of the sample rows, by the last digits of its number. */
  giftCard: (end: string, more?: object) => Promise<CallResponse<Cart>>
  read: () => Promise<Cart>
}

/** A shopper with an item in the cart who can add payment instruments; a guest by default. */
export async function openPayingShopper(
  shop: Shop,
  { account, sku = 'CAIRN001BLK-M', qty = 1, locale = 'en-us' }: PayingShopperOptions = {},
): Promise<PayingShopper> {
  const visitor = await shop.guest()
  if (account !== undefined) await signInAs(visitor, `${account}@cairn.test`)
  const { body } = await visitor.send<Cart>('createCartWithItem', { body: { sku, qty }, locale })
  const params = { basketId: body.basketId }
  const pay = (payment: object) =>
    visitor.send<Cart>('addPaymentInstrument', { params, body: payment, locale })
  return {
    visitor,
    ...params,
    pay,
    giftCard: (end, more) =>
      pay({
        payment_method_id: 'GIFT_CARD',
        code: `6006 4900 0000 ${end}`,
        pin: '1111',
        ...more,
      }),
    read: async () => (await visitor.send<Cart>('readCart', { params, locale })).body,
  }
}
