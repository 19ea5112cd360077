import type { ProductDetails } from '@cairn/contract/product-entity'
import { useState } from 'react'
import { variantsOf } from './stock.ts'

/** Which variant is meant: the only one, or that of the chosen size, in whatever colour is looked at. */
export function useChoice(product: ProductDetails) {
  const [size, choose] = useState<string | null>()
  const variants = variantsOf(product)
  const isOnly = variants.length === 1
  const chosen = isOnly ? variants[0] : variants.find((variant) => variant.size === size)
  return { variants, isOnly, chosen, choose }
}
