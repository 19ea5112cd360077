import type { ProductCard } from '@cairn/contract/product-entity'
import { ProductTile } from '../catalogue/product-tile.tsx'

type ProductGridProps = { products: readonly ProductCard[]; isPending?: boolean }

/** What a phone shows first does not wait; more of them would only slow each other. */
const firstSeen = 2

export function ProductGrid({ products, isPending = false }: ProductGridProps) {
  return (
    <ul aria-busy={isPending} className={`product-grid ${isPending ? 'product-grid-pending' : ''}`}>
      {products.map((product, at) => (
        <li key={product.id}>
          <ProductTile product={product} isFirst={at < firstSeen} />
        </li>
      ))}
    </ul>
  )
}
