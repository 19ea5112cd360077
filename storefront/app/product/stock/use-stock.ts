import { useEffect, useState } from 'react'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import type { Stock } from './stock.ts'

/** Pages are cached, so the browser reads the stock. */
export function useStock(productId: string): Stock {
  const [found, setFound] = useState<{ productId: string; stock: Stock }>()
  useEffect(() => {
    let isStale = false
    void browserCommerce()
      .readInventory({ params: { productId } })
      .then((answer) => {
        if (!isStale && answer.ok) setFound({ productId, stock: answer.value.variants })
      })
    return () => {
      isStale = true
    }
  }, [productId])
  return found?.productId === productId ? found.stock : undefined
}
