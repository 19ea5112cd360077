import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyPromotions, type Promoted } from './apply-promotions.ts'
import { calloutsOf } from './callouts.ts'
import { explain } from './explain.ts'
import { aLine, aPromotion, aSituation, inAll } from './promotion-example.ts'
import type { Situation } from './situation.ts'

const runs = process.env['CAIRN_LONG'] === '1' ? 100_000 : 500

const styleIds = ['STYLE001', 'STYLE002', 'STYLE003']
const aSome = fc.subarray(styleIds)
const goods = fc.record({
  styles: aSome,
  categories: fc.subarray(['1000', '2000']),
  except: fc.record({ styles: aSome }),
})
const minor = fc.integer({ min: 1, max: 60_000 })
const few = fc.integer({ min: 1, max: 4 })
const percent = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
const amounts = minor.map(inAll)

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
      buy: few,
      get: few,
      of: goods,
      getOf: goods,
      percent,
      most: few,
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
      { spend: fc.record({ amounts, of: goods }), quantity: fc.record({ pieces: few, of: goods }) },
      { requiredKeys: [] },
    ),
    budget: fc.option(amounts, { nil: undefined }),
  }),
)

const anyPromotions = fc
  .array(anyPromotion, { maxLength: 7 })
  .map((given) => given.map((each, at) => aPromotion({ ...each, promotionId: `PROMO-${at}` })))

const anySituation: fc.Arbitrary<Situation> = fc
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
      aSituation({
        lines: lines.map((line, at) =>
          aLine(`line-${at}`, { ...line, isGiftCard: line.isGiftCard && at > 3 }),
        ),
        shipments: [{ shipmentId: 'me-standard', method: 'standard', cost }],
        categoriesOf: new Map([
          ['STYLE001', new Set(['1000'])],
          ['STYLE002', new Set(['1000', '2000'])],
        ]),
        giftsThere: new Set(['CAIRN007SNW-OS']),
      }),
    ),
  )

const told = ({ lines, ...rest }: Promoted) => ({
  ...rest,
  lines: [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  verdicts: rest.verdicts.map(({ promotion, outcome }) => ({
    id: promotion.promotionId,
    outcome:
      outcome.is === 'applied' ? { ...outcome, places: outcome.places.toSorted() } : outcome.why.is,
  })),
})

test('the order of lines and of promotions changes nothing, and neither does asking again', () => {
  fc.assert(
    fc.property(anyPromotions, anySituation, (promotions, situation) => {
      const first = told(applyPromotions(promotions, situation))
      const lines = situation.lines.toReversed()

      expect(told(applyPromotions(promotions.toReversed(), { ...situation, lines }))).toEqual(first)
      expect(told(applyPromotions(promotions, situation))).toEqual(first)
    }),
    { numRuns: runs },
  )
})

test('nothing becomes cheaper than nothing, nothing dearer, and what is told adds up', () => {
  fc.assert(
    fc.property(anyPromotions, anySituation, (promotions, situation) => {
      const { lines, shipments, verdicts } = applyPromotions(promotions, situation)
      const places = [
        ...situation.lines.map(({ lineId, current, quantity, isGiftCard }) => {
          const { item = 0, order = 0 } = lines.get(lineId) ?? {}
          return {
            off: item + order,
            parts: [item, order],
            most: isGiftCard ? 0 : current * quantity,
          }
        }),
        ...situation.shipments.map(({ shipmentId, cost }) => {
          const off = shipments.get(shipmentId) ?? 0
          return { off, parts: [off], most: cost }
        }),
      ]
      const totals = verdicts.map(({ outcome }) => (outcome.is === 'applied' ? outcome.total : 0))
      const wrong = places.filter(
        ({ off, parts, most }) =>
          off > most || parts.some((part) => part < 0 || !Number.isSafeInteger(part)),
      )

      expect(wrong).toEqual([])
      expect(sum(totals)).toBe(sum(places.map(({ off }) => off)))
    }),
    { numRuns: runs },
  )
})

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

test('budgets hold, who wants to be alone is, and everything can be told', () => {
  fc.assert(
    fc.property(anyPromotions, anySituation, (promotions, situation) => {
      const promoted = applyPromotions(promotions, situation)
      const applied = promoted.verdicts.flatMap(({ promotion, outcome }) =>
        outcome.is === 'applied' ? [{ promotion, total: outcome.total }] : [],
      )
      const overspent = applied.filter(
        ({ promotion: { budget }, total }) => total > (budget?.USD ?? Infinity),
      )
      const inCompany = applied.filter(({ promotion: { excludes, level } }) =>
        excludes === 'order'
          ? applied.length > 1
          : excludes === 'level' &&
            applied.filter((other) => other.promotion.level === level).length > 1,
      )

      expect([overspent, inCompany]).toEqual([[], []])
      expect(explain(promoted, { currency: 'USD' })).toHaveLength(promotions.length)
      const listener = { locale: 'en-us', currency: 'USD', isGuest: true } as const
      expect(calloutsOf(promoted, listener).length).toBeLessThanOrEqual(promotions.length)
    }),
    { numRuns: runs },
  )
})
