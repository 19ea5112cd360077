import type { ProductSelection } from '@cairn/contract/imports/promotions-import'
import type { CategoriesByStyle, PromotedLine } from './promotion-context.ts'

type SelectedIds = Pick<ProductSelection, 'styles' | 'products' | 'categories'>

/** Whether a selection contains the product of a line. No selection contains gift cards. */
export function matchesSelection(
  selection: ProductSelection,
  line: PromotedLine,
  categoriesByStyle: CategoriesByStyle,
): boolean {
  if (line.isGiftCard) return false
  if (selection.reduced !== undefined && selection.reduced !== line.current < line.original)
    return false
  if (selection.except && isListed(selection.except, line, categoriesByStyle)) return false
  return isEmptySelection(selection) || isListed(selection, line, categoriesByStyle)
}

const isEmptySelection = ({ styles, products, categories }: SelectedIds) =>
  styles.length + products.length + categories.length === 0

function isListed(
  { styles, products, categories }: SelectedIds,
  line: PromotedLine,
  categoriesByStyle: CategoriesByStyle,
) {
  const styleCategories = categoriesByStyle.get(line.styleId)
  return (
    styles.includes(line.styleId) ||
    products.includes(line.productId) ||
    (styleCategories !== undefined && categories.some((category) => styleCategories.has(category)))
  )
}
