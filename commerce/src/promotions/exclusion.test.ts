import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { aLine, aPromotion, aSituation, inAll } from './promotion-example.ts'
import type { Situation } from './situation.ts'

type Given = Parameters<typeof aPromotion>[0]

const percent = (promotionId: string, off: number, more: Partial<Given> = {}): Given => ({
  promotionId,
  gives: { type: 'percentage', percent: off },
  ...more,
})
const ofProducts = { level: 'PRODUCT' } as const

const twoLines = [
  aLine('jacket', { styleId: 'JACKET01' }),
  aLine('tee', { styleId: 'TEE00001', current: 20_00 }),
]

function outcomes(given: Given[], more: Partial<Situation> = {}) {
  const situation = aSituation({ lines: twoLines, ...more })
  const { verdicts } = applyPromotions(given.map(aPromotion), situation)
  return Object.fromEntries(
    verdicts.map(({ promotion, outcome }) => [
      promotion.promotionId,
      outcome.is === 'applied' ? outcome.total : outcome.why,
    ]),
  )
}

const excludedBy = (by: string) => ({ is: 'excluded', by })

describe('on the same line', () => {
  test('one promotion of products applies, unless they say that they stand beside others', () => {
    expect(outcomes([percent('TEN', 10, ofProducts), percent('TWENTY', 20, ofProducts)])).toEqual({
      TEN: excludedBy('TWENTY'),
      TWENTY: 24_00,
    })
  })

  test('those that stand beside others are taken off one after the other', () => {
    const both = { ...ofProducts, excludes: 'nothing' } as const

    expect(outcomes([percent('TEN', 10, both), percent('TWENTY', 20, both)])).toEqual({
      TEN: 9_60,
      TWENTY: 24_00,
    })
  })

  test('one that does not stand beside others keeps them off, whoever comes first', () => {
    const tolerant = { ...ofProducts, excludes: 'nothing' } as const

    expect(outcomes([percent('TEN', 10, ofProducts), percent('TWENTY', 20, tolerant)])).toEqual({
      TEN: excludedBy('TWENTY'),
      TWENTY: 24_00,
    })
    expect(outcomes([percent('THIRTY', 30, ofProducts), percent('TEN', 10, tolerant)])).toEqual({
      THIRTY: 36_00,
      TEN: excludedBy('THIRTY'),
    })
  })

  test('on other lines they do not meet', () => {
    const about = (styleId: string, off: number): Given => ({
      promotionId: styleId,
      ...ofProducts,
      gives: { type: 'percentage', percent: off, of: { styles: [styleId] } },
    })

    expect(outcomes([about('JACKET01', 10), about('TEE00001', 50)])).toEqual({
      JACKET01: 10_00,
      TEE00001: 10_00,
    })
  })

  test('pieces that others were given with are used up too', () => {
    const threeForTwo: Given = {
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

describe('of the same level', () => {
  const alone = { excludes: 'level' } as const

  test('one that wants to be alone keeps the others off', () => {
    expect(outcomes([percent('TEN', 10, alone), percent('FIVE', 5)])).toEqual({
      TEN: 12_00,
      FIVE: excludedBy('TEN'),
    })
  })

  test('and is kept off by one that gives more', () => {
    expect(outcomes([percent('TEN', 10, alone), percent('FIFTY', 50)])).toEqual({
      TEN: excludedBy('FIFTY'),
      FIFTY: 60_00,
    })
  })

  test('other levels are nothing to it', () => {
    expect(outcomes([percent('TEN', 10, alone), percent('HALF', 50, ofProducts)])).toEqual({
      TEN: 6_00,
      HALF: 60_00,
    })
  })
})

describe('in the same order', () => {
  const alone = { excludes: 'order' } as const

  test('one that wants to be alone is, where it gives as much as all the others', () => {
    const others = [percent('TEN', 10), percent('FIVE', 5, ofProducts)]

    expect(outcomes([percent('TWENTY', 20, alone), ...others])).toEqual({
      TWENTY: 24_00,
      TEN: excludedBy('TWENTY'),
      FIVE: excludedBy('TWENTY'),
    })
    expect(outcomes([percent('TWELVE', 12, alone), ...others])).toEqual({
      TWELVE: excludedBy('FIVE'),
      TEN: 11_40,
      FIVE: 6_00,
    })
    // 6.00 and 11.40 together: as much is enough.
    const asMuch: Given = {
      promotionId: 'AS-MUCH',
      ...alone,
      gives: { type: 'amount', amounts: inAll(17_40) },
    }
    expect(outcomes([asMuch, ...others])).toMatchObject({ 'AS-MUCH': 17_40 })
  })

  test('a higher priority wins, whoever gives more', () => {
    const little = percent('LITTLE', 1, { ...alone, priority: 5 })

    expect(outcomes([little, percent('HALF', 50, { priority: 4 })])).toEqual({
      LITTLE: 1_20,
      HALF: excludedBy('LITTLE'),
    })
    expect(outcomes([little, percent('HALF', 50, { priority: 6 })])).toEqual({
      LITTLE: excludedBy('HALF'),
      HALF: 60_00,
    })
  })

  test('of two that want to be alone one is, and the better', () => {
    expect(outcomes([percent('TEN', 10, alone), percent('TWENTY', 20, alone)])).toEqual({
      TEN: excludedBy('TWENTY'),
      TWENTY: 24_00,
    })
  })

  test('one that does not apply keeps nobody off', () => {
    const dear = { ...alone, priority: 9, when: { spend: { amounts: inAll(500_00) } } }

    expect(outcomes([percent('TWENTY', 20, dear), percent('TEN', 10)])).toMatchObject({
      TWENTY: { is: 'thresholdMissed' },
      TEN: 12_00,
    })
  })
})

describe('of one group', () => {
  test('one applies: the one with the higher priority', () => {
    const group = { group: 'summer' }

    expect(
      outcomes([percent('TEN', 10, { ...group, priority: 1 }), percent('TWENTY', 20, group)]),
    ).toEqual({ TEN: 12_00, TWENTY: excludedBy('TEN') })
  })

  test('also over levels, those of products first', () => {
    const group = { group: 'summer' }

    expect(
      outcomes([percent('ORDER', 50, group), percent('PRODUCT', 1, { ...group, ...ofProducts })]),
    ).toEqual({ PRODUCT: 1_20, ORDER: excludedBy('PRODUCT') })
  })

  test('two without a group are in none together', () => {
    expect(outcomes([percent('TEN', 10), percent('FIVE', 5)])).toEqual({ TEN: 12_00, FIVE: 5_40 })
  })
})

test('of the same priority the one that gives more goes first, and of those the first by name', () => {
  const amount = (promotionId: string, minor: number): Given => ({
    promotionId,
    excludes: 'level',
    gives: { type: 'amount', amounts: inAll(minor) },
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
