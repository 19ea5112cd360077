/** Blocks may contain blocks. The blocks of a section have depth 1, and no block is deeper than this. */
export const maxBlockDepth = 3

type Sections<Block> = { sections: readonly { name: string; blocks: readonly Block[] }[] }

export type BlockPosition<Block> = {
  section: number
  /** The index of each block from the section down to this one. */
  indexes: readonly number[]
  parent: Block | undefined
}

type BlockVisit<Block, Result> = {
  childrenOf: (block: Block) => readonly Block[]
  /** `children` are the results for the blocks within the block. */
  visit: (block: Block, children: Result[], position: BlockPosition<Block>) => readonly Result[]
}

/** The traversal that every reader of blocks uses. Blocks that are too deep are left out. */
export function visitBlocks<Block, Result>(
  { sections }: Sections<Block>,
  { childrenOf, visit }: BlockVisit<Block, Result>,
): { name: string; blocks: Result[] }[] {
  const visitList = (blocks: readonly Block[], above: BlockPosition<Block>): Result[] =>
    blocks.flatMap((block, index) => {
      const position = { ...above, indexes: [...above.indexes, index] }
      const children = position.indexes.length < maxBlockDepth ? childrenOf(block) : []
      return visit(block, visitList(children, { ...position, parent: block }), position)
    })
  return sections.map(({ name, blocks }, section) => ({
    name,
    blocks: visitList(blocks, { section, indexes: [], parent: undefined }),
  }))
}

/** The blocks of all sections, without the blocks within them. */
export const topBlocks = <Block>({ sections }: Sections<Block>): Block[] =>
  sections.flatMap(({ blocks }) => blocks)

/** All blocks, each before the blocks within it. */
export const allBlocks = <Block extends { blocks?: readonly Block[] | undefined }>(
  document: Sections<Block>,
): Block[] =>
  topBlocks({
    sections: visitBlocks(document, {
      childrenOf: ({ blocks = [] }) => blocks,
      visit: (block, children: Block[]) => [block, ...children],
    }),
  })
