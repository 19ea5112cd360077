import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/** The first block of the type in any section of the document. */
export function findBlock<Type extends ContentBlock['type']>(
  { sections }: ContentDocument,
  type: Type,
): BlockOf<Type> | undefined {
  const isOfType = (block: ContentBlock): block is BlockOf<Type> => block.type === type
  return sections.flatMap(({ blocks }) => blocks).find(isOfType)
}
