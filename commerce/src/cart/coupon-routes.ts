import { applyCoupon, removeCoupon } from '@cairn/contract/promotions'
import { accept, refuse } from '@cairn/contract/result'
import { serve } from '../platform/wire/serve.ts'
import { couponCodeOf } from '../promotions/coupon.ts'
import { cartChanges } from './cart-changes-routes.ts'
import type { CartNeeds } from './cart-guard.ts'
import { withCoupon, withoutCoupon } from './promoted-cart.ts'

/** Codes, put on a cart and taken off it. */
export function couponRoutes({ guards, ...carts }: CartNeeds) {
  const change = cartChanges(carts)

  return [
    serve(applyCoupon, guards.ownCart, async ({ grant, body, asked }) => {
      const coupon = couponCodeOf(body.code)
      if (coupon === undefined) return refuse('couponNotForSite')
      return change({ which: grant, asked, coupon }, (cart, { now }) =>
        withCoupon(cart, coupon, now),
      )
    }),

    serve(removeCoupon, guards.ownCart, ({ grant, body, asked }) => {
      const code = body.code === undefined ? undefined : (couponCodeOf(body.code) ?? body.code)
      return change({ which: grant, asked }, (cart) => accept(withoutCoupon(cart, code)))
    }),
  ]
}
