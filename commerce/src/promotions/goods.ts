import type { PromotedGoods } from '@cairn/contract/promotions-import'
import type { CategoriesOf, PromotedLine } from './situation.ts'

type Named = Pick<PromotedGoods, 'styles' | 'products' | 'categories'>

/** Is a promotion of these goods about this line? Never about gift cards. */
export function isAbout(goods: PromotedGoods, line: PromotedLine, places: CategoriesOf): boolean {
  if (line.isGiftCard) return false
  if (goods.reduced !== undefined && goods.reduced !== line.current < line.original) return false
  if (goods.except && isNamed(goods.except, line, places)) return false
  return namesNothing(goods) || isNamed(goods, line, places)
}

const namesNothing = ({ styles, products, categories }: Named) =>
  styles.length + products.length + categories.length === 0

function isNamed(
  { styles, products, categories }: Named,
  line: PromotedLine,
  places: CategoriesOf,
) {
  const lain = places.get(line.styleId)
  return (
    styles.includes(line.styleId) ||
    products.includes(line.productId) ||
    (lain !== undefined && categories.some((category) => lain.has(category)))
  )
}
