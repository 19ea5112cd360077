import type { ProductDetails } from '@cairn/contract/catalogue/product'

type Variant = ProductDetails['variants'][number]

/** The stock of each sku; undefined until it has loaded. */
export type Stock = Readonly<Record<string, { quantity: number }>> | undefined

export const lowStockLimit = 5

export const isSoldOut = ({ sku, inStock }: Variant, stock: Stock): boolean =>
  stock ? (stock[sku]?.quantity ?? 0) === 0 : !inStock

/** The quantity, if it is low enough to show. */
export function lowStockOf({ sku }: Variant, stock: Stock): number | undefined {
  const quantity = stock?.[sku]?.quantity
  return quantity !== undefined && quantity > 0 && quantity <= lowStockLimit ? quantity : undefined
}

export const variantsOf = ({ id, variants }: ProductDetails): Variant[] =>
  variants.filter(({ productId }) => productId === id)
