import type { ContentBlock } from '@cairn/contract/content-blocks'
import type { ContentDocument } from '@cairn/contract/content-entity'

type BlockOf<Type extends ContentBlock['type']> = Extract<ContentBlock, { type: Type }>

/** The first block of a kind, wherever in the document it stands. */
export function blockIn<Type extends ContentBlock['type']>(
  { sections }: ContentDocument,
  type: Type,
): BlockOf<Type> | undefined {
  const isWanted = (block: ContentBlock): block is BlockOf<Type> => block.type === type
  return sections.flatMap(({ blocks }) => blocks).find(isWanted)
}
