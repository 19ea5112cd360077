import type { ProductCard } from '@cairn/contract/product-entity'
import { useMessages } from '../platform/messages.tsx'
import { Badge } from '../ui/badge.tsx'
import { DiscountBadge } from '../ui/product-price.tsx'

/** One at most, and the one that matters most. */
export function ProductBadge({
  product: { badge, price },
}: {
  product: Pick<ProductCard, 'badge' | 'price'>
}) {
  const t = useMessages()
  if (!badge) return null
  return (
    <div className="product-badge">
      {badge === 'sale' && price && <DiscountBadge price={price} />}
      {badge === 'soldOut' && <Badge>{t('badgeSoldOut')}</Badge>}
      {badge === 'new' && <Badge look="new">{t('badgeNew')}</Badge>}
      {badge === 'member' && <Badge>{t('badgeMember')}</Badge>}
    </div>
  )
}
