import type { ReactNode } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { TileSkeletons } from '../../ui/products/skeleton.tsx'
import { Rail } from '../../ui/rail.tsx'
import { RecommendationTiles, useRecommendations } from './recommendation-tile.tsx'

const skeletonCount = 16
const maxRecommendations = 12

type RecommendationsRailProps = { productId: string | undefined; title: string; head: ReactNode }

/** Recommendations for a product, or else the most popular products. */
export function RecommendationsRail({ productId, title, head }: RecommendationsRailProps) {
  const t = useMessages()
  const recommendations = useRecommendations({
    count: maxRecommendations,
    ...(productId && { widget: 'product', productId }),
  })
  if (recommendations === 'failed') return <p className="text-ink-soft">{t('problem')}</p>
  return (
    <Rail label={title} head={head}>
      {recommendations ? (
        <RecommendationTiles products={recommendations} />
      ) : (
        <TileSkeletons count={skeletonCount} />
      )}
    </Rail>
  )
}
