import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { useRef } from 'react'
import { addableSku, AddToCart } from '../../cart/add-to-cart.tsx'
import { ProductTile } from '../../product/product-tile.tsx'
import { Rail } from '../../ui/rail.tsx'
import { BlockHeading } from '../elements/block-frame.tsx'
import { useRepeatedClicks } from './early-clicks.ts'

type Fields = BlockFields['product-rail']
type ProductRailProps = { fields: Fields; isFirst: boolean }

export function ProductRail({ fields: { products, ...head }, isFirst }: ProductRailProps) {
  const block = useRef<HTMLDivElement>(null)
  useRepeatedClicks(block)
  if (products.length === 0) return null
  return (
    <div ref={block} data-block="product-rail" className="page block-space">
      <Rail label={head.title} head={<BlockHeading {...head} isFirst={isFirst} />}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </Rail>
    </div>
  )
}

/** A product without a choice of sizes can be added to the cart directly. */
export function ProductCard({ product }: { product: Fields['products'][number] }) {
  const sku = addableSku(product)
  return (
    <div className="product-card">
      <ProductTile product={product} />
      {sku !== null && <AddToCart sku={sku} name={product.name} />}
    </div>
  )
}
