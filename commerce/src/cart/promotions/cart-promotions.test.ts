import { expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../../promotions/current-promotions.ts'
import {
  aPromotion,
  inEveryCurrency,
  type PromotionExample,
} from '../../promotions/promotion-example.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import {
  applyPromotionsToCart,
  checkCoupons,
  currencyOf,
  identitiesOfCart,
  promotionUses,
} from './cart-promotions.ts'

const percentage = { type: 'percentage', percent: 10 } as const
const mug = 'CAIRN007SNW-OS'

function conditionsWith(
  examples: readonly PromotionExample[],
  more: Partial<PricingConditions['promotions']> = {},
) {
  const all = examples.map(aPromotion)
  return someConditions({
    promotions: {
      ...noPromotions,
      byId: new Map(all.map((promotion) => [promotion.promotionId, promotion])),
      bySite: new Map([['CAIRN-US', all]]),
      ...more,
    },
  })
}

const codeOf = (promotionId: string, code: string) => ({
  code,
  promotionId,
  from: null,
  until: null,
  limits: {},
  uses: 0,
  usesByShopper: 0,
})

const outcomesOf = (
  cart: Parameters<typeof applyPromotionsToCart>[0],
  conditions: PricingConditions,
) =>
  applyPromotionsToCart(cart, conditions).results.map(({ outcome }) =>
    outcome.kind === 'applied' ? outcome.total : outcome.reason.kind,
  )

const cart = aCart({ lines: [aLine({ quantity: 2 })] })

test('the promotions of the site apply to the prices, quantities and products of the lines', () => {
  const conditions = conditionsWith([{ promotionId: 'TEN', gives: percentage }])
  expect(outcomesOf(cart, conditions)).toEqual([64_00])
  expect(outcomesOf(cart, { ...conditions, siteId: 'CAIRN-GB' })).toEqual([])
  const unpriced = aCart({ lines: [aLine({ sellable: aSellable({ price: null }) })] })
  expect(outcomesOf(unpriced, conditions)).toEqual(['nothingToTakeOff'])
  const giftCard = aCart({ lines: [aLine({ sellable: aSellable({ isDigital: true }) })] })
  expect(outcomesOf(giftCard, conditions)).toEqual(['nothingToTakeOff'])
})

test('a promotion may select products, styles and what is reduced', () => {
  const select = (
    of: { [Field in 'products' | 'styles' | 'categories']?: string[] } & { reduced?: boolean },
  ): PromotionExample[] => [{ promotionId: 'OF', level: 'PRODUCT', gives: { ...percentage, of } }]
  expect(outcomesOf(cart, conditionsWith(select({ products: ['CAIRN001BLK'] })))).toEqual([64_00])
  expect(outcomesOf(cart, conditionsWith(select({ styles: ['CAIRN001'] })))).toEqual([64_00])
  expect(outcomesOf(cart, conditionsWith(select({ reduced: true })))).toEqual(['nothingToTakeOff'])
  expect(outcomesOf(cart, conditionsWith(select({ categories: ['110000'] })))).toEqual([
    'nothingToTakeOff',
  ])
  const categoriesByStyle = new Map([['CAIRN001', new Set(['110000'])]])
  expect(
    outcomesOf(cart, conditionsWith(select({ categories: ['110000'] }), { categoriesByStyle })),
  ).toEqual([64_00])
})

test('items that are not sold on the site do not count towards a number of pieces', () => {
  const when = { quantity: { pieces: 2 } }
  const conditions = conditionsWith([{ promotionId: 'TWO', gives: percentage, when }])
  const outcomesBeside = (price: { current: number; original: number } | null) => {
    const other = aLine({ id: 'other', sellable: aSellable({ price }) })
    return outcomesOf(aCart({ lines: [aLine(), other] }), conditions)
  }
  expect(outcomesBeside({ current: 10_00, original: 10_00 })).toEqual([33_00])
  expect(outcomesBeside(null)).toEqual(['thresholdMissed'])
})

test('a product is reduced if its price is below its original price', () => {
  const reduced = aSellable({ price: { current: 80_00, original: 100_00 } })
  const reducedCart = aCart({ lines: [aLine({ sellable: reduced })] })
  const gives = { ...percentage, of: { reduced: true } }
  const conditions = conditionsWith([{ promotionId: 'OF', level: 'PRODUCT', gives }])
  expect(outcomesOf(reducedCart, conditions)).toEqual([8_00])
})

test('groups, time, use and shipments of the cart decide', () => {
  const employees = [
    {
      promotionId: 'STAFF',
      gives: percentage,
      when: { groups: ['employee' as const] },
    },
  ]
  expect(outcomesOf(cart, conditionsWith(employees))).toEqual(['otherGroup'])
  expect(outcomesOf(cart, conditionsWith(employees, { groups: new Set(['employee']) }))).toEqual([
    64_00,
  ])
  const later = [{ promotionId: 'LATER', gives: percentage, from: '2026-06-16T00:00:00Z' }]
  expect(outcomesOf(cart, conditionsWith(later))).toEqual(['notYet'])
  const limited = [{ promotionId: 'ONCE', gives: percentage, limits: { perCustomer: 1 } }]
  const counters = [{ kind: 'promotion', subject: 'ONCE', consumerId: 'guest', count: 1 } as const]
  expect(outcomesOf(cart, conditionsWith(limited, { counters }))).toEqual(['shopperLimitReached'])
  const shipping = [
    { promotionId: 'SHIP', level: 'SHIPPING', gives: { type: 'freeShipping' } } as const,
  ]
  expect(outcomesOf(cart, conditionsWith(shipping))).toEqual([6_95])
})

test('amounts are those of the currency of the site', () => {
  expect([
    currencyOf('CAIRN-US'),
    currencyOf('CAIRN-GB'),
    currencyOf('CAIRN-DE'),
    currencyOf('?'),
  ]).toEqual(['USD', 'GBP', 'EUR', 'USD'])
  const spend = { amounts: { ...inEveryCurrency(900_00), USD: 600_00 } }
  const conditions = conditionsWith([{ promotionId: 'SPEND', gives: percentage, when: { spend } }])
  expect(outcomesOf(cart, conditions)).toEqual([64_00])
})

const gift = { promotionId: 'MUG-GWP', gives: { type: 'gift', sku: mug, pieces: 2 } } as const
const giftOutcomes = (stock: object, lines = cart.lines, more: readonly PromotionExample[] = []) =>
  outcomesOf(
    { ...cart, lines },
    conditionsWith([gift, ...more], {
      gifts: new Map([[mug, aSellable({ sku: mug, onHand: 3, ...stock })]]),
    }),
  )

test('a gift needs enough pieces, after those that the shopper buys', () => {
  expect(giftOutcomes({})).toEqual([0])
  expect(giftOutcomes({ onHand: 2 })).toEqual([0])
  expect(giftOutcomes({ onHand: 1 })).toEqual(['giftGone'])
  const bought = (quantity: number) => [...cart.lines, aLine({ id: 'mug', sku: mug, quantity })]
  expect(giftOutcomes({}, bought(1))).toEqual([0])
  expect(giftOutcomes({}, bought(2))).toEqual(['giftGone'])
  expect(giftOutcomes({ isDigital: true }, bought(2))).toEqual([0])
  expect(giftOutcomes({ withdrawn: true })).toEqual(['giftGone'])
  expect(giftOutcomes({ price: null })).toEqual(['giftGone'])
  expect(outcomesOf(cart, conditionsWith([gift]))).toEqual(['giftGone'])
})

test('the stock of a gift has to suffice for the promotion that gives the most pieces', () => {
  const larger = { promotionId: 'MORE-GWP', gives: { type: 'gift', sku: mug, pieces: 4 } } as const
  const smaller = { promotionId: 'ONE-GWP', gives: { type: 'gift', sku: mug, pieces: 1 } } as const
  expect(giftOutcomes({}, cart.lines, [larger])).toEqual(['giftGone', 'giftGone'])
  expect(giftOutcomes({ onHand: 1 }, cart.lines, [smaller])).toEqual(['giftGone', 'giftGone'])
})

const withCode = [{ promotionId: 'CODED', gives: percentage, when: { coupon: true } }] as const
const coupons = [codeOf('CODED', 'SAVE-10'), codeOf('OTHER', 'OTHER-1')]

test('only the codes of the cart are checked and activate their promotion', () => {
  const conditions = conditionsWith(withCode, { coupons })
  const coded = { ...cart, coupons: ['SAVE-10'] }
  expect(checkCoupons(cart, conditions)).toEqual([])
  expect(checkCoupons(coded, conditions)).toMatchObject([
    { coupon: { code: 'SAVE-10' }, result: { ok: true } },
  ])
  expect(outcomesOf(cart, conditions)).toEqual(['codeMissing'])
  expect(outcomesOf(coded, conditions)).toEqual([64_00])
  const used = [{ ...codeOf('CODED', 'SAVE-10'), limits: { total: 1 }, uses: 1 }]
  expect(outcomesOf(coded, conditionsWith(withCode, { coupons: used }))).toEqual(['codeRefused'])
})

test('each applied promotion is used with its discount, and with the code that activated it', () => {
  const conditions = conditionsWith(
    [
      { promotionId: 'OPEN', gives: { ...percentage, percent: 20 } },
      ...withCode,
      { promotionId: 'OFF', active: false, gives: percentage },
    ],
    { coupons: [codeOf('CODED', 'NOT-ON-CART'), ...coupons] },
  )
  const coded = { ...cart, coupons: ['SAVE-10'] }
  const uses = promotionUses(applyPromotionsToCart(coded, conditions), { cart: coded, conditions })
  expect(uses).toEqual([
    { promotionId: 'CODED', code: 'SAVE-10', granted: 51_20 },
    { promotionId: 'OPEN', code: null, granted: 128_00 },
  ])
})

test('a shopper is known by both email addresses, by the card and by the home that is delivered to', () => {
  const shippingAddress = {
    email: 'ada@example.com',
    addressLine1: '1600 Larimer Street',
    postalCode: '80202',
    countryCode: 'US',
  }
  const billingAddress = { email: 'bea@example.com' }
  const [sent, collected] = [aLine(), aLine({ id: 'other', shippingMethod: 'pickup' })]
  const home = 'address US 80202 1600larimerst'
  const emails = ['email ada@example.com', 'email bea@example.com']
  const ofLines = (lines: (typeof sent)[], instruments?: readonly string[]) =>
    identitiesOfCart({ lines, shippingAddress, billingAddress }, instruments)

  expect(ofLines([sent])).toEqual([...emails, home])
  expect(ofLines([collected, sent], ['visa'])).toEqual([...emails, home, 'instrument visa'])
  expect(ofLines([collected])).toEqual(emails)
  expect(identitiesOfCart({ lines: [sent], shippingAddress: null, billingAddress: null })).toEqual(
    [],
  )
})
