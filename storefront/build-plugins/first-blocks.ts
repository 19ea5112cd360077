type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const blocks = /storefront[\\/]app[\\/]content[\\/]blocks\.tsx(\?|$)/
/** Shows every part there is, and no shopper sees it. */
const workshop = /storefront[\\/]app[\\/]workshop[\\/]/

/** The chunk of what the blocks of a page need from the start, and no page without blocks needs. */
export const firstBlocks = (id: string, modules: Modules): string | null =>
  whoNeeds(id, modules) === 'blocks' ? 'blocks' : null

/** The chunk of what blocks share with other pages: what puts goods into the cart. */
export const besideBlocks = (id: string, modules: Modules): string | null =>
  whoNeeds(id, modules) === 'others too' ? 'goods' : null

function whoNeeds(id: string, modules: Modules): 'blocks' | 'others too' | 'others' {
  const roots = rootsOf(id, modules, new Set()).filter((root) => !workshop.test(root))
  if (!roots.some((root) => blocks.test(root))) return 'others'
  return roots.every((root) => isOfBlocks(root, modules)) ? 'blocks' : 'others too'
}

/** Where the chain of those who import a module begins. */
function rootsOf(id: string, modules: Modules, seen: Set<string>): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  if (blocks.test(id) || importers.length === 0) return [id]
  return importers.flatMap((importer) => rootsOf(importer, modules, seen))
}

/** The blocks themselves, or what they fetch later on. */
const isOfBlocks = (root: string, modules: Modules): boolean => {
  const { dynamicImporters = [] } = modules.getModuleInfo(root) ?? {}
  return (
    blocks.test(root) ||
    (dynamicImporters.length > 0 && dynamicImporters.every((importer) => blocks.test(importer)))
  )
}
