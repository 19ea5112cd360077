import { expect, test, vi } from 'vitest'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aPromotion, type PromotionExample } from '../../promotions/promotion-example.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import { type PriceCart, pricingUnder } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { withCoupon } from './cart-discounts.ts'

const code = 'SAVE-10'
const cart = aCart({ lines: [aLine()] })

const coupon = {
  code,
  promotionId: 'COUPON',
  from: null,
  until: null,
  limits: {},
  uses: 0,
  usesByShopper: 0,
}

function conditionsWith(
  promotion: Partial<PromotionExample>,
  more: Partial<PricingConditions['promotions']> = {},
): PricingConditions {
  const withCode = aPromotion({
    promotionId: 'COUPON',
    gives: { type: 'percentage', percent: 10 },
    ...promotion,
    when: { ...promotion.when, coupon: true },
  })
  return someConditions({
    promotions: {
      ...noPromotions,
      coupons: [coupon],
      byId: new Map([['COUPON', withCode]]),
      bySite: new Map([['CAIRN-US', [withCode]]]),
      ...more,
    },
  })
}

test('a coupon is applied with one calculation of prices', () => {
  const conditions = conditionsWith({})
  const price = vi.fn<PriceCart>(pricingUnder(conditions))

  expect(withCoupon(cart, code, { conditions, price })).toMatchObject({
    ok: true,
    value: { coupons: [code] },
  })
  expect(price).toHaveBeenCalledTimes(1)
})

test('a coupon for employees is refused above their yearly limit, where it does not apply', () => {
  const forEmployees = { when: { groups: ['employee' as const] } }
  const apply = (remaining: number) => {
    const groups = new Set(['employee' as const])
    const conditions = conditionsWith(forEmployees, { groups, remainingEmployeeLimit: remaining })
    return withCoupon(cart, code, { conditions, price: pricingUnder(conditions) })
  }

  expect(apply(1_000_00)).toMatchObject({ ok: true })
  expect(apply(100_00)).toMatchObject({ ok: false, refusal: { name: 'couponFailed' } })
})
