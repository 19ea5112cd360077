/** Blocks may contain blocks. The blocks of a section have depth 1, and no block is deeper than this. */
export const maxBlockDepth = 3

type Sections<Block> = { sections: readonly { name: string; blocks: readonly Block[] }[] }

/** A list of blocks within a block, and where it is in that block. */
export type BlockList<Block> = {
  path: readonly (string | number)[]
  blocks: readonly Block[]
}

export type BlockPosition<Block> = {
  section: number
  /** The way from the section down to this block. */
  path: readonly (string | number)[]
  /** The blocks around it, from the outside to the inside. */
  parents: readonly Block[]
}

type BlockVisit<Block, Result> = {
  listsIn: (block: Block) => readonly BlockList<Block>[]
  /** `lists` are the results for the blocks within the block. */
  visit: (
    block: Block,
    lists: BlockList<Result>[],
    position: BlockPosition<Block>,
  ) => readonly Result[]
}

/** The traversal that every reader of blocks uses. Blocks that are too deep are left out. */
export function visitBlocks<Block, Result>(
  { sections }: Sections<Block>,
  { listsIn, visit }: BlockVisit<Block, Result>,
): { name: string; blocks: Result[] }[] {
  const visitList = (
    { path, blocks }: BlockList<Block>,
    above: BlockPosition<Block>,
  ): readonly Result[] =>
    blocks.flatMap((block, index) => {
      const position = { ...above, path: [...above.path, ...path, index] }
      const within = { ...position, parents: [...above.parents, block] }
      const isDeepest = within.parents.length >= maxBlockDepth
      const lists = listsIn(block).map((list) => ({
        path: list.path,
        blocks: isDeepest ? [] : visitList(list, within),
      }))
      return visit(block, lists, position)
    })
  return sections.map(({ name, blocks }, section) => ({
    name,
    blocks: [...visitList({ path: ['blocks'], blocks }, { section, path: [], parents: [] })],
  }))
}

/** The blocks of all sections, without the blocks within them. */
export const topBlocks = <Block>({ sections }: Sections<Block>): Block[] =>
  sections.flatMap(({ blocks }) => blocks)
