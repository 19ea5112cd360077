import type { ProductDetails, ProductSet } from '@cairn/contract/catalogue/product'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Suspense } from 'react'
import { lazyOptional } from '../platform/lazy-component.ts'
import { ProductPage } from '../product/product-page.tsx'
import { SetPage } from '../product/sets/set-page.tsx'

const Blocks = lazyOptional(async () => (await import('../content/blocks/blocks.tsx')).Blocks)

type ProductWithMoreProps = {
  product: ProductDetails
  sets: readonly ProductSet[]
  /** The products of a set. */
  set: ProductSet | undefined
  /** The content that authors have written for the product. */
  blocks: readonly ContentBlock[] | undefined
}

/** A set of products, or a product with content below it. */
export const ProductWithMore = ({ product, sets, set, blocks }: ProductWithMoreProps) => (
  <>
    {set ? <SetPage product={product} set={set} /> : <ProductPage product={product} sets={sets} />}
    {blocks && (
      <div className="pb-section">
        <Suspense>
          <Blocks blocks={blocks} hasTitle />
        </Suspense>
      </div>
    )}
  </>
)
