import type { CartItem } from '@cairn/contract/cart/cart'
import { useMessages } from '../platform/text/messages.tsx'

type ItemAttributes = Pick<CartItem, 'attributes' | 'isDigitalProduct'>

/** For example: Glacier, size M. For a gift card: $50. */
export function useItemAttributes({ attributes, isDigitalProduct }: ItemAttributes): string {
  const t = useMessages()
  return (
    attributes
      // An old order may have a colour and a size for a gift card.
      .filter(({ code }) => code === 'amount' || !isDigitalProduct)
      .map(({ code, value }) => (code === 'size' ? t('size', { size: value }) : value))
      .join(', ')
  )
}
