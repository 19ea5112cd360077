import type { StyleIdea } from '../idea.ts'
import type { Look } from '../look.ts'
import type { SizeRun } from '../sizes.ts'

const bottoms: readonly Look['kind'][] = ['trousers', 'shorts', 'leggings', 'skirt', 'bib']

const types: Readonly<Record<SizeRun, string>> = {
  women: 'women-tops',
  men: 'men-tops',
  unisex: 'unisex-tops',
  kids: 'kids',
  juniors: 'kids',
  'women-shoes': 'women-shoes',
  'men-shoes': 'men-shoes',
  'unisex-shoes': 'unisex-shoes',
  'kids-shoes': 'kids-shoes',
  waist: 'men-bottoms',
  'women-waist': 'women-bottoms',
  hands: 'gloves',
  feet: 'socks',
  'two-lengths': 'sleeping-bags',
  'three-backs': 'packs',
  'gift-card': 'gift-card',
  one: 'one',
}

/** Which size chart is shown beside it; several kinds have none. */
export function productTypeOf({ look, sizes }: Pick<StyleIdea, 'look' | 'sizes'>): string {
  const type = types[sizes]
  return bottoms.includes(look.kind) ? type.replace('-tops', '-bottoms') : type
}
