import type { ProductSelection, Promotion } from '@cairn/contract/imports/promotions-import'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import type { CategoriesByStyle } from './promotion-context.ts'

/** All promotions at a revision, with the styles of the categories that they name. */
export type PromotionCatalogue = {
  revision: string
  byId: ReadonlyMap<string, Promotion>
  bySite: ReadonlyMap<string, readonly Promotion[]>
  categoriesByStyle: CategoriesByStyle
  /** The product data of gifts by locale and sku. Their price and stock are read with each cart. */
  gifts: ReadonlyMap<Locale, ReadonlyMap<string, Sellable>>
}

type PromotionCatalogueRows = {
  revision: string
  promotions: readonly Promotion[]
  /** One row for each style and category. */
  styleCategories: readonly { styleId: string; categoryId: string }[]
  gifts: PromotionCatalogue['gifts']
}

export function buildPromotionCatalogue({
  revision,
  promotions,
  styleCategories,
  gifts,
}: PromotionCatalogueRows): PromotionCatalogue {
  const sites = new Set(promotions.flatMap((promotion) => promotion.sites))
  const activeOn = (siteId: string) =>
    promotions.filter((promotion) => promotion.active && promotion.sites.includes(siteId))
  const byStyle = Map.groupBy(styleCategories, ({ styleId }) => styleId)
  return {
    revision,
    gifts,
    byId: new Map(promotions.map((promotion) => [promotion.promotionId, promotion])),
    bySite: new Map([...sites].map((siteId) => [siteId, activeOn(siteId)])),
    categoriesByStyle: new Map(
      [...byStyle].map(([styleId, rows]) => [
        styleId,
        new Set(rows.map(({ categoryId }) => categoryId)),
      ]),
    ),
  }
}

/** The categories in all selections of a promotion. */
export function categoriesNamedBy({ when, gives }: Promotion): string[] {
  const selections = [
    when.spend?.of,
    when.quantity?.of,
    'of' in gives ? gives.of : undefined,
    'getOf' in gives ? gives.getOf : undefined,
  ]
  return selections.flatMap((each) => (each ? categoriesInSelection(each) : []))
}

const categoriesInSelection = ({ categories, except }: ProductSelection) => [
  ...categories,
  ...(except?.categories ?? []),
]
