import type { ReactNode } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Rail } from '../../ui/rail.tsx'
import { TileSkeletons } from '../../ui/products/skeleton.tsx'
import { RecommendationTile, useRecommendations } from './recommendation-tile.tsx'

const skeletons = 16
const shownAtMost = 12

type RecommendationsRailProps = { productId: string | undefined; title: string; head: ReactNode }

/** Recommendations for a product, or else the most popular products. */
export function RecommendationsRail({ productId, title, head }: RecommendationsRailProps) {
  const t = useMessages()
  const found = useRecommendations({
    count: shownAtMost,
    ...(productId && { widget: 'product', productId }),
  })
  if (found === 'failed') return <p className="text-ink-soft">{t('problem')}</p>
  return (
    <Rail label={title} head={head}>
      {found ? (
        found.map((product) => (
          <li key={product.id}>
            <RecommendationTile product={product} />
          </li>
        ))
      ) : (
        <TileSkeletons count={skeletons} />
      )}
    </Rail>
  )
}
