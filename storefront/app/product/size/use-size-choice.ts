import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { useState } from 'react'
import { variantsOf } from '../stock/stock.ts'

/** The chosen variant is the only one, or the one of the chosen size in the current colour. */
export function useSizeChoice(product: ProductDetails) {
  const [size, choose] = useState<string | null>()
  const variants = variantsOf(product)
  const isOnly = variants.length === 1
  const chosen = isOnly ? variants[0] : variants.find((variant) => variant.size === size)
  return { variants, isOnly, chosen, choose }
}
