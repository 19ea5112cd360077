import { applyCoupon, removeCoupon } from '@cairn/contract/promotions/promotion-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { serve } from '../../platform/wire/serve.ts'
import { couponCodeOf } from '../../promotions/coupon.ts'
import { changeAndAnswerCart } from '../answers/cart-answers-wire.ts'
import type { CartRouteDeps } from '../cart-guard.ts'
import { withCoupon, withoutCoupon } from './cart-discounts.ts'

export function couponRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)

  return [
    serve(applyCoupon, guards.ownCart, async ({ access, body, context }) => {
      const coupon = couponCodeOf(body.code)
      if (coupon === undefined) return refuse('couponNotForSite')
      return change({ cartRef: access, context, coupon }, (cart, changeContext) =>
        withCoupon(cart, coupon, changeContext),
      )
    }),

    serve(removeCoupon, guards.ownCart, ({ access, body, context }) => {
      const code = body.code === undefined ? undefined : (couponCodeOf(body.code) ?? body.code)
      return change({ cartRef: access, context }, (cart) => accept(withoutCoupon(cart, code)))
    }),
  ]
}
