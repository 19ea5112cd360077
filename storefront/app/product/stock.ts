import type { ProductDetails } from '@cairn/contract/product-entity'

type Variant = ProductDetails['variants'][number]

/** How many of each sku there are; nothing until somebody has asked. */
export type Stock = Readonly<Record<string, { quantity: number }>> | undefined

export const fewAtMost = 5

export const isSoldOut = ({ sku, inStock }: Variant, stock: Stock): boolean =>
  stock ? (stock[sku]?.quantity ?? 0) === 0 : !inStock

/** Worth telling: there are few of it. */
export function fewLeft({ sku }: Variant, stock: Stock): number | undefined {
  const quantity = stock?.[sku]?.quantity
  return quantity !== undefined && quantity > 0 && quantity <= fewAtMost ? quantity : undefined
}

export const variantsOf = ({ id, variants }: ProductDetails): Variant[] =>
  variants.filter(({ productId }) => productId === id)
