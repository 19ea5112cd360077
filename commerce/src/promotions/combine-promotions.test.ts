import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import type { PromotionContext } from './promotion-context.ts'
import {
  aLine,
  aPromotion,
  aPromotionContext,
  inEveryCurrency,
  type PromotionExample,
} from './promotion-example.ts'

const percent = (
  promotionId: string,
  percentage: number,
  more: Partial<PromotionExample> = {},
): PromotionExample => ({
  promotionId,
  gives: { type: 'percentage', percent: percentage },
  ...more,
})
const ofProducts = { level: 'PRODUCT' } as const

const twoLines = [
  aLine('jacket', { styleId: 'JACKET01' }),
  aLine('tee', { styleId: 'TEE00001', current: 20_00 }),
]

function outcomes(examples: PromotionExample[], more: Partial<PromotionContext> = {}) {
  const context = aPromotionContext({ lines: twoLines, ...more })
  const { results } = applyPromotions(examples.map(aPromotion), context)
  return Object.fromEntries(
    results.map(({ promotion, outcome }) => [
      promotion.promotionId,
      outcome.kind === 'applied' ? outcome.total : outcome.reason,
    ]),
  )
}

const excludedBy = (promotionId: string) => ({ kind: 'excluded', excludedBy: promotionId })

describe('promotions on the same line', () => {
  test('are not combined by default', () => {
    expect(outcomes([percent('TEN', 10, ofProducts), percent('TWENTY', 20, ofProducts)])).toEqual({
      TEN: excludedBy('TWENTY'),
      TWENTY: 24_00,
    })
  })

  test('are deducted one after the other if neither excludes the other', () => {
    const excludesNothing = { ...ofProducts, excludes: 'nothing' } as const

    expect(
      outcomes([percent('TEN', 10, excludesNothing), percent('TWENTY', 20, excludesNothing)]),
    ).toEqual({
      TEN: 9_60,
      TWENTY: 24_00,
    })
  })

  test('are not combined if one of them excludes others, in any sequence', () => {
    const excludesNothing = { ...ofProducts, excludes: 'nothing' } as const

    expect(
      outcomes([percent('TEN', 10, ofProducts), percent('TWENTY', 20, excludesNothing)]),
    ).toEqual({
      TEN: excludedBy('TWENTY'),
      TWENTY: 24_00,
    })
    expect(
      outcomes([percent('THIRTY', 30, ofProducts), percent('TEN', 10, excludesNothing)]),
    ).toEqual({
      THIRTY: 36_00,
      TEN: excludedBy('THIRTY'),
    })
  })

  test('do not exclude promotions on other lines', () => {
    const about = (styleId: string, percentage: number): PromotionExample => ({
      promotionId: styleId,
      ...ofProducts,
      gives: { type: 'percentage', percent: percentage, of: { styles: [styleId] } },
    })

    expect(outcomes([about('JACKET01', 10), about('TEE00001', 50)])).toEqual({
      JACKET01: 10_00,
      TEE00001: 10_00,
    })
  })

  test('are excluded from pieces that were bought to get others', () => {
    const threeForTwo: PromotionExample = {
      promotionId: 'THREE',
      ...ofProducts,
      priority: 1,
      gives: { type: 'buyAndGet', buy: 1, get: 1 },
    }

    expect(outcomes([threeForTwo, percent('TEN', 10, ofProducts)])).toEqual({
      THREE: 20_00,
      TEN: excludedBy('THREE'),
    })
  })
})

describe('a promotion that excludes its level', () => {
  const exclusive = { excludes: 'level' } as const

  test('excludes the others with a smaller discount', () => {
    expect(outcomes([percent('TEN', 10, exclusive), percent('FIVE', 5)])).toEqual({
      TEN: 12_00,
      FIVE: excludedBy('TEN'),
    })
  })

  test('is excluded by one with a larger discount', () => {
    expect(outcomes([percent('TEN', 10, exclusive), percent('FIFTY', 50)])).toEqual({
      TEN: excludedBy('FIFTY'),
      FIFTY: 60_00,
    })
  })

  test('does not exclude promotions of other levels', () => {
    expect(outcomes([percent('TEN', 10, exclusive), percent('HALF', 50, ofProducts)])).toEqual({
      TEN: 6_00,
      HALF: 60_00,
    })
  })
})

describe('a promotion that excludes all others', () => {
  const exclusive = { excludes: 'order' } as const

  test('applies alone if its discount is at least as large as all others together', () => {
    const others = [percent('TEN', 10), percent('FIVE', 5, ofProducts)]

    expect(outcomes([percent('TWENTY', 20, exclusive), ...others])).toEqual({
      TWENTY: 24_00,
      TEN: excludedBy('TWENTY'),
      FIVE: excludedBy('TWENTY'),
    })
    expect(outcomes([percent('TWELVE', 12, exclusive), ...others])).toEqual({
      TWELVE: excludedBy('FIVE'),
      TEN: 11_40,
      FIVE: 6_00,
    })
    // 6.00 and 11.40 together: an equal discount is enough.
    const equalDiscount: PromotionExample = {
      promotionId: 'AS-MUCH',
      ...exclusive,
      gives: { type: 'amount', amounts: inEveryCurrency(17_40) },
    }
    expect(outcomes([equalDiscount, ...others])).toMatchObject({ 'AS-MUCH': 17_40 })
  })

  test('gives way to a higher priority and replaces a lower one, regardless of the discounts', () => {
    const smallDiscount = percent('LITTLE', 1, { ...exclusive, priority: 5 })

    expect(outcomes([smallDiscount, percent('HALF', 50, { priority: 4 })])).toEqual({
      LITTLE: 1_20,
      HALF: excludedBy('LITTLE'),
    })
    expect(outcomes([smallDiscount, percent('HALF', 50, { priority: 6 })])).toEqual({
      LITTLE: excludedBy('HALF'),
      HALF: 60_00,
    })
  })

  test('is replaced by another one with a larger discount', () => {
    expect(outcomes([percent('TEN', 10, exclusive), percent('TWENTY', 20, exclusive)])).toEqual({
      TEN: excludedBy('TWENTY'),
      TWENTY: 24_00,
    })
  })

  test('excludes nothing if it does not apply', () => {
    const outOfReach = {
      ...exclusive,
      priority: 9,
      when: { spend: { amounts: inEveryCurrency(500_00) } },
    }

    expect(outcomes([percent('TWENTY', 20, outOfReach), percent('TEN', 10)])).toMatchObject({
      TWENTY: { kind: 'thresholdMissed' },
      TEN: 12_00,
    })
  })
})

describe('promotions of one group', () => {
  test('are reduced to the one with the higher priority', () => {
    const group = { group: 'summer' }

    expect(
      outcomes([percent('TEN', 10, { ...group, priority: 1 }), percent('TWENTY', 20, group)]),
    ).toEqual({ TEN: 12_00, TWENTY: excludedBy('TEN') })
  })

  test('exclude each other across levels, product promotions first', () => {
    const group = { group: 'summer' }

    expect(
      outcomes([percent('ORDER', 50, group), percent('PRODUCT', 1, { ...group, ...ofProducts })]),
    ).toEqual({ PRODUCT: 1_20, ORDER: excludedBy('PRODUCT') })
  })

  test('do not include promotions without a group', () => {
    expect(outcomes([percent('TEN', 10), percent('FIVE', 5)])).toEqual({ TEN: 12_00, FIVE: 5_40 })
  })
})

test('for the same priority the larger discount is applied first, then the first id', () => {
  const amount = (promotionId: string, minor: number): PromotionExample => ({
    promotionId,
    excludes: 'level',
    gives: { type: 'amount', amounts: inEveryCurrency(minor) },
  })

  expect(outcomes([amount('ONE', 5_00), amount('TWO', 6_00)])).toEqual({
    ONE: excludedBy('TWO'),
    TWO: 6_00,
  })
  expect(outcomes([amount('BB', 5_00), amount('AA', 5_00)])).toEqual({
    AA: 5_00,
    BB: excludedBy('AA'),
  })
})
