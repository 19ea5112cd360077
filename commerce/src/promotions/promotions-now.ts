import type { Locale } from '@cairn/contract/sites'
import type { Sellable } from '../catalogue/sellable.ts'
import type { CartFacts } from './cart-facts.ts'
import type { PromotionBook } from './promotion-book.ts'

/** The promotions of this moment, with what has to be known of a cart's shopper, codes and gifts. */
export type PromotionsNow = Omit<CartFacts, 'gifts'> &
  Pick<PromotionBook, 'byId' | 'bySite' | 'categoriesOf'> & {
    /** Whatever some promotion gives away, as this market has it. */
    gifts: ReadonlyMap<string, Sellable>
  }

export function promotionsNow(
  { byId, bySite, categoriesOf, gifts: known }: PromotionBook,
  { gifts: moving, ...facts }: CartFacts,
  locale: Locale,
): PromotionsNow {
  const gifts = moving.flatMap(({ sku, onHand, withdrawn, current, original }) => {
    const still = known.get(locale)?.get(sku)
    const price = current === null || original === null ? null : { current, original }
    return still ? [[sku, { ...still, onHand, withdrawn, price }] as const] : []
  })
  return { ...facts, byId, bySite, categoriesOf, gifts: new Map(gifts) }
}

/** Where there are no promotions. */
export const noPromotions: PromotionsNow = {
  revision: '',
  at: new Date(0),
  coupons: [],
  tallies: [],
  groups: new Set(['guest']),
  athleteCredit: null,
  employeeLeft: null,
  gifts: new Map(),
  byId: new Map(),
  bySite: new Map(),
  categoriesOf: new Map(),
}
