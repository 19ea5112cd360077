import { type Modules, rootsOf, shortNames } from './module-roots.ts'

/**
 * Two chunks for the pages that show goods: what the lists have in common, and what the page of a
 * product has in common with them. One by one these parts are so small that their names weigh more.
 */
export function goods(id: string, modules: Modules): string | null {
  const names = shortNames(rootsOf(id, modules))
  const isOfList = names.includes('category') || names.includes('search')
  if (!isOfList || names.length < 2 || names.includes('cart')) return null
  return names.every((name) => name === 'category' || name === 'search') ? 'listing' : 'goods'
}
