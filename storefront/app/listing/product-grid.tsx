import type { ProductCard } from '@cairn/contract/product-entity'
import { Fragment, type ReactNode, Suspense } from 'react'
import { ProductTile } from '../catalogue/product-tile.tsx'

type ProductGridProps = {
  products: readonly ProductCard[]
  isPending?: boolean
  /** What is told among them. */
  story?: ReactNode
}

/** What a phone shows first does not wait; more of them would only slow each other. */
const firstSeen = 2

export function ProductGrid({ products, isPending = false, story }: ProductGridProps) {
  return (
    <ul aria-busy={isPending} className={`product-grid ${isPending ? 'product-grid-pending' : ''}`}>
      {products.map((product, at) => (
        <Fragment key={product.id}>
          <li>
            <ProductTile product={product} isFirst={at < firstSeen} />
          </li>
          {at === 3 && story && (
            <li className="product-grid-story">
              <Suspense>{story}</Suspense>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
