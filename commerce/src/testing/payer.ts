import type { Cart } from '@cairn/contract/cart-entity'
import type { Locale } from '@cairn/contract/sites'
import { signInAs } from './people.ts'
import type { Shop } from './shop.ts'
import type { Received, Visitor } from './visitor.ts'

type Wanted = { who?: string | undefined; sku?: string; qty?: number; locale?: Locale }

export type Payer = {
  visitor: Visitor
  basketId: string
  /** Adds an instrument. */
  pay: (body: object) => Promise<Received<Cart>>
  /** A gift card of the demo world, by the end of its number. */
  giftCard: (end: string, more?: object) => Promise<Received<Cart>>
  read: () => Promise<Cart>
}

/** Somebody before the till with something in the cart: a guest, unless it is said who. */
export async function payerWith(
  shop: Shop,
  { who, sku = 'CAIRN001BLK-M', qty = 1, locale = 'en-us' }: Wanted = {},
): Promise<Payer> {
  const visitor = await shop.guest()
  if (who !== undefined) await signInAs(visitor, `${who}@cairn.test`)
  const { body } = await visitor.send<Cart>('createCartWithItem', { body: { sku, qty }, locale })
  const params = { basketId: body.basketId }
  const pay = (given: object) =>
    visitor.send<Cart>('addPaymentInstrument', { params, body: given, locale })
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
