import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/** The first block of the type in a document, without those within other blocks. */
export function findBlock<Type extends ContentBlock['type']>(
  document: ContentDocument,
  type: Type,
): BlockOf<Type> | undefined {
  const isOfType = (block: ContentBlock): block is BlockOf<Type> => block.type === type
  return topBlocks(document).find(isOfType)
}
