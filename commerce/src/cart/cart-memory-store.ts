import { type GoodsMemory, rememberGoods } from '../catalogue/goods-store.ts'
import { type PromotionMemory, rememberPromotions } from '../promotions/promotion-store.ts'
import { type DeliveryMemory, rememberDelivery } from './delivery-book-store.ts'

/** What a node remembers so that carts need not ask for it each time. */
export type CartMemory = {
  goods: GoodsMemory
  delivery: DeliveryMemory
  promotions: PromotionMemory
}

export const rememberForCarts = (): CartMemory => ({
  goods: rememberGoods(),
  delivery: rememberDelivery(),
  promotions: rememberPromotions(),
})
