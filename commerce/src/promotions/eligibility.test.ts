import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import {
  activePromotionIds,
  customerGroupsOf,
  type CustomerStatus,
  ineligibilityOf,
  redemptionRefusalFor,
} from './eligibility.ts'
import type { PromotionContext } from './promotion-context.ts'
import {
  aLine,
  aPromotion,
  aPromotionContext,
  inEveryCurrency,
  type PromotionExample,
} from './promotion-example.ts'

type ExampleWithoutEffect = Omit<PromotionExample, 'gives'>

const tenPercent = { type: 'percentage', percent: 10 } as const

function outcomeOf(example: ExampleWithoutEffect, more: Partial<PromotionContext>) {
  const promotion = aPromotion({ promotionId: 'TEST', ...example, gives: tenPercent })
  return applyPromotions([promotion], aPromotionContext(more)).results[0]?.outcome
}

const applies = (example: ExampleWithoutEffect, more: Partial<PromotionContext>) =>
  outcomeOf(example, more)?.kind === 'applied'
const reasonFor = (example: ExampleWithoutEffect, more: Partial<PromotionContext>) => {
  const outcome = outcomeOf(example, more)
  return outcome?.kind === 'missed' ? outcome.reason : undefined
}

const lines = [aLine('jacket')]
const of = (styleId: string, more = {}) => aLine(styleId, { styleId, ...more })

describe('a minimum spend', () => {
  const when = { spend: { amounts: inEveryCurrency(150_00) } }

  test('is reached by exactly its amount', () => {
    expect(applies({ when }, { lines: [aLine('a', { current: 150_00 })] })).toBe(true)
    expect(reasonFor({ when }, { lines: [aLine('a', { current: 149_99 })] })).toMatchObject({
      kind: 'thresholdMissed',
      progress: { unit: 'money', counted: 149_99, threshold: 150_00 },
    })
  })

  test('counts only the selected products and no gift cards', () => {
    const some = { spend: { ...when.spend, of: { styles: ['BOOTS001'] } } }
    const boots = of('BOOTS001', { current: 80_00 })

    expect(applies({ when: some }, { lines: [boots, ...lines] })).toBe(false)
    expect(applies({ when: some }, { lines: [{ ...boots, quantity: 2 }] })).toBe(true)
    expect(
      applies(
        { when },
        { lines: [...lines, aLine('card', { current: 500_00, isGiftCard: true })] },
      ),
    ).toBe(false)
  })

  test('of an order promotion counts prices after product discounts', () => {
    const halfPrice = aPromotion({
      promotionId: 'HALF',
      level: 'PRODUCT',
      gives: { type: 'percentage', percent: 50 },
    })
    const order = aPromotion({ promotionId: 'ORDER', when, gives: tenPercent })
    const over = aPromotionContext({ lines: [aLine('a', { current: 299_98 })] })

    const { results } = applyPromotions([halfPrice, order], over)
    expect(results.map(({ outcome }) => outcome.kind)).toEqual(['applied', 'missed'])
  })
})

test('pieces are counted over all lines of the selected products', () => {
  const when = { quantity: { pieces: 3, of: { products: ['CAIRN001BLK'] } } }
  const [one, two] = [aLine('a'), aLine('b', { quantity: 2 })]
  const other = aLine('c', { productId: 'OTHER001BLK', quantity: 5 })

  expect(applies({ when }, { lines: [one, two] })).toBe(true)
  expect(reasonFor({ when }, { lines: [two, other] })).toMatchObject({
    progress: { unit: 'pieces', counted: 2, threshold: 3, lines: ['b'] },
  })
})

describe('a product selection', () => {
  const categoriesByStyle = new Map([['TEE00001', new Set(['220200', '220203'])]])
  const offTees = (goods: object, line = of('TEE00001')) =>
    applyPromotions(
      [
        aPromotion({
          level: 'PRODUCT',
          gives: { ...tenPercent, of: goods },
        }),
      ],
      aPromotionContext({ lines: [line], categoriesByStyle }),
    ).lines.get(line.lineId)?.item

  test('selects by style, product or any parent category', () => {
    expect(offTees({ styles: ['TEE00001'] })).toBe(10_00)
    expect(offTees({ styles: ['TEE00002'] })).toBe(0)
    expect(offTees({ products: ['CAIRN001BLK'] })).toBe(10_00)
    expect(offTees({ products: ['CAIRN001'] })).toBe(0)
    expect(offTees({ categories: ['220200'] })).toBe(10_00)
    expect(offTees({ categories: ['220300'] })).toBe(0)
  })

  test('can exclude products', () => {
    expect(offTees({ except: { categories: ['220203'] } })).toBe(0)
    expect(offTees({ except: { categories: ['220300'] } })).toBe(10_00)
    expect(offTees({ categories: ['220200'], except: { styles: ['TEE00001'] } })).toBe(0)
  })

  test('can be limited to reduced products or to others', () => {
    const reducedTee = of('TEE00001', { original: 120_00 })

    expect(offTees({ reduced: true })).toBe(0)
    expect(offTees({ reduced: true }, reducedTee)).toBe(10_00)
    expect(offTees({ reduced: false })).toBe(10_00)
    expect(offTees({ reduced: false }, reducedTee)).toBe(0)
  })
})

describe('a shopper', () => {
  test('has to belong to one of the groups', () => {
    const when = { groups: ['loyalty' as const, 'employee' as const] }

    expect(applies({ when }, { lines, groups: new Set(['registered', 'loyalty']) })).toBe(true)
    expect(reasonFor({ when }, { lines, groups: new Set(['guest']) })).toEqual({
      kind: 'otherGroup',
    })
  })

  test('needs a valid code if the promotion requires one', () => {
    const when = { coupon: true }
    const coupon = { code: 'TEN', promotionId: 'TEST', refusal: null }
    const expiredCoupon = { ...coupon, refusal: 'couponExpired' as const }

    expect(applies({ when }, { lines, codes: [coupon] })).toBe(true)
    expect(applies({ when }, { lines, codes: [expiredCoupon, coupon] })).toBe(true)
    expect(reasonFor({ when }, { lines })).toEqual({ kind: 'codeMissing' })
    expect(reasonFor({ when }, { lines, codes: [{ ...coupon, promotionId: 'OTHER' }] })).toEqual({
      kind: 'codeMissing',
    })
    expect(reasonFor({ when }, { lines, codes: [expiredCoupon] })).toEqual({
      kind: 'codeRefused',
      refusal: 'couponExpired',
    })
  })
})

test.each<[string, ExampleWithoutEffect]>([
  ['inactive', { active: false }],
  ['otherSite', { sites: ['CAIRN-DE'] }],
  ['notYet', { from: '2026-06-15T12:00:01Z' }],
  ['ended', { until: '2026-06-15T12:00:00Z' }],
])('a promotion with the reason %s does not apply', (reason, example) => {
  expect(reasonFor(example, { lines })).toEqual({ kind: reason })
})

test('a period is compared as instants, in any time zone', () => {
  expect(applies({ from: '2026-06-15T14:00:00+02:00' }, { lines })).toBe(true)
  expect(applies({ until: '2026-06-15T12:00:01Z' }, { lines })).toBe(true)
})

describe('limits', () => {
  const withUsage = (more: Partial<PromotionContext['usage']>): Partial<PromotionContext> => ({
    lines,
    usage: { ...aPromotionContext().usage, ...more },
  })
  const times = (count: number) => new Map([['TEST', count]])

  test('apply to all shoppers together', () => {
    const limits = { total: 100 }

    expect(applies({ limits }, withUsage({ total: times(99) }))).toBe(true)
    expect(reasonFor({ limits }, withUsage({ total: times(100) }))).toEqual({
      kind: 'limitReached',
    })
  })

  test('apply to each shopper', () => {
    const limits = { perCustomer: 2 }

    expect(applies({ limits }, withUsage({ byShopper: times(1), total: times(50) }))).toBe(true)
    expect(reasonFor({ limits }, withUsage({ byShopper: times(2) }))).toEqual({
      kind: 'shopperLimitReached',
    })
  })

  test('of a budget are exact, and no discount is given in part', () => {
    const budget = { USD: 100_00 }

    expect(applies({ budget }, withUsage({ grantedMinor: times(90_00) }))).toBe(true)
    expect(reasonFor({ budget }, withUsage({ grantedMinor: times(90_01) }))).toEqual({
      kind: 'budgetUsedUp',
    })
    expect(reasonFor({ budget }, withUsage({ grantedMinor: times(100_00) }))).toEqual({
      kind: 'budgetUsedUp',
    })
    expect(applies({ budget: { EUR: 1 } }, withUsage({ grantedMinor: times(100_00) }))).toBe(true)
  })

  test('of a budget that is spent to the last cent exclude a promotion, whatever is in the cart', () => {
    const promotion = aPromotion({
      promotionId: 'TEST',
      gives: tenPercent,
      budget: { USD: 100_00 },
    })
    const reasonAt = (granted: number) =>
      ineligibilityOf(promotion, aPromotionContext(withUsage({ grantedMinor: times(granted) })))

    expect(reasonAt(100_00)).toEqual({ kind: 'budgetUsedUp' })
    expect(reasonAt(99_99)).toBeUndefined()
  })
})

const nothingSpecial: CustomerStatus = {
  consumerType: 'REGISTERED',
  isMember: false,
  hasAcceptedTerms: false,
  identities: [],
  athleteCredit: null,
  remainingTermsLimit: null,
}

test.each<[string[], Partial<CustomerStatus>]>([
  [['registered'], {}],
  [['registered', 'loyalty'], { isMember: true }],
  [['registered'], { consumerType: 'EMPLOYEE' }],
  [['registered'], { hasAcceptedTerms: true }],
  [['registered', 'employee'], { consumerType: 'EMPLOYEE', hasAcceptedTerms: true }],
  [['registered', 'athlete'], { identities: ['ATHLETE'] }],
  [['registered', 'prosumer'], { identities: ['WRANX'] }],
  [['registered', 'loyalty', 'prosumer'], { identities: ['IPA'], isMember: true }],
])('a shopper with an account belongs to %j', (groups, more) => {
  expect([...customerGroupsOf({ ...nothingSpecial, ...more })]).toEqual(groups)
})

test('the promotions that are on are those whose period includes the time', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const promotions = [
    aPromotion({ promotionId: 'ALWAYS', gives: tenPercent }),
    aPromotion({ promotionId: 'LATER', gives: tenPercent, from: '2026-06-15T12:00:01Z' }),
    aPromotion({ promotionId: 'FROM-NOW', gives: tenPercent, from: '2026-06-15T12:00:00Z' }),
    aPromotion({ promotionId: 'OVER', gives: tenPercent, until: '2026-06-15T12:00:00Z' }),
  ]
  expect(activePromotionIds(promotions, now)).toEqual(['ALWAYS', 'FROM-NOW'])
})

test('an order is refused for the reason of its code, or generally if that is no reason of an order', () => {
  expect(redemptionRefusalFor('couponRedeemed')).toBe('couponRedeemed')
  expect(redemptionRefusalFor('couponExpired')).toBe('couponExpired')
  expect(redemptionRefusalFor('couponUnknown')).toBe('couponFailed')
})

test('a shopper without an account is a guest', () => {
  expect([...customerGroupsOf(null)]).toEqual(['guest'])
})
