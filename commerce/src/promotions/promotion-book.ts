import type { PromotedGoods, Promotion } from '@cairn/contract/promotions-import'
import type { Locale } from '@cairn/contract/sites'
import type { Sellable } from '../catalogue/sellable.ts'
import type { CategoriesOf } from './situation.ts'

/** All promotions as they stand at a revision, and what lies in the categories that they name. */
export type PromotionBook = {
  revision: string
  byId: ReadonlyMap<string, Promotion>
  bySite: ReadonlyMap<string, readonly Promotion[]>
  categoriesOf: CategoriesOf
  /** Of whatever is given away, what stands still: by locale and sku. */
  gifts: ReadonlyMap<Locale, ReadonlyMap<string, Sellable>>
}

type Written = {
  revision: string
  promotions: readonly Promotion[]
  /** A row for each style and category that it lies in. */
  places: readonly { styleId: string; categoryId: string }[]
  gifts: PromotionBook['gifts']
}

export function bookOf({ revision, promotions, places, gifts }: Written): PromotionBook {
  const sites = new Set(promotions.flatMap((promotion) => promotion.sites))
  const on = (siteId: string) =>
    promotions.filter((promotion) => promotion.active && promotion.sites.includes(siteId))
  const byStyle = Map.groupBy(places, ({ styleId }) => styleId)
  return {
    revision,
    gifts,
    byId: new Map(promotions.map((promotion) => [promotion.promotionId, promotion])),
    bySite: new Map([...sites].map((siteId) => [siteId, on(siteId)])),
    categoriesOf: new Map(
      [...byStyle].map(([styleId, lain]) => [
        styleId,
        new Set(lain.map(({ categoryId }) => categoryId)),
      ]),
    ),
  }
}

/** The categories that a promotion names anywhere. */
export function categoriesIn({ when, gives }: Promotion): string[] {
  const goods = [
    when.spend?.of,
    when.quantity?.of,
    'of' in gives ? gives.of : undefined,
    'getOf' in gives ? gives.getOf : undefined,
  ]
  return goods.flatMap((each) => (each ? namedIn(each) : []))
}

const namedIn = ({ categories, except }: PromotedGoods) => [
  ...categories,
  ...(except?.categories ?? []),
]
