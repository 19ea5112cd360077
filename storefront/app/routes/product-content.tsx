import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Blocks } from '../content/blocks/blocks.tsx'

type ProductContentProps = {
  blocks: readonly ContentBlock[]
  /** Whether it is in the column of the product, which is narrow. */
  isAtSide?: boolean
}

/** What authors have written for a product or for all products. */
export const ProductContent = ({ blocks, isAtSide = false }: ProductContentProps) => (
  <div className={isAtSide ? 'side-blocks' : 'pb-section'}>
    <Blocks blocks={blocks} hasTitle />
  </div>
)
