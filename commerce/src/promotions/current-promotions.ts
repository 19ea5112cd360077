import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { ProductSelection, Promotion } from '@cairn/contract/imports/promotions-import'
import type { Locale } from '@cairn/contract/sites/sites'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import type { Coupon } from './coupon.ts'
import type { PromotionContext, UsageCounts, CategoriesByStyle } from './promotion-context.ts'
import { allShoppers, highestCount, type UsageCounter } from './usage-limits.ts'

/** All promotions, with the facts about a cart that they depend on. */
export type CurrentPromotions = Omit<PromotionFacts, 'gifts'> &
  Pick<PromotionCatalogue, 'byId' | 'bySite' | 'categoriesByStyle'> & {
    /** The products that promotions give away, with their price and stock in this market. */
    gifts: ReadonlyMap<string, Sellable>
  }

export function currentPromotions(
  { byId, bySite, categoriesByStyle, gifts: giftsByLocale }: PromotionCatalogue,
  { gifts: stockOfGifts, ...facts }: PromotionFacts,
  locale: Locale,
): CurrentPromotions {
  const gifts = stockOfGifts.flatMap(({ sku, onHand, withdrawn, current, original }) => {
    const gift = giftsByLocale.get(locale)?.get(sku)
    const price = current === null || original === null ? null : { current, original }
    return gift ? [[sku, { ...gift, onHand, withdrawn, price }] as const] : []
  })
  return { ...facts, byId, bySite, categoriesByStyle, gifts: new Map(gifts) }
}

/** For shops and tests without promotions. */
export const noPromotions: CurrentPromotions = {
  revision: '',
  coupons: [],
  counters: [],
  groups: new Set(['guest']),
  athleteCredit: null,
  remainingTermsLimit: null,
  gifts: new Map(),
  byId: new Map(),
  bySite: new Map(),
  categoriesByStyle: new Map(),
}

/** The price and stock of a gift, which change more often than its other data. */
type GiftStock = Pick<Sellable, 'sku' | 'onHand' | 'withdrawn'> & {
  current: Minor | null
  original: Minor | null
}

/** What promotions depend on, read from the database together with a cart. */
export type PromotionFacts = {
  /** The revision of the promotions when the cart was read. */
  revision: string
  /** The existing coupons among the codes of the cart. */
  coupons: readonly Coupon[]
  counters: readonly UsageCounter[]
  groups: PromotionContext['groups']
  /** The rest of an athlete's credit of this year. */
  athleteCredit: Minor | null
  /** The rest of an associate's or prosumer's yearly limit; null without a limit. */
  remainingTermsLimit: Minor | null
  gifts: readonly GiftStock[]
}

/** The usage counts of promotions, with the discounts granted in one currency. */
export function usageCountsOf(counters: readonly UsageCounter[], currency: Currency): UsageCounts {
  const mapOf = (kind: UsageCounter['kind'], isByShopper: boolean) =>
    new Map(
      [
        ...Map.groupBy(
          counters.filter(
            (counter) =>
              counter.kind === kind && (counter.consumerId !== allShoppers) === isByShopper,
          ),
          ({ subject }) => subject,
        ),
      ].map(([subject, ofSubject]) => [subject, highestCount(ofSubject)]),
    )
  const granted = [...mapOf('budget', false)].flatMap(([subject, counter]): [string, number][] => {
    const [promotionId = '', of] = subject.split(' ')
    return of === currency ? [[promotionId, counter]] : []
  })
  return {
    total: mapOf('promotion', false),
    byShopper: mapOf('promotion', true),
    grantedMinor: new Map(granted),
  }
}

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
  return selections.flatMap((selection) => (selection ? categoriesInSelection(selection) : []))
}

const categoriesInSelection = ({ categories, except }: ProductSelection) => [
  ...categories,
  ...(except?.categories ?? []),
]
