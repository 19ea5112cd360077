import type { Cart } from '@cairn/contract/cart/cart'
import type { ProductCard, ProductDetails } from '@cairn/contract/catalogue/product'
import type { Order } from '@cairn/contract/orders/order'
import type { TrackedItem } from '../platform/tracked-events.ts'

type Product = Pick<ProductCard | ProductDetails, 'id' | 'name' | 'price'>

/** A product that is shown, with its lowest price. */
export const itemOfProduct = ({ id, name, price }: Product): TrackedItem => ({
  item_id: id,
  item_name: name,
  ...(price && {
    price: price.lowCurrent,
    ...withDiscount(price.lowOriginal - price.lowCurrent),
  }),
})

type Line = Pick<
  Cart['items'][number] | Order['items'][number],
  'productId' | 'sku' | 'name' | 'qty' | 'price'
>

/** Some pieces of a line of a cart or an order, all of them by default. */
export const itemOfLine = (
  { productId, sku, name, qty, price }: Line,
  quantity = qty,
): TrackedItem => ({
  item_id: productId,
  item_name: name,
  item_variant: sku,
  price: inCents(price.priceAfterOrderDiscount / qty),
  ...withDiscount(price.original - price.priceAfterOrderDiscount / qty),
  quantity,
})

const withDiscount = (amount: number) => {
  const discount = inCents(amount)
  return discount > 0 ? { discount } : {}
}

export const inCents = (amount: number): number => Math.round(amount * 100) / 100

/** All lines, with the sum of their prices after all discounts. */
export function itemsOfLines(currency: string, lines: readonly Line[]) {
  const value = lines.reduce((sum, { price }) => sum + price.priceAfterOrderDiscount, 0)
  return { currency, value: inCents(value), items: lines.map((line) => itemOfLine(line)) }
}
