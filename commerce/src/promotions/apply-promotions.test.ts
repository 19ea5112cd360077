import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPromotions, type CartPromotions } from './apply-promotions.ts'
import { calloutsOf } from './callouts.ts'
import { explainPromotions } from './explain-promotions.ts'
import type { PromotionContext } from './promotion-context.ts'
import { aLine, aPromotion, aPromotionContext, inEveryCurrency } from './promotion-example.ts'

const runs = process.env['CAIRN_LONG'] === '1' ? 100_000 : 500

const styleIds = ['STYLE001', 'STYLE002', 'STYLE003']
const someStyles = fc.subarray(styleIds)
const goods = fc.record({
  styles: someStyles,
  categories: fc.subarray(['1000', '2000']),
  except: fc.record({ styles: someStyles }),
})
const minor = fc.integer({ min: 1, max: 60_000 })
const smallCount = fc.integer({ min: 1, max: 4 })
const percent = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
const amounts = minor.map(inEveryCurrency)

const gives = {
  PRODUCT: fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), percent, of: goods }),
    fc.record({
      type: fc.constant('amount' as const),
      amounts,
      of: goods,
      per: fc.constantFrom('piece' as const, 'all' as const),
    }),
    fc.record({ type: fc.constant('fixedPrice' as const), amounts, of: goods }),
    fc.record({
      type: fc.constant('buyAndGet' as const),
      buy: smallCount,
      get: smallCount,
      of: goods,
      getOf: goods,
      percent,
      most: smallCount,
    }),
  ),
  ORDER: fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), percent, of: goods }),
    fc.record({ type: fc.constant('amount' as const), amounts, of: goods }),
    fc.record({ type: fc.constant('gift' as const), sku: fc.constant('CAIRN007SNW-OS') }),
  ),
  SHIPPING: fc.oneof(
    fc.record({ type: fc.constant('freeShipping' as const) }),
    fc.record({ type: fc.constant('percentage' as const), percent }),
  ),
}

const exclusions = {
  PRODUCT: fc.constantFrom('nothing', 'line', 'level', 'order'),
  ORDER: fc.constantFrom('nothing', 'level', 'order'),
  SHIPPING: fc.constantFrom('nothing', 'level', 'order'),
} as const

const anyPromotion = fc.constantFrom('PRODUCT', 'ORDER', 'SHIPPING').chain((level) =>
  fc.record({
    level: fc.constant(level),
    gives: gives[level],
    excludes: exclusions[level],
    priority: fc.integer({ min: 0, max: 2 }),
    when: fc.record(
      {
        spend: fc.record({ amounts, of: goods }),
        quantity: fc.record({ pieces: smallCount, of: goods }),
      },
      { requiredKeys: [] },
    ),
    budget: fc.option(amounts, { nil: undefined }),
  }),
)

const anyPromotions = fc
  .array(anyPromotion, { maxLength: 7 })
  .map((examples) =>
    examples.map((example, index) => aPromotion({ ...example, promotionId: `PROMO-${index}` })),
  )

const anyContext: fc.Arbitrary<PromotionContext> = fc
  .array(
    fc.record({
      styleId: fc.constantFrom(...styleIds),
      current: fc.integer({ min: 0, max: 50_000 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      isGiftCard: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .chain((lines) =>
    fc.record({ cost: fc.nat({ max: 2_000 }) }).map(({ cost }) =>
      aPromotionContext({
        lines: lines.map((line, index) =>
          aLine(`line-${index}`, { ...line, isGiftCard: line.isGiftCard && index > 3 }),
        ),
        shipments: [{ shipmentId: 'me-standard', method: 'standard', cost }],
        categoriesByStyle: new Map([
          ['STYLE001', new Set(['1000'])],
          ['STYLE002', new Set(['1000', '2000'])],
        ]),
        availableGiftSkus: new Set(['CAIRN007SNW-OS']),
      }),
    ),
  )

const normalise = ({ lines, ...rest }: CartPromotions) => ({
  ...rest,
  lines: [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  results: rest.results.map(({ promotion, outcome }) => ({
    id: promotion.promotionId,
    outcome:
      outcome.kind === 'applied'
        ? { ...outcome, targetIds: outcome.targetIds.toSorted() }
        : outcome.reason.kind,
  })),
})

test('the result does not depend on the sequence of lines or promotions, and is the same when repeated', () => {
  fc.assert(
    fc.property(anyPromotions, anyContext, (promotions, context) => {
      const first = normalise(applyPromotions(promotions, context))
      const lines = context.lines.toReversed()

      expect(normalise(applyPromotions(promotions.toReversed(), { ...context, lines }))).toEqual(
        first,
      )
      expect(normalise(applyPromotions(promotions, context))).toEqual(first)
    }),
    { numRuns: runs },
  )
})

test('no discount exceeds its price or is negative, and the totals of promotions add up to all discounts', () => {
  fc.assert(
    fc.property(anyPromotions, anyContext, (promotions, context) => {
      const { lines, shipments, results } = applyPromotions(promotions, context)
      const targets = [
        ...context.lines.map(({ lineId, current, quantity, isGiftCard }) => {
          const { item = 0, order = 0 } = lines.get(lineId) ?? {}
          return {
            off: item + order,
            parts: [item, order],
            most: isGiftCard ? 0 : current * quantity,
          }
        }),
        ...context.shipments.map(({ shipmentId, cost }) => {
          const off = shipments.get(shipmentId) ?? 0
          return { off, parts: [off], most: cost }
        }),
      ]
      const totals = results.map(({ outcome }) => (outcome.kind === 'applied' ? outcome.total : 0))
      const invalidTargets = targets.filter(
        ({ off, parts, most }) =>
          off > most || parts.some((part) => part < 0 || !Number.isSafeInteger(part)),
      )

      expect(invalidTargets).toEqual([])
      expect(sum(totals)).toBe(sum(targets.map(({ off }) => off)))
    }),
    { numRuns: runs },
  )
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('budgets and exclusions are respected, and every result can be explained', () => {
  fc.assert(
    fc.property(anyPromotions, anyContext, (promotions, context) => {
      const appliedPromotions = applyPromotions(promotions, context)
      const applied = appliedPromotions.results.flatMap(({ promotion, outcome }) =>
        outcome.kind === 'applied' ? [{ promotion, total: outcome.total }] : [],
      )
      const aboveBudget = applied.filter(
        ({ promotion: { budget }, total }) => total > (budget?.USD ?? Infinity),
      )
      const combinedExclusives = applied.filter(({ promotion: { excludes, level } }) =>
        excludes === 'order'
          ? applied.length > 1
          : excludes === 'level' &&
            applied.filter((other) => other.promotion.level === level).length > 1,
      )

      expect([aboveBudget, combinedExclusives]).toEqual([[], []])
      expect(explainPromotions(appliedPromotions, { currency: 'USD' })).toHaveLength(
        promotions.length,
      )
      const audience = { locale: 'en-us', currency: 'USD', isGuest: true } as const
      expect(calloutsOf(appliedPromotions, audience).length).toBeLessThanOrEqual(promotions.length)
    }),
    { numRuns: runs },
  )
})
