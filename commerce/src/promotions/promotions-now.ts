import type { CartFacts } from './cart-facts.ts'
import type { PromotionBook } from './promotion-book.ts'

/** The promotions of this moment, with what has to be known of a cart's shopper, codes and gifts. */
export type PromotionsNow = CartFacts & Pick<PromotionBook, 'byId' | 'bySite' | 'categoriesOf'>

/** Where there are no promotions. */
export const noPromotions: PromotionsNow = {
  revision: '',
  at: new Date(0),
  coupons: [],
  tallies: [],
  groups: new Set(['guest']),
  gifts: new Map(),
  byId: new Map(),
  bySite: new Map(),
  categoriesOf: new Map(),
}
