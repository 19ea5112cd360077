import {
  importedPromotion,
  type Promotion,
  type PromotionsRow,
  type PromotionText,
} from '@cairn/contract/imports/promotions-import'
import { locales } from '@cairn/contract/sites/sites'
import type { PromotedLine, PromotionContext } from './promotion-context.ts'

type PromotionInput = Extract<PromotionsRow, { kind: 'promotion' }>

const inEveryLocale = (text: PromotionText) =>
  Object.fromEntries(locales.map((locale) => [locale, text]))

export type PromotionExample = Partial<Omit<PromotionInput, 'kind' | 'texts'>> &
  Pick<PromotionInput, 'gives'> & { text?: Partial<PromotionText> }

/** A promotion for tests that is active on all sites, with the given fields. */
export const aPromotion = ({ text, ...promotion }: PromotionExample): Promotion =>
  importedPromotion.parse({
    promotionId: 'TEST',
    level: 'ORDER',
    texts: inEveryLocale({ name: promotion.promotionId ?? 'Test', ...text }),
    ...promotion,
  })

export const inEveryCurrency = (minor: number) => ({
  USD: minor,
  CAD: minor,
  GBP: minor,
  EUR: minor,
})

export const aLine = (lineId: string, more: Partial<PromotedLine> = {}): PromotedLine => ({
  lineId,
  sku: `${lineId}-M`,
  productId: 'CAIRN001BLK',
  styleId: 'CAIRN001',
  current: 100_00,
  original: 100_00,
  quantity: 1,
  isGiftCard: false,
  ...more,
})

/** A guest on the American site with an empty cart, unless a test states otherwise. */
export const aPromotionContext = (more: Partial<PromotionContext> = {}): PromotionContext => ({
  siteId: 'CAIRN-US',
  currency: 'USD',
  now: new Date('2026-06-15T12:00:00Z'),
  groups: new Set(['guest']),
  lines: [],
  shipments: [],
  codes: [],
  usage: { total: new Map(), byShopper: new Map(), grantedMinor: new Map() },
  categoriesByStyle: new Map(),
  availableGiftSkus: new Set(),
  ...more,
})

/** A row of an import file. */
export const aPromotionRow = (promotion: PromotionExample) => {
  const { text, ...row } = promotion
  return {
    kind: 'promotion',
    level: 'ORDER',
    texts: inEveryLocale({ name: promotion.promotionId ?? 'Test', ...text }),
    ...row,
  }
}
