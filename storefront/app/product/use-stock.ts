import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'
import type { Stock } from './stock.ts'

/** Pages are kept, stock is asked for. */
export function useStock(productId: string): Stock {
  const [found, setFound] = useState<{ productId: string; stock: Stock }>()
  useEffect(() => {
    let isOld = false
    void browserCommerce()
      .readInventory({ params: { productId } })
      .then((answer) => {
        if (!isOld && answer.ok) setFound({ productId, stock: answer.value.variants })
      })
    return () => {
      isOld = true
    }
  }, [productId])
  return found?.productId === productId ? found.stock : undefined
}
