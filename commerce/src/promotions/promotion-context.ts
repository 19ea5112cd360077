import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { CustomerGroup, ProductSelection } from '@cairn/contract/imports/promotions-import'
import type { RefusalName } from '@cairn/contract/refusals/refusals'

/** The data of a cart line that promotions use. */
export type PromotedLine = {
  lineId: string
  sku: string
  productId: string
  styleId: string
  current: Minor
  original: Minor
  quantity: number
  /** Gift cards neither count towards thresholds nor get a discount. */
  isGiftCard: boolean
}

export type PromotedShipment = { shipmentId: string; method: ShippingMethodCode; cost: Minor }

/** A promotion code on the cart, and why it can no longer be used. */
export type CodeOnCart = { code: string; promotionId: string; refusal: RefusalName | null }

/** The uses of promotions, and the discounts they granted in this currency. */
export type UsageCounts = {
  total: ReadonlyMap<string, number>
  byShopper: ReadonlyMap<string, number>
  grantedMinor: ReadonlyMap<string, Minor>
}

/** The categories of a style that promotions name, including parent categories. */
export type CategoriesByStyle = ReadonlyMap<string, ReadonlySet<string>>

/** Everything that decides which promotions apply. */
export type PromotionContext = {
  siteId: string
  currency: Currency
  now: Date
  groups: ReadonlySet<CustomerGroup>
  lines: readonly PromotedLine[]
  shipments: readonly PromotedShipment[]
  codes: readonly CodeOnCart[]
  usage: UsageCounts
  categoriesByStyle: CategoriesByStyle
  /** The gifts that are sold here and in stock. */
  availableGiftSkus: ReadonlySet<string>
}

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
