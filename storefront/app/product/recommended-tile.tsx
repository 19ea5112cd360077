import type { Recommendation } from '@cairn/contract/product-entity'
import { Link } from 'react-router'
import { useMoney } from '../platform/use-money.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Rating } from '../ui/rating.tsx'

export function RecommendedTile({ product }: { product: Recommendation }) {
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
