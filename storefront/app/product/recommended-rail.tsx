import type { ReactNode } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Rail } from '../ui/rail.tsx'
import { TileSkeletons } from '../ui/skeleton.tsx'
import { RecommendedTile } from './recommended-tile.tsx'
import { useRecommended } from './use-recommended.ts'

const skeletons = 16
const shownAtMost = 12

type RecommendedRailProps = { productId: string | undefined; title: string; head: ReactNode }

/** Beside a product what goes with it, and otherwise what most people like. */
export function RecommendedRail({ productId, title, head }: RecommendedRailProps) {
  const t = useMessages()
  const found = useRecommended({
    count: shownAtMost,
    ...(productId && { widget: 'product', productId }),
  })
  if (found === 'failed') return <p className="text-ink-soft">{t('problem')}</p>
  return (
    <Rail label={title} head={head}>
      {found ? (
        found.map((product) => (
          <li key={product.id}>
            <RecommendedTile product={product} />
          </li>
        ))
      ) : (
        <TileSkeletons count={skeletons} />
      )}
    </Rail>
  )
}
