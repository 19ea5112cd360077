import type { CartItem } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'

type Traits = Pick<CartItem, 'attributes' | 'isDigitalProduct'>

/** Glacier, size M. */
export function useItemTraits({ attributes, isDigitalProduct }: Traits): string {
  const t = useMessages()
  return (
    attributes
      // The size of what is sent by email is what it costs.
      .filter(({ code }) => code !== 'size' || !isDigitalProduct)
      .map(({ code, value }) => (code === 'size' ? t('size', { size: value }) : value))
      .join(', ')
  )
}
