import { isJsonObject, objectsIn } from '../json-object.ts'
import { type BlockList, topBlocks, visitBlocks } from './block-tree.ts'
import type { ContentBlock, SingleBlock } from './content-block.ts'
import { blockListsOf } from './registry.ts'

type Path = readonly (string | number)[]

/** The lists of blocks within a block, as its type declares them. */
export function blockListsIn<Block extends object>(block: Block): BlockList<Block>[]
export function blockListsIn(block: object): BlockList<object>[] {
  const { type } = Object(block)
  return blockListsOf(type).flatMap((list) => listsAt(block, list.split('.'), []))
}

/** `*` in the path of a list stands for each entry of a list. */
function listsAt(
  part: unknown,
  [step, ...rest]: readonly string[],
  path: Path,
): BlockList<object>[] {
  if (step === undefined) return Array.isArray(part) ? [{ path, blocks: objectsIn(part) }] : []
  if (step === '*') {
    return Array.isArray(part)
      ? part.flatMap((entry, index) => listsAt(entry, rest, [...path, index]))
      : []
  }
  return isJsonObject(part) ? listsAt(part[step], rest, [...path, step]) : []
}

/** The block with other blocks within it. */
export function withBlockLists(
  block: SingleBlock | ContentBlock,
  lists: readonly BlockList<ContentBlock>[],
): ContentBlock
export function withBlockLists<Block extends object>(
  block: Block,
  lists: readonly BlockList<object>[],
): Block
export function withBlockLists(block: object, lists: readonly BlockList<object>[]): unknown {
  const { blocks: _, ...rest } = Object(block)
  return lists
    .filter(({ path, blocks }) => path[0] !== 'blocks' || blocks.length > 0)
    .reduce<unknown>((changed, { path, blocks }) => withValue(changed, path, blocks), rest)
}

function withValue(part: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(part)) {
    return part.map((entry, index) => (index === step ? withValue(entry, rest, value) : entry))
  }
  return { ...Object(part), [step]: withValue(Object(part)[step], rest, value) }
}

/** All blocks, each before the blocks within it. */
export const allBlocks = (document: {
  sections: readonly { name: string; blocks: readonly ContentBlock[] }[]
}): ContentBlock[] =>
  topBlocks({
    sections: visitBlocks(document, {
      listsIn: blockListsIn,
      visit: (block, lists: BlockList<ContentBlock>[]) => [
        block,
        ...lists.flatMap(({ blocks }) => blocks),
      ],
    }),
  })
