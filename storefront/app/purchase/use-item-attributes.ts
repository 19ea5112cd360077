import type { CartItem } from '@cairn/contract/cart/cart'
import { useMessages } from '../platform/text/messages.tsx'

type ItemAttributes = Pick<CartItem, 'attributes' | 'isDigitalProduct'>

/** For example: Glacier, size M. */
export function useItemAttributes({ attributes, isDigitalProduct }: ItemAttributes): string {
  const t = useMessages()
  return (
    attributes
      // The size of a gift card is its price, which the line shows already.
      .filter(({ code }) => code !== 'size' || !isDigitalProduct)
      .map(({ code, value }) => (code === 'size' ? t('size', { size: value }) : value))
      .join(', ')
  )
}
