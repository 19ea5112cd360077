import { type ReactNode, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { TileSkeletons } from '../../ui/products/skeleton.tsx'
import { Rail } from '../../ui/rail.tsx'
import { withoutStyles } from './recently-viewed-store.ts'
import { recentlyViewed } from './recently-viewed.ts'
import { RecommendationTiles, useRecommendations } from './recommendation-tile.tsx'

type RecentlyViewedRailProps = {
  /** The ids of products that the page shows already. */
  excludedIds: readonly string[]
  /** Shown if no product was viewed. */
  fallback: ReactNode
}

/** The products viewed on this device that are still sold. */
export function RecentlyViewedRail({ excludedIds, fallback }: RecentlyViewedRailProps) {
  const [viewedIds] = useState(recentlyViewed)
  const productIds = withoutStyles(viewedIds, excludedIds)
  return productIds.length > 0 ? <ViewedProducts productIds={productIds} /> : fallback
}

function ViewedProducts({ productIds }: { productIds: readonly string[] }) {
  const t = useMessages()
  const recommendations = useRecommendations({ widget: 'seen', productIds: [...productIds] })
  if (recommendations === 'failed' || recommendations?.length === 0) return null
  return (
    <div className="pt-section">
      <Rail
        label={t('recentlyViewed')}
        head={<h2 className="display text-h2">{t('recentlyViewed')}</h2>}
      >
        {recommendations ? (
          <RecommendationTiles products={recommendations} />
        ) : (
          <TileSkeletons count={productIds.length} />
        )}
      </Rail>
    </div>
  )
}
