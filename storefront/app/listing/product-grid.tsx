import type { ProductCard } from '@cairn/contract/catalogue/product'
import { Fragment, type ReactNode, Suspense } from 'react'
import { ProductTile } from '../catalogue/product-tile.tsx'

type ProductGridProps = {
  products: readonly ProductCard[]
  isPending?: boolean
  /** An editorial card shown between the products. */
  card?: ReactNode
}

/** The number of pictures that load at once: those a phone shows first. More would slow each other down. */
const firstSeen = 2

export function ProductGrid({ products, isPending = false, card }: ProductGridProps) {
  return (
    <ul aria-busy={isPending} className={`product-grid ${isPending ? 'product-grid-pending' : ''}`}>
      {products.map((product, at) => (
        <Fragment key={product.id}>
          <li>
            <ProductTile product={product} isFirst={at < firstSeen} />
          </li>
          {at === 3 && card && (
            <li className="product-grid-story">
              <Suspense>{card}</Suspense>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
