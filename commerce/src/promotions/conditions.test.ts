import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { aLine, aPromotion, aSituation, inAll } from './promotion-example.ts'
import type { Situation } from './situation.ts'

type Given = Omit<Parameters<typeof aPromotion>[0], 'gives'>

const tenPercent = { type: 'percentage', percent: 10 } as const

function outcomeOf(given: Given, more: Partial<Situation>) {
  const promotion = aPromotion({ promotionId: 'TEST', ...given, gives: tenPercent })
  return applyPromotions([promotion], aSituation(more)).verdicts[0]?.outcome
}

const applies = (given: Given, more: Partial<Situation>) => outcomeOf(given, more)?.is === 'applied'
const whyNot = (given: Given, more: Partial<Situation>) => {
  const outcome = outcomeOf(given, more)
  return outcome?.is === 'missed' ? outcome.why : undefined
}

const lines = [aLine('jacket')]
const of = (styleId: string, more = {}) => aLine(styleId, { styleId, ...more })

describe('what is spent', () => {
  const when = { spend: { amounts: inAll(150_00) } }

  test('reaches its threshold with the last cent of it', () => {
    expect(applies({ when }, { lines: [aLine('a', { current: 150_00 })] })).toBe(true)
    expect(whyNot({ when }, { lines: [aLine('a', { current: 149_99 })] })).toMatchObject({
      is: 'thresholdMissed',
      missed: { unit: 'money', counted: 149_99, threshold: 150_00 },
    })
  })

  test('is that of the goods that count, and never gift cards', () => {
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

  test('counts for the order what lines cost after their own promotions', () => {
    const half = aPromotion({
      promotionId: 'HALF',
      level: 'PRODUCT',
      gives: { type: 'percentage', percent: 50 },
    })
    const order = aPromotion({ promotionId: 'ORDER', when, gives: tenPercent })
    const over = aSituation({ lines: [aLine('a', { current: 299_98 })] })

    const { verdicts } = applyPromotions([half, order], over)
    expect(verdicts.map(({ outcome }) => outcome.is)).toEqual(['applied', 'missed'])
  })
})

test('pieces are counted over all lines of the goods', () => {
  const when = { quantity: { pieces: 3, of: { products: ['CAIRN001BLK'] } } }
  const [one, two] = [aLine('a'), aLine('b', { quantity: 2 })]
  const other = aLine('c', { productId: 'OTHER001BLK', quantity: 5 })

  expect(applies({ when }, { lines: [one, two] })).toBe(true)
  expect(whyNot({ when }, { lines: [two, other] })).toMatchObject({
    missed: { unit: 'pieces', counted: 2, threshold: 3, lines: ['b'] },
  })
})

describe('goods', () => {
  const categoriesOf = new Map([['TEE00001', new Set(['220200', '220203'])]])
  const offTees = (goods: object, line = of('TEE00001')) =>
    applyPromotions(
      [
        aPromotion({
          level: 'PRODUCT',
          gives: { ...tenPercent, of: goods },
        }),
      ],
      aSituation({ lines: [line], categoriesOf }),
    ).lines.get(line.lineId)?.item

  test('are named by style, by colour, or by a category somewhere above them', () => {
    expect(offTees({ styles: ['TEE00001'] })).toBe(10_00)
    expect(offTees({ styles: ['TEE00002'] })).toBe(0)
    expect(offTees({ products: ['CAIRN001BLK'] })).toBe(10_00)
    expect(offTees({ products: ['CAIRN001'] })).toBe(0)
    expect(offTees({ categories: ['220200'] })).toBe(10_00)
    expect(offTees({ categories: ['220300'] })).toBe(0)
  })

  test('can be all but some', () => {
    expect(offTees({ except: { categories: ['220203'] } })).toBe(0)
    expect(offTees({ except: { categories: ['220300'] } })).toBe(10_00)
    expect(offTees({ categories: ['220200'], except: { styles: ['TEE00001'] } })).toBe(0)
  })

  test('can be those that are reduced, or those that are not', () => {
    const reduced = of('TEE00001', { original: 120_00 })

    expect(offTees({ reduced: true })).toBe(0)
    expect(offTees({ reduced: true }, reduced)).toBe(10_00)
    expect(offTees({ reduced: false })).toBe(10_00)
    expect(offTees({ reduced: false }, reduced)).toBe(0)
  })
})

describe('who shops', () => {
  test('has to be in one of the groups', () => {
    const when = { groups: ['loyalty' as const, 'employee' as const] }

    expect(applies({ when }, { lines, groups: new Set(['registered', 'loyalty']) })).toBe(true)
    expect(whyNot({ when }, { lines, groups: new Set(['guest']) })).toEqual({ is: 'otherGroup' })
  })

  test('may need a code that is still good', () => {
    const when = { coupon: true }
    const coupon = { code: 'TEN', promotionId: 'TEST', refusal: null }
    const old = { ...coupon, refusal: 'couponExpired' as const }

    expect(applies({ when }, { lines, coupons: [coupon] })).toBe(true)
    expect(applies({ when }, { lines, coupons: [old, coupon] })).toBe(true)
    expect(whyNot({ when }, { lines })).toEqual({ is: 'codeMissing' })
    expect(whyNot({ when }, { lines, coupons: [{ ...coupon, promotionId: 'OTHER' }] })).toEqual({
      is: 'codeMissing',
    })
    expect(whyNot({ when }, { lines, coupons: [old] })).toEqual({
      is: 'codeRefused',
      refusal: 'couponExpired',
    })
  })
})

test.each<[string, Given]>([
  ['inactive', { active: false }],
  ['otherSite', { sites: ['CAIRN-DE'] }],
  ['notYet', { from: '2026-06-15T12:00:01Z' }],
  ['ended', { until: '2026-06-15T12:00:00Z' }],
])('one that is %s does not apply', (is, given) => {
  expect(whyNot(given, { lines })).toEqual({ is })
})

test('one applies from its first moment to before its last, wherever its clock stands', () => {
  expect(applies({ from: '2026-06-15T14:00:00+02:00' }, { lines })).toBe(true)
  expect(applies({ until: '2026-06-15T12:00:01Z' }, { lines })).toBe(true)
})

describe('limits', () => {
  const used = (more: Partial<Situation['used']>): Partial<Situation> => ({
    lines,
    used: { ...aSituation().used, ...more },
  })
  const times = (count: number) => new Map([['TEST', count]])

  test('in all', () => {
    const limits = { total: 100 }

    expect(applies({ limits }, used({ total: times(99) }))).toBe(true)
    expect(whyNot({ limits }, used({ total: times(100) }))).toEqual({ is: 'limitReached' })
  })

  test('for each shopper', () => {
    const limits = { perCustomer: 2 }

    expect(applies({ limits }, used({ byShopper: times(1), total: times(50) }))).toBe(true)
    expect(whyNot({ limits }, used({ byShopper: times(2) }))).toEqual({
      is: 'shopperLimitReached',
    })
  })

  test('of what may be given away: to the cent, and not a part of it', () => {
    const budget = { USD: 100_00 }

    expect(applies({ budget }, used({ granted: times(90_00) }))).toBe(true)
    expect(whyNot({ budget }, used({ granted: times(90_01) }))).toEqual({ is: 'budgetUsedUp' })
    expect(whyNot({ budget }, used({ granted: times(100_00) }))).toEqual({ is: 'budgetUsedUp' })
    expect(applies({ budget: { EUR: 1 } }, used({ granted: times(100_00) }))).toBe(true)
  })
})
