import {
  importedPromotion,
  type Promotion,
  type PromotionsRow,
  type PromotionText,
} from '@cairn/contract/promotions-import'
import { locales } from '@cairn/contract/sites'
import type { PromotedLine, Situation } from './situation.ts'

type Given = Extract<PromotionsRow, { kind: 'promotion' }>

const everywhere = (text: PromotionText) =>
  Object.fromEntries(locales.map((locale) => [locale, text]))

type Few = Partial<Omit<Given, 'kind' | 'texts'>> &
  Pick<Given, 'gives'> & { text?: Partial<PromotionText> }

/** For tests: a promotion that is on everywhere, with nothing special but what the test says. */
export const aPromotion = ({ text, ...given }: Few): Promotion =>
  importedPromotion.parse({
    promotionId: 'TEST',
    level: 'ORDER',
    texts: everywhere({ name: given.promotionId ?? 'Test', ...text }),
    ...given,
  })

/** The same amount in every currency. */
export const inAll = (minor: number) => ({ USD: minor, CAD: minor, GBP: minor, EUR: minor })

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

/** An American guest at noon, with nothing in the cart but what the test says. */
export const aSituation = (more: Partial<Situation> = {}): Situation => ({
  siteId: 'CAIRN-US',
  currency: 'USD',
  at: new Date('2026-06-15T12:00:00Z'),
  groups: new Set(['guest']),
  lines: [],
  shipments: [],
  coupons: [],
  used: { total: new Map(), byShopper: new Map(), granted: new Map() },
  categoriesOf: new Map(),
  giftsThere: new Set(),
  ...more,
})

/** As a merchant hands it in. */
export const aPromotionRow = (given: Few) => {
  const { text, ...row } = given
  return {
    kind: 'promotion',
    level: 'ORDER',
    texts: everywhere({ name: given.promotionId ?? 'Test', ...text }),
    ...row,
  }
}
