import { accessSync } from 'node:fs'
import { basename } from 'node:path'

type ModuleInfo = { importers: readonly string[]; dynamicImporters?: readonly string[] }
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null }

const frameModules = [
  'entry.client.tsx',
  'root.tsx',
  'navigation/site-frame-route.tsx',
  // Most pages load these, and they are too small for files of their own.
  'platform/page/use-hydrated.ts',
  'platform/calls/handling.ts',
]
const blocksModule = 'content/blocks/blocks.tsx'
const app = new URL('../app/', import.meta.url)

// The build fails when one of these files has moved. Otherwise its code would end up in other chunks.
for (const file of [...frameModules, blocksModule]) accessSync(new URL(file, app))

const pathOf = (id: string): string => id.replaceAll('\\', '/').replace(/\?.*$/, '')
const isModule = (id: string, file: string) => pathOf(id).endsWith(`storefront/app/${file}`)
const isFrameModule = (id: string) => frameModules.some((file) => isModule(id, file))
const isBlocksModule = (id: string) => isModule(id, blocksModule)
const isRoute = (id: string) => pathOf(id).endsWith('-route.tsx')
/** The styleguide imports every component, and shoppers never load it. */
const isStyleguide = (id: string) => pathOf(id).includes('storefront/app/styleguide/')

/** The chunk with everything that the frame of every page imports. */
export function frameChunk(id: string, modules: ModuleGraph): string | null {
  return isInFrame(id, modules, new Set()) ? 'frame' : null
}

function isInFrame(id: string, modules: ModuleGraph, seen: Set<string>): boolean {
  if (isFrameModule(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isInFrame(importer, modules, seen))
}

/**
 * Chunks for the pages that show products: one for what the listings share, and one for what they share
 * with the product page. Most of these modules are so small that separate files would add more bytes in
 * file names than they save.
 */
export const productPagesChunk = (id: string, modules: ModuleGraph): string | null => {
  const names = listingRootNames(id, modules)
  if (names.length < 2) return null
  return names.every((name) => name === 'category' || name === 'search') ? 'listing' : 'goods'
}

/**
 * What listings share with the home page, the cart page or the checkout. It has to come before `productPagesChunk`, because a chunk
 * includes everything that its modules import. Otherwise these pages would load a whole listing chunk for one module.
 */
export const besideListingsChunk = (id: string, modules: ModuleGraph): string | null => {
  const names = listingRootNames(id, modules)
  return names.some((name) => pagesBesideListings.has(name)) ? 'beside-goods' : null
}

const pagesBesideListings: ReadonlySet<string> = new Set(['home', 'cart', 'checkout'])

/** The pages that import a module, if listings are among them. */
function listingRootNames(id: string, modules: ModuleGraph): string[] {
  const names = shortNames(rootsOf(id, modules))
  return names.includes('category') || names.includes('search') ? names : []
}

/** The chunk of what only the cart page, the mini cart and the checkout share. */
export function cartPartsChunk(id: string, modules: ModuleGraph): string | null {
  const names = shortNames(rootsOf(id, modules))
  const isShared = names.length > 1 && names.includes('cart')
  return isShared && names.every((name) => cartPages.has(name)) ? 'cart-parts' : null
}

const cartPages: ReadonlySet<string> = new Set(['cart', 'mini', 'checkout'])

/** The chunk of what only pages with content blocks import from the start. */
export const blocksChunk = (id: string, modules: ModuleGraph): string | null =>
  rootsBesideBlocks(id, modules)?.length === 0 ? 'blocks' : null

/** One chunk per group of pages that share a module with the blocks, so that no page loads unused code. */
export function sharedWithBlocksChunk(id: string, modules: ModuleGraph): string | null {
  const others = rootsBesideBlocks(id, modules) ?? []
  return others.length > 0 ? `for-${others.join('-')}` : null
}

function rootsBesideBlocks(id: string, modules: ModuleGraph): string[] | undefined {
  const roots = rootsOf(id, modules, isBlocksModule)
  if (!roots.some(isBlocksModule)) return undefined
  return shortNames(roots.filter((root) => !isBlocksRoot(root, modules)))
}

/** The blocks module itself, or a module that only the blocks import lazily. */
const isBlocksRoot = (root: string, modules: ModuleGraph): boolean => {
  const { dynamicImporters = [] } = modules.getModuleInfo(root) ?? {}
  return (
    isBlocksModule(root) || (dynamicImporters.length > 0 && dynamicImporters.every(isBlocksModule))
  )
}

type IsRoot = (id: string) => boolean

/** The ends of a module's chain of importers: routes, lazily loaded modules, and what `isRoot` selects. */
const rootsOf = (id: string, modules: ModuleGraph, isRoot: IsRoot = () => false): string[] =>
  rootsAbove(id, { modules, isRoot, seen: new Set() }).filter((root) => !isStyleguide(root))

type Walk = { modules: ModuleGraph; isRoot: IsRoot; seen: Set<string> }

function rootsAbove(id: string, walk: Walk): string[] {
  if (walk.seen.has(id)) return []
  walk.seen.add(id)
  const importers = walk.modules.getModuleInfo(id)?.importers ?? []
  if (walk.isRoot(id) || isRoute(id) || importers.length === 0) return [id]
  return importers.flatMap((importer) => rootsAbove(importer, walk))
}

/** The short name of category-route.tsx is category. */
const shortNames = (roots: readonly string[]): string[] =>
  [...new Set(roots.map((root) => basename(root).split(/[-.]/)[0] ?? ''))].toSorted()
