import type { WindowKind } from '@cairn/contract/payment-entity'
import { type GoodsMemory, rememberGoods } from '../catalogue/goods-store.ts'
import type { Memory } from '../platform/database/remember.ts'
import type { PromotionBook } from '../promotions/promotion-book.ts'
import { rememberPromotions } from '../promotions/promotion-store.ts'
import { rememberDelivery } from './delivery-book-store.ts'
import type { DeliveryBook } from './delivery-book.ts'
import { keepAnswers, type KeptAnswers } from './kept-answers.ts'

/** What a node remembers so that carts need not ask for it each time. */
export type CartMemory = {
  goods: GoodsMemory
  delivery: Memory<DeliveryBook>
  promotions: Memory<PromotionBook>
  answers: KeptAnswers
  /** What the payment provider takes money by. */
  offers: readonly WindowKind[]
}

export const rememberForCarts = ({ offers }: Pick<CartMemory, 'offers'>): CartMemory => ({
  goods: rememberGoods(),
  delivery: rememberDelivery(),
  promotions: rememberPromotions(),
  answers: keepAnswers(),
  offers,
})
