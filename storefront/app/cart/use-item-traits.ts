import type { CartItem } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'

/** Glacier, size M. */
export function useItemTraits({ attributes }: Pick<CartItem, 'attributes'>): string {
  const t = useMessages()
  return attributes
    .map(({ code, value }) => (code === 'size' ? t('size', { size: value }) : value))
    .join(', ')
}
