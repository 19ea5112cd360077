import type { ProductCard } from '@cairn/contract/catalogue/product'
import { useMessages } from '../platform/text/messages.tsx'
import { Badge } from '../ui/products/badge.tsx'
import { DiscountBadge } from '../ui/products/product-price.tsx'

/** Shows at most one badge. */
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
