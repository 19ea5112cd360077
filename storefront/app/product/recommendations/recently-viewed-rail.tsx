import { type ReactNode, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Rail } from '../../ui/rail.tsx'
import { TileSkeletons } from '../../ui/products/skeleton.tsx'
import { RecommendationTile, useRecommendations } from './recommendation-tile.tsx'
import { withoutStyles, recentlyViewed } from './recently-viewed-store.ts'

type RecentlyViewedRailProps = {
  /** The ids of products that the page shows already. */
  except: readonly string[]
  /** Shown if no product was viewed. */
  otherwise: ReactNode
}

/** The products viewed on this device that are still sold. */
export function RecentlyViewedRail({ except, otherwise }: RecentlyViewedRailProps) {
  const [seen] = useState(recentlyViewed)
  const productIds = withoutStyles(seen, except)
  return productIds.length > 0 ? <ViewedProducts productIds={productIds} /> : otherwise
}

function ViewedProducts({ productIds }: { productIds: readonly string[] }) {
  const t = useMessages()
  const found = useRecommendations({ widget: 'seen', productIds: [...productIds] })
  if (found === 'failed' || found?.length === 0) return null
  return (
    <div className="pt-section">
      <Rail
        label={t('recentlyViewed')}
        head={<h2 className="display text-h2">{t('recentlyViewed')}</h2>}
      >
        {found ? (
          found.map((product) => (
            <li key={product.id}>
              <RecommendationTile product={product} />
            </li>
          ))
        ) : (
          <TileSkeletons count={productIds.length} />
        )}
      </Rail>
    </div>
  )
}
