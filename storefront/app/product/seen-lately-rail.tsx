import { type ReactNode, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { Rail } from '../ui/rail.tsx'
import { TileSkeletons } from '../ui/skeleton.tsx'
import { RecommendedTile } from './recommended-tile.tsx'
import { withoutStyles } from './seen-lately.ts'
import { seenLately } from './seen-lately-store.ts'
import { useRecommended } from './use-recommended.ts'

type SeenLatelyRailProps = {
  /** What need not be shown once more. */
  besides: readonly string[]
  /** What is shown where nothing was seen. */
  otherwise: ReactNode
}

/** What this device has seen, as far as it can still be bought. */
export function SeenLatelyRail({ besides, otherwise }: SeenLatelyRailProps) {
  const [seen] = useState(seenLately)
  const productIds = withoutStyles(seen, besides)
  return productIds.length > 0 ? <Seen productIds={productIds} /> : otherwise
}

function Seen({ productIds }: { productIds: readonly string[] }) {
  const t = useMessages()
  const found = useRecommended({ widget: 'seen', productIds: [...productIds] })
  if (found === 'failed' || found?.length === 0) return null
  return (
    <div className="pt-section">
      <Rail label={t('seenLately')} head={<h2 className="display text-h2">{t('seenLately')}</h2>}>
        {found ? (
          found.map((product) => (
            <li key={product.id}>
              <RecommendedTile product={product} />
            </li>
          ))
        ) : (
          <TileSkeletons count={productIds.length} />
        )}
      </Rail>
    </div>
  )
}
