import { basename } from 'node:path'

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
export type Modules = { getModuleInfo: (id: string) => ModuleInfo | null }

const route = /-route\.tsx(\?|$)/
/** Shows every part there is, and no shopper sees it. */
const workshop = /storefront[\\/]app[\\/]workshop[\\/]/

/** Where the chain of those who import a module begins: at a page, at what is fetched later, or at `also`. */
export const rootsOf = (id: string, modules: Modules, also?: RegExp): string[] =>
  upwards(id, { modules, also, seen: new Set() }).filter((root) => !workshop.test(root))

type Walk = { modules: Modules; also: RegExp | undefined; seen: Set<string> }

function upwards(id: string, walk: Walk): string[] {
  if (walk.seen.has(id)) return []
  walk.seen.add(id)
  const importers = walk.modules.getModuleInfo(id)?.importers ?? []
  if (walk.also?.test(id) || route.test(id) || importers.length === 0) return [id]
  return importers.flatMap((importer) => upwards(importer, walk))
}

/** category-route.tsx is called category. */
export const shortNames = (roots: readonly string[]): string[] =>
  [...new Set(roots.map((root) => basename(root).split(/[-.]/)[0] ?? ''))].toSorted()
