import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { Blocks } from '../content/blocks/blocks.tsx'

type ProductContentProps = {
  blocks: readonly ContentBlock[]
  /** Whether it is in the column of the product, which is narrow. */
  isAtSide?: boolean
}

/** What authors have written for a product or for all products. */
export function ProductContent({ blocks, isAtSide = false }: ProductContentProps) {
  const content = <Blocks blocks={blocks} hasTitle />
  if (isAtSide) return <div className="side-blocks">{content}</div>
  return <div className="pb-section">{content}</div>
}
