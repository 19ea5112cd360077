import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../../promotions/current-promotions.ts'
import {
  aPromotion,
  inEveryCurrency,
  type PromotionExample,
} from '../../promotions/promotion-example.ts'
import { allShoppers, type UsageCounter } from '../../promotions/usage-limits.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import { pricingUnder } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import {
  couponsWithoutEffect,
  withBestCode,
  withCodesToReport,
  withCoupon,
  withoutCodes,
  withUsableCode,
} from './cart-discounts.ts'
import { applyPromotionsToCart, refusedCodes } from './cart-promotions.ts'

type Examples = Record<string, Partial<PromotionExample>>

const percent = (value: number) => ({ gives: { type: 'percentage', percent: value } }) as const

/** A promotion for each example, with a code of the same name. */
function conditionsOf(
  examples: Examples,
  more: Partial<PricingConditions['promotions']> = {},
): PricingConditions {
  const all = Object.entries(examples).map(([promotionId, example]) =>
    aPromotion({
      promotionId,
      ...percent(10),
      ...example,
      when: { coupon: true, ...example.when },
    }),
  )
  const unlimited = { from: null, until: null, limits: {}, uses: 0, usesByShopper: 0 }
  return someConditions({
    promotions: {
      ...noPromotions,
      coupons: all.map(({ promotionId }) => ({ ...unlimited, code: promotionId, promotionId })),
      byId: new Map(all.map((promotion) => [promotion.promotionId, promotion])),
      bySite: new Map([['CAIRN-US', all.filter(({ active }) => active)]]),
      ...more,
    },
  })
}

const cartWith = (...coupons: string[]) => aCart({ lines: [aLine()], coupons })
const removed = (code: string, reason: string) => ({ type: 'CODE_REMOVED', code, reason })

describe('a coupon replaces the one before', () => {
  const conditions = conditionsOf({ FIVE: percent(5), TEN: percent(10), ALSO: percent(10) })
  const price = pricingUnder(conditions)
  const replace = (before: string, code: string) =>
    withCoupon(cartWith(before), code, { conditions, price })

  test('if the cart does not cost more with it', () => {
    expect(replace('FIVE', 'TEN')).toMatchObject({ ok: true, value: { coupons: ['TEN'] } })
    expect(replace('TEN', 'ALSO')).toMatchObject({ ok: true, value: { coupons: ['ALSO'] } })
  })

  test('unless the cart would cost more with it', () => {
    expect(replace('TEN', 'FIVE')).toMatchObject({
      ok: false,
      refusal: { name: 'couponFailed' },
    })
  })
})

describe('a code cannot be used any more', () => {
  const reasonFor = (example: Partial<PromotionExample>, counters: UsageCounter[] = []) =>
    refusedCodes(cartWith('CODE'), conditionsOf({ CODE: example }, { counters }))
  const used = (kind: 'promotion' | 'budget', consumerId: string, count: number) => ({
    kind,
    subject: kind === 'budget' ? 'CODE USD' : 'CODE',
    consumerId,
    count,
  })

  test.each<[string, string, Partial<PromotionExample>, UsageCounter[]]>([
    ['the promotion has ended', 'couponExpired', { until: '2026-06-15T12:00:00Z' }, []],
    ['the promotion is switched off', 'couponUnknown', { active: false }, []],
    ['it is for another group', 'couponFailed', { when: { groups: ['employee'] } }, []],
    [
      'the shopper has used the promotion',
      'couponRedeemed',
      { limits: { perCustomer: 1 } },
      [used('promotion', 'guest', 1)],
    ],
    [
      'all shoppers together have used the promotion',
      'couponLimitReached',
      { limits: { total: 1 } },
      [used('promotion', allShoppers, 1)],
    ],
    [
      'the budget is spent',
      'couponLimitReached',
      { budget: { USD: 1_00 } },
      [used('budget', allShoppers, 1_00)],
    ],
  ])('if %s', (_, reason, example, counters) => {
    expect(reasonFor(example, counters)).toEqual([{ code: 'CODE', reason }])
  })

  test('if it does not exist, beside one that does', () => {
    expect(refusedCodes(cartWith('GONE', 'CODE'), conditionsOf({ CODE: {} }))).toEqual([
      { code: 'GONE', reason: 'couponUnknown' },
    ])
  })

  test('but can be used if only the content of the cart does not earn its promotion', () => {
    const spend = { amounts: inEveryCurrency(9_000_00) }
    expect(reasonFor({ when: { spend } })).toEqual([])
    expect(reasonFor({})).toEqual([])
    expect(refusedCodes(cartWith(), conditionsOf({ CODE: {} }))).toEqual([])
  })
})

describe('of the codes of a cart', () => {
  const conditions = conditionsOf({ FIVE: percent(5), OLD: { active: false }, TEN: percent(10) })
  const before = { type: 'CARTS_MERGED' } as const

  test('those that cannot be used are removed with a notice, and the best of the others stays', () => {
    const cart = { ...cartWith('FIVE', 'OLD', 'TEN'), notices: [before] }
    expect(withUsableCode(cart, conditions)).toEqual({
      ...cart,
      coupons: ['TEN'],
      notices: [before, removed('OLD', 'couponUnknown')],
    })
  })

  test('the only one is removed if it cannot be used', () => {
    expect(withUsableCode(cartWith('OLD'), conditions).coupons).toEqual([])
  })

  test('those that cannot be used stay until they are reported, after the best of the others', () => {
    const cart = cartWith('FIVE', 'OLD', 'TEN')
    expect(withCodesToReport(cart, conditions)).toEqual({ ...cart, coupons: ['TEN', 'OLD'] })
  })

  test('all are removed for one reason, each with a notice', () => {
    const cart = { ...cartWith('FIVE', 'TEN'), notices: [before] }
    expect(withoutCodes(cart, 'couponRedeemed')).toEqual({
      ...cart,
      coupons: [],
      notices: [before, removed('FIVE', 'couponRedeemed'), removed('TEN', 'couponRedeemed')],
    })
  })
})

describe('the best code', () => {
  const never = { when: { spend: { amounts: inEveryCurrency(9_000_00) } } }
  const bestOf = (examples: Examples, lines = [aLine()], coupons = Object.keys(examples)) =>
    withBestCode(aCart({ lines, coupons }), conditionsOf(examples)).coupons

  test('is found by its own promotion, whatever a promotion without a code takes off', () => {
    const open = { when: { coupon: false } }
    const delivery = { level: 'SHIPPING', gives: { type: 'freeShipping' } } as const
    const collected = [aLine({ shippingMethod: 'pickup' })]
    expect(
      bestOf({ OPEN: open, NEVER: never, SHIP: delivery }, collected, ['NEVER', 'SHIP']),
    ).toEqual(['SHIP'])
  })

  test('is the first if the total cannot be represented with any', () => {
    const price = { current: Number.MAX_SAFE_INTEGER, original: Number.MAX_SAFE_INTEGER }
    const lines = [aLine({ quantity: 2, sellable: aSellable({ price }) })]
    expect(bestOf({ NEVER: never, ALSO: never }, lines)).toEqual(['NEVER'])
  })
})

test('a code is without effect if its promotion does not apply, unless only its products are missing', () => {
  const examples: Examples = {
    TEN: percent(10),
    LATER: { from: '2026-06-16T00:00:00Z' },
    MUCH: { when: { spend: { amounts: inEveryCurrency(9_000_00) } } },
    SHOES: { level: 'PRODUCT', gives: { ...percent(10).gives, of: { styles: ['SHOES001'] } } },
    ELSEWHERE: {},
    UNUSED: { from: '2026-06-16T00:00:00Z' },
  }
  const conditions = conditionsOf(examples)
  const applied = applyPromotionsToCart(cartWith('TEN', 'LATER', 'MUCH', 'SHOES'), conditions)
  const results = applied.results.filter(({ promotion }) => promotion.promotionId !== 'ELSEWHERE')
  const withoutEffect = (...coupons: string[]) =>
    couponsWithoutEffect({ coupons }, { results }, conditions)

  expect(withoutEffect('TEN', 'MUCH', 'SHOES')).toEqual([])
  expect(withoutEffect('TEN', 'LATER', 'MUCH', 'SHOES', 'ELSEWHERE')).toEqual([
    'LATER',
    'ELSEWHERE',
  ])
  expect(withoutEffect()).toEqual([])
})
