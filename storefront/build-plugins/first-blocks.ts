import { type Modules, rootsOf, shortNames } from './module-roots.ts'

const blocks = /storefront[\\/]app[\\/]content[\\/]blocks\.tsx(\?|$)/

/** The chunk of what the blocks of a page need from the start, and no page without blocks needs. */
export const firstBlocks = (id: string, modules: Modules): string | null =>
  othersBesideBlocks(id, modules)?.length === 0 ? 'blocks' : null

/** What others need as well lies apart, by who they are: no page is sent what it has no use for. */
export function besideBlocks(id: string, modules: Modules): string | null {
  const others = othersBesideBlocks(id, modules) ?? []
  return others.length > 0 ? `for-${others.join('-')}` : null
}

function othersBesideBlocks(id: string, modules: Modules): string[] | undefined {
  const roots = rootsOf(id, modules, blocks)
  if (!roots.some((root) => blocks.test(root))) return undefined
  return shortNames(roots.filter((root) => !isOfBlocks(root, modules)))
}

/** The blocks themselves, or what they fetch later on. */
const isOfBlocks = (root: string, modules: Modules): boolean => {
  const { dynamicImporters = [] } = modules.getModuleInfo(root) ?? {}
  return (
    blocks.test(root) ||
    (dynamicImporters.length > 0 && dynamicImporters.every((importer) => blocks.test(importer)))
  )
}
