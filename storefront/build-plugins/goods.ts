import { type Modules, rootsOf, shortNames } from './module-roots.ts'

/**
 * Chunks for the pages that show goods: what they have in common with the first page, what the lists
 * have in common, and what the page of a product has in common with them. One by one these parts are
 * so small that their names weigh more.
 */
export const goods = (id: string, modules: Modules): string | null => {
  const names = namesOf(id, modules)
  if (names.length < 2 || names.includes('home')) return null
  return names.every((name) => name === 'category' || name === 'search') ? 'listing' : 'goods'
}

/** Comes before `goods`: a chunk takes with it whatever its parts import. */
export const goodsAtHome = (id: string, modules: Modules): string | null =>
  namesOf(id, modules).includes('home') ? 'pictures' : null

/** Comes before them as well: else the page of the cart, and others with it, would name the lists for one part. */
export const besideGoods = (id: string, modules: Modules): string | null => {
  const names = shortNames(rootsOf(id, modules))
  const isOfList = names.includes('category') || names.includes('search')
  return isOfList && names.includes('cart') ? 'beside-goods' : null
}

/** The pages that need a part, if lists are among them and the cart is not. */
function namesOf(id: string, modules: Modules): string[] {
  const names = shortNames(rootsOf(id, modules))
  const isOfList = names.includes('category') || names.includes('search')
  return isOfList && !names.includes('cart') ? names : []
}
