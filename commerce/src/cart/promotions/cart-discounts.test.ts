import { refuse } from '@cairn/contract/refusals/result'
import { describe, expect, test, vi } from 'vitest'
import { noPromotions } from '../../promotions/current-promotions.ts'
import {
  aPromotion,
  inEveryCurrency,
  type PromotionExample,
} from '../../promotions/promotion-example.ts'
import { allShoppers } from '../../promotions/usage-limits.ts'
import { aCart, aLine, anAdjustment, someConditions } from '../cart-example.ts'
import { type PriceCart, pricingUnder } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import {
  couponCodesText,
  inactiveCoupons,
  withBestCode,
  withCoupon,
  withoutCoupon,
  withValidDiscounts,
} from './cart-discounts.ts'

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
    const conditions = conditionsWith(forEmployees, { groups, remainingTermsLimit: remaining })
    return withCoupon(cart, code, { conditions, price: pricingUnder(conditions) })
  }

  expect(apply(1_000_00)).toMatchObject({ ok: true })
  expect(apply(100_00)).toMatchObject({ ok: false, refusal: { name: 'couponFailed' } })
})

describe('a coupon is refused', () => {
  const refusalOf = (conditions: PricingConditions, applied = cart) => {
    const result = withCoupon(applied, code, { conditions, price: pricingUnder(conditions) })
    return result.ok ? undefined : result.refusal.name
  }
  const atItsLimit = { coupons: [{ ...coupon, limits: { total: 1 }, uses: 1 }] }
  const counter = (consumerId: string) => ({
    counters: [{ kind: 'promotion', subject: 'COUPON', consumerId, count: 1 } as const],
  })
  const budget = { budget: { USD: 1_00 } }
  const spent = {
    kind: 'budget',
    subject: 'COUPON USD',
    consumerId: allShoppers,
    count: 1_00,
  } as const

  test.each<[string, string, PricingConditions]>([
    ['that does not exist', 'couponUnknown', conditionsWith({}, { coupons: [] })],
    ['that was used too often', 'couponLimitReached', conditionsWith({}, atItsLimit)],
    [
      'whose promotion was used too often',
      'couponLimitReached',
      conditionsWith({ limits: { total: 1 } }, counter(allShoppers)),
    ],
    [
      'whose promotion the shopper has used',
      'couponRedeemed',
      conditionsWith({ limits: { perCustomer: 1 } }, counter('guest')),
    ],
    [
      'whose promotion has no budget left',
      'couponLimitReached',
      conditionsWith(budget, { counters: [spent] }),
    ],
    [
      'whose promotion the cart does not earn',
      'couponFailed',
      conditionsWith({ when: { spend: { amounts: inEveryCurrency(900_00) } } }),
    ],
    ['whose promotion is not on the site', 'couponFailed', withoutSitePromotions()],
  ])('%s', (_, refusal, conditions) => {
    expect(refusalOf(conditions)).toBe(refusal)
  })

  test('that is on the cart', () => {
    expect(refusalOf(conditionsWith({}), { ...cart, coupons: [code] })).toBe('couponAlreadyApplied')
  })

  test('if the cart has no prices', () => {
    const conditions = conditionsWith({})
    const price: PriceCart = () => refuse('totalsNotCalculated')
    expect(withCoupon(cart, code, { conditions, price })).toMatchObject({
      refusal: { name: 'totalsNotCalculated' },
    })
  })
})

function withoutSitePromotions() {
  const other = aPromotion({ promotionId: 'OTHER', gives: { type: 'percentage', percent: 5 } })
  return conditionsWith({}, { bySite: new Map([['CAIRN-US', [other]]]) })
}

test('one code is removed, or all of them', () => {
  const both = { ...cart, coupons: ['ONE', 'TWO'] }
  expect(withoutCoupon(both, 'ONE').coupons).toEqual(['TWO'])
  expect(withoutCoupon(both, undefined).coupons).toEqual([])
  expect(withoutCoupon(both, 'THREE')).toBe(both)
})

test('the codes of a cart are shown as text', () => {
  expect(couponCodesText({ coupons: ['ONE', 'TWO'] })).toBe('ONE, TWO')
  expect(couponCodesText({ coupons: [] })).toBe('none')
})

/** A promotion for each code, which is its id in lower case. */
const conditionsWithCodes = (examples: Record<string, Partial<PromotionExample>>) => {
  const all = Object.entries(examples).map(([promotionId, example]) =>
    aPromotion({
      promotionId,
      gives: { type: 'percentage', percent: 10 },
      ...example,
      when: { ...example.when, coupon: true },
    }),
  )
  return someConditions({
    promotions: {
      ...noPromotions,
      coupons: all.map(({ promotionId }) => ({
        ...coupon,
        code: `${promotionId}-CODE`,
        promotionId,
      })),
      byId: new Map(all.map((promotion) => [promotion.promotionId, promotion])),
      bySite: new Map([['CAIRN-US', all]]),
    },
  })
}

describe('of several codes', () => {
  const percent = (value: number) => ({ gives: { type: 'percentage', percent: value } }) as const
  const never = { when: { spend: { amounts: inEveryCurrency(9_000_00) } } }
  const best = (examples: Record<string, Partial<PromotionExample>>, changes: object = {}) => {
    const coupons = Object.keys(examples).map((promotionId) => `${promotionId}-CODE`)
    return withBestCode({ ...cart, coupons, ...changes }, conditionsWithCodes(examples)).coupons
  }

  test('the one with the largest discount remains, wherever it is', () => {
    expect(best({ FIVE: percent(5), TEN: percent(10), SIX: percent(6) })).toEqual(['TEN-CODE'])
    expect(best({ TEN: percent(10), FIVE: percent(5) })).toEqual(['TEN-CODE'])
  })

  test('the first of equal ones remains', () => {
    expect(best({ ONE: percent(5), TWO: percent(5) })).toEqual(['ONE-CODE'])
    expect(best({ ONE: never, TWO: never })).toEqual(['ONE-CODE'])
  })

  test('discounts of products, orders and delivery are compared', () => {
    const delivery = { level: 'SHIPPING', gives: { type: 'freeShipping' } } as const
    const product = { level: 'PRODUCT', ...percent(1) } as const
    expect(best({ ORDER: percent(1), SHIP: delivery })).toEqual(['SHIP-CODE'])
    expect(best({ ORDER: percent(2), ONE: product })).toEqual(['ORDER-CODE'])
    expect(best({ SHIP: delivery, FIVE: { level: 'PRODUCT', ...percent(5) } })).toEqual([
      'FIVE-CODE',
    ])
    expect(best({ ONE: percent(1), TWO: { level: 'PRODUCT', ...percent(2) } })).toEqual([
      'TWO-CODE',
    ])
  })

  test('one that applies without a discount is worth more than one that does not apply', () => {
    const withoutDiscount = { level: 'SHIPPING', gives: { type: 'freeShipping' } } as const
    const lines = [aLine({ shippingMethod: 'pickup' })]
    expect(best({ NEVER: never, SHIP: withoutDiscount }, { lines })).toEqual(['SHIP-CODE'])
    expect(best({ NEVER: never, GONE: {} }, { coupons: ['UNKNOWN', 'GONE-CODE'] })).toEqual([
      'GONE-CODE',
    ])
  })

  test('a cart with one code or none stays as it is', () => {
    const conditions = conditionsWithCodes({ ONE: {} })
    for (const coupons of [[], ['ONE-CODE']]) {
      const same = { ...cart, coupons }
      expect(withBestCode(same, conditions)).toBe(same)
    }
  })
})

describe('the discounts of a saved cart', () => {
  const conditions = someConditions({
    inStoreSessionId: 'at the counter',
    inStoreSessionIds: new Set(['at the counter']),
  })
  const adjusted = {
    ...cart,
    adjustments: [anAdjustment(), anAdjustment({ id: 'old', sessionId: 'over' })],
  }

  test('are only those that are valid', () => {
    const price = pricingUnder(conditions)
    const { adjustments } = withValidDiscounts(adjusted, { conditions, price })
    expect(adjustments.map(({ id }) => id)).toEqual(['adjustment'])
  })

  test('stay if there are no prices, and are not priced if there are none', () => {
    const price = vi.fn<PriceCart>(() => refuse('totalsNotCalculated'))
    expect(withValidDiscounts(adjusted, { conditions, price })).toBe(adjusted)
    expect(price).toHaveBeenCalledTimes(1)
    expect(withValidDiscounts(cart, { conditions, price })).toBe(cart)
    expect(price).toHaveBeenCalledTimes(1)
  })
})

describe('a message about a code without effect', () => {
  const messagesFor = (
    reason: 'nothingToTakeOff' | 'thresholdMissed' | 'ended' | undefined,
    coupons = [code],
  ) => {
    const { promotions } = conditionsWith(
      {},
      {
        coupons: [
          coupon,
          { ...coupon, code: 'UNUSED' },
          { ...coupon, code: 'ELSE', promotionId: 'ELSE' },
        ],
      },
    )
    const promotion = aPromotion({
      promotionId: 'COUPON',
      gives: { type: 'percentage', percent: 10 },
    })
    const progress = { threshold: 2, counted: 1, unit: 'pieces', lines: [] } as const
    const missed =
      reason === 'thresholdMissed' ? { kind: reason, progress } : reason && { kind: reason }
    const outcome = missed
      ? { kind: 'missed' as const, reason: missed }
      : { kind: 'applied' as const, total: 1_00, targetIds: [] }
    const results = [{ promotion, progress: null, outcome }]
    return inactiveCoupons({ coupons }, { results }, { promotions })
  }
  const message = { type: 'ProductItemRequired', details: { code } }

  test('is shown if its products are not in the cart', () => {
    expect(messagesFor('nothingToTakeOff')).toEqual([message])
    expect(messagesFor('thresholdMissed', [code, 'ELSE'])).toEqual([message])
  })

  test('is not shown for other reasons, for other codes, or if it applies', () => {
    expect(messagesFor('ended')).toEqual([])
    expect(messagesFor('nothingToTakeOff', ['ELSE'])).toEqual([])
    expect(messagesFor(undefined)).toEqual([])
  })
})
