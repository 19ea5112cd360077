import { basename } from 'node:path'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const blocks = /storefront[\\/]app[\\/]content[\\/]blocks\.tsx(\?|$)/
const route = /-route\.tsx(\?|$)/
/** Shows every part there is, and no shopper sees it. */
const workshop = /storefront[\\/]app[\\/]workshop[\\/]/

/** The chunk of what the blocks of a page need from the start, and no page without blocks needs. */
export const firstBlocks = (id: string, modules: Modules): string | null =>
  othersBesideBlocks(id, modules)?.length === 0 ? 'blocks' : null

/** What others need as well lies apart, by who they are: no page is sent what it has no use for. */
export function besideBlocks(id: string, modules: Modules): string | null {
  const others = othersBesideBlocks(id, modules) ?? []
  return others.length > 0 ? `for-${others.join('-')}` : null
}

function othersBesideBlocks(id: string, modules: Modules): string[] | undefined {
  const roots = rootsOf(id, modules, new Set()).filter((root) => !workshop.test(root))
  if (!roots.some((root) => blocks.test(root))) return undefined
  const others = roots.filter((root) => !isOfBlocks(root, modules))
  return [...new Set(others.map((root) => basename(root).split(/[-.]/)[0] ?? ''))].toSorted()
}

/** Where the chain of those who import a module begins. */
function rootsOf(id: string, modules: Modules, seen: Set<string>): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  if (blocks.test(id) || route.test(id) || importers.length === 0) return [id]
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
