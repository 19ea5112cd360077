import type { readRecommendations } from '@cairn/contract/catalogue/catalogue-calls'
import type { Recommendation } from '@cairn/contract/catalogue/product'
import type { RequestOf } from '@cairn/contract/wire/call'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { track } from '../../platform/tracked-events.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/products/price.tsx'
import { Rating } from '../../ui/products/rating.tsx'

/** In pixels around the window. */
const seenDistance = 200

/** The tiles of a rail, as items of its list. Their tokens are tracked once, when the rail is near the window. */
export function RecommendationTiles({ products }: { products: readonly Recommendation[] }) {
  const first = useRef<HTMLLIElement>(null)
  const isTracked = useRef(false)
  useEffect(() => {
    if (!first.current || isTracked.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        isTracked.current = true
        const tokens = products.map(({ recToken }) => recToken)
        track({ event: 'recommendation_impressions', rec_tokens: tokens })
      },
      { rootMargin: `${seenDistance}px` },
    )
    observer.observe(first.current)
    return () => observer.disconnect()
  }, [products])
  return products.map((product, index) => (
    <li key={product.id} ref={index === 0 ? first : undefined}>
      <RecommendationTile product={product} />
    </li>
  ))
}

export function RecommendationTile({ product }: { product: Recommendation }) {
  const t = useMessages()
  const money = useMoney()
  const { rating } = product
  const [low, high] = [money(product.price), money(product.highestPrice)]
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
        <Price current={low === high ? low : t('priceRange', { low, high })} />
      </p>
    </article>
  )
}

type RecommendationQuery = RequestOf<typeof readRecommendations>['query']

export function useRecommendations(
  query: RecommendationQuery,
): readonly Recommendation[] | 'failed' | undefined {
  const [recommendations, setRecommendations] = useState<readonly Recommendation[] | 'failed'>()
  const queryKey = JSON.stringify(query)
  useEffect(() => {
    let isStale = false
    void browserCommerce()
      .readRecommendations({ query: JSON.parse(queryKey) })
      .then((answer) => {
        if (!isStale) setRecommendations(answer.ok ? answer.value.recommendations : 'failed')
      })
    return () => {
      isStale = true
    }
  }, [queryKey])
  return recommendations
}
