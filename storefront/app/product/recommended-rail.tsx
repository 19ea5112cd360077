import type { Recommendation } from '@cairn/contract/product-entity'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Rail } from '../ui/rail.tsx'
import { Rating } from '../ui/rating.tsx'
import { TileSkeletons } from '../ui/skeleton.tsx'

const skeletons = 16
const shownAtMost = 12

type RecommendedRailProps = { productId: string | undefined; title: string; head: ReactNode }

export function RecommendedRail({ productId, title, head }: RecommendedRailProps) {
  const t = useMessages()
  const found = useRecommended(productId)
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

function RecommendedTile({ product }: { product: Recommendation }) {
  const money = useMoney()
  const { rating } = product
  return (
    <article className="product-tile">
      <div className="product-tile-picture">
        <Picture
          image={{ src: product.image.src, alt: '' }}
          widths={[200, 320, 400, 480]}
          sizes="(min-width: 1024px) 22vw, 44vw"
        />
      </div>
      <h3 className="name mt-3.5">
        <Link to={product.url} prefetch="intent" className="product-tile-link">
          {product.title}
        </Link>
      </h3>
      {rating.showScore && <Rating score={rating.score} />}
      <p className="mt-1">
        <Price now={money(product.price)} />
      </p>
    </article>
  )
}

/** Beside a product what goes with it, and otherwise what most people like. */
function useRecommended(
  productId: string | undefined,
): readonly Recommendation[] | 'failed' | undefined {
  const [found, setFound] = useState<readonly Recommendation[] | 'failed'>()
  useEffect(() => {
    let isOld = false
    void browserCommerce()
      .readRecommendations({
        query: { count: shownAtMost, ...(productId && { widget: 'product', productId }) },
      })
      .then((answer) => {
        if (!isOld) setFound(answer.ok ? answer.value.recommendations : 'failed')
      })
    return () => {
      isOld = true
    }
  }, [productId])
  return found
}
