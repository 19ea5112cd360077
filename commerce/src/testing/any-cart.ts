import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { CustomerGroup } from '@cairn/contract/imports/promotions-import'
import { type Locale, locales, siteOf } from '@cairn/contract/sites/sites'
import fc from 'fast-check'
import { aCart, anAdjustment, aLine, aStore, everyMethod, placesOf } from '../cart/cart-example.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import type { CartPayment } from '../cart/payment/cart-payment.ts'
import type { PricingConditions } from '../cart/pricing/pricing-conditions.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../promotions/current-promotions.ts'
import {
  aPromotion,
  inEveryCurrency,
  type PromotionExample,
} from '../promotions/promotion-example.ts'
import type { TaxRegion } from '../tax/tax-region.ts'

export type AnyCart = { cart: Cart; conditions: PricingConditions; locale: Locale }

const minor = (max: number) => fc.integer({ min: 1, max })
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

const skuOf = (index: number) => `SKU-${index}`

const styleIds = ['STYLE001', 'STYLE002', 'STYLE003']
const giftSku = 'CAIRN007SNW-OS'
const provinces = ['AB', 'BC', null]

const anyPart = fc.record({
  name: fc.constantFrom('State', 'City', 'VAT'),
  rate: fc.integer({ min: 0, max: 25_000 }),
})
const anyTax = fc.record({
  isIncluded: fc.boolean(),
  taxesShipping: fc.boolean(),
  parts: fc.array(anyPart, { maxLength: 3 }),
})

/** Regions of one country: some provinces may be without tax, and one may include what another adds. */
const anyTaxRegions = (countryCode: string): fc.Arbitrary<TaxRegion[]> =>
  fc
    .array(fc.record({ province: fc.constantFrom(...provinces), tax: anyTax }), { maxLength: 3 })
    .map((regions) => regions.map(({ province, tax }) => ({ countryCode, province, ...tax })))

const methodsOf: Record<'goods' | 'giftCard' | 'custom', readonly ShippingMethodCode[]> = {
  goods: ['standard', 'express', 'pickup', 'sts', 'pudo'],
  giftCard: ['digital'],
  custom: ['customs'],
}

const anyLine = fc.constantFrom('goods', 'goods', 'goods', 'giftCard', 'custom').chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    method: fc.constantFrom(...methodsOf[kind]),
    group: fc.constantFrom('me', 'me', 'other'),
    store: fc.constantFrom('0042', '0043'),
    quantity: fc.integer({ min: 1, max: 9 }),
    current: minor(60_000),
    reduction: fc.constantFrom(0, 0, 5_00, 33_33),
    styleId: fc.constantFrom(...styleIds),
  }),
)

type AnyLine = typeof anyLine extends fc.Arbitrary<infer Line> ? Line : never

function lineOf(line: AnyLine, index: number): CartLine {
  const { kind, method, group, store, quantity, current, reduction, styleId } = line
  const isAtStore = method === 'pickup' || method === 'sts' || method === 'pudo'
  return aLine({
    id: idOf(index),
    sku: skuOf(index),
    quantity,
    shippingMethod: method,
    shippingId: group,
    storeId: isAtStore ? store : null,
    sellable: aSellable({
      sku: skuOf(index),
      styleId,
      productId: `${styleId}BLK`,
      onHand: 100,
      isDigital: kind === 'giftCard',
      isCustom: kind === 'custom',
      price: { current, original: current + reduction },
    }),
  })
}

const percent = fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10)
const amounts = minor(30_000).map(inEveryCurrency)
const spend = fc.option(
  amounts.map((of) => ({ spend: { amounts: of } })),
  { nil: {} },
)
const code = 'CODE-10'

/** Some of the promotions, one of each kind. */
const anyPromotionExamples: fc.Arbitrary<PromotionExample[]> = fc
  .tuple(
    fc.record({ percent, when: spend }).map(({ percent: off, when }) => ({
      promotionId: 'LINES',
      level: 'PRODUCT' as const,
      approachingDisplayLevel: 'PRODUCT' as const,
      when,
      gives: { type: 'percentage' as const, percent: off, of: { styles: ['STYLE001'] } },
    })),
    fc.record({ percent }).map(({ percent: off }) => ({
      promotionId: 'SECOND',
      level: 'PRODUCT' as const,
      gives: { type: 'buyAndGet' as const, buy: 1, get: 1, percent: off },
    })),
    fc.record({ amounts, when: spend }).map(({ amounts: off, when }) => ({
      promotionId: 'ORDER',
      when,
      gives: { type: 'amount' as const, amounts: off },
    })),
    spend.map((when) => ({
      promotionId: 'GWP-BEANIE',
      when,
      gives: { type: 'gift' as const, sku: giftSku },
    })),
    spend.map((when) => ({
      promotionId: 'FREE-SHIPPING',
      level: 'SHIPPING' as const,
      when,
      gives: { type: 'freeShipping' as const, methods: ['standard' as const, 'express' as const] },
    })),
    percent.map((off) => ({
      promotionId: 'COUPON',
      when: { coupon: true },
      gives: { type: 'percentage' as const, percent: off },
    })),
    percent.map((off) => ({
      promotionId: 'EMPLOYEES',
      level: 'PRODUCT' as const,
      when: { groups: ['employee' as const] },
      gives: { type: 'percentage' as const, percent: off },
    })),
  )
  .chain((all) => fc.subarray<PromotionExample>(all))

type AnyShopper = {
  groups: readonly CustomerGroup[]
  athleteCredit?: number
  remainingTermsLimit?: number
}

const anyShopper = fc.constantFrom<AnyShopper>(
  { groups: ['guest'] },
  { groups: ['registered', 'loyalty'] },
  { groups: ['registered', 'athlete'], athleteCredit: 80_00 },
  { groups: ['registered', 'employee'], remainingTermsLimit: 300_00 },
  { groups: ['registered', 'employee'], remainingTermsLimit: 9_000_00 },
)

const anyPayment = fc.record({
  method: fc.constantFrom(
    'GIFT_CARD',
    'REWARD_CARD',
    'LOYALTY_POINTS',
    'LOYALTY_VOUCHER',
    'ATHLETES_PAYMENT',
    'CREDIT_CARD',
  ),
  available: fc.option(minor(50_000)),
})

const paymentOf = (
  { method, available }: { method: CartPayment['method']; available: number | null },
  index: number,
): CartPayment => ({
  id: idOf(500 + index),
  method,
  source: null,
  requestedAmount: null,
  points: null,
  available: method === 'CREDIT_CARD' ? null : (available ?? 10_00),
  details: { maskedCode: '1234' },
})

const anyAdjustment = fc.record({
  line: fc.option(fc.nat({ max: 4 })),
  type: fc.constantFrom('percent', 'amount'),
  value: minor(20_00),
})

const cartFields = {
  locale: fc.constantFrom(...locales),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  province: fc.constantFrom(...provinces),
  shipping: fc.array(minor(30_00), {
    minLength: everyMethod.length,
    maxLength: everyMethod.length,
  }),
  promotions: anyPromotionExamples,
  shopper: anyShopper,
  hasCode: fc.boolean(),
  payments: fc.array(anyPayment, { maxLength: 3 }),
  adjustments: fc.array(anyAdjustment, { maxLength: 2 }),
}

/** Carts of all sites, with everything that can change their totals. */
export const anyCart: fc.Arbitrary<AnyCart> = fc.record(cartFields).chain((chosen) =>
  anyTaxRegions(siteOf(chosen.locale).country).map((taxRegions): AnyCart => {
    const { locale, province, payments, adjustments, hasCode } = chosen
    const { country } = siteOf(locale)
    const address = {
      firstName: 'Ada',
      lastName: 'Berg',
      addressLine1: '1600 Larimer Street',
      city: 'Denver',
      countryCode: country,
      ...(province !== null && { province }),
    }
    const cart = aCart({
      id: idOf(900),
      lines: chosen.lines.map(lineOf),
      coupons: hasCode ? [code] : [],
      shippingAddress: address,
      billingAddress: address,
      payments: payments.map(paymentOf),
      adjustments: adjustments.map(({ line, type, value }, index) =>
        anAdjustment({
          id: idOf(700 + index),
          sessionId: 'session',
          siteId: siteOf(locale).siteId,
          lineId: line === null ? null : idOf(line),
          sku: line === null ? null : skuOf(line),
          quantity: 99,
          type,
          value,
        }),
      ),
    })
    return { cart, locale, conditions: conditionsOf(chosen, taxRegions) }
  }),
)

type ChosenConditions = {
  locale: Locale
  province: string | null
  shipping: number[]
  promotions: PromotionExample[]
  shopper: AnyShopper
}

function conditionsOf(
  { locale, province, shipping, promotions: examples, shopper }: ChosenConditions,
  taxRegions: TaxRegion[],
): PricingConditions {
  const { siteId, country } = siteOf(locale)
  const promotions = examples.map(aPromotion)
  return {
    at: new Date('2026-06-15T12:00:00Z'),
    siteId,
    country,
    destination: { countryCode: country, province },
    unserved: null,
    methodsValidUntil: Infinity,
    methods: everyMethod.map((method, index) => ({ ...method, price: shipping[index] ?? 0 })),
    taxRegions,
    places: placesOf(
      aStore({ siteId, countryCode: country, province: 'AB' }),
      aStore({ placeId: '0043', siteId, countryCode: country, province: 'BC' }),
    ),
    offers: ['card', 'wallet', 'payLater'],
    inStoreSessionId: 'session',
    inStoreSessionIds: new Set(['session']),
    promotions: {
      ...noPromotions,
      groups: new Set(shopper.groups),
      athleteCredit: shopper.athleteCredit ?? null,
      remainingTermsLimit: shopper.remainingTermsLimit ?? null,
      coupons: [
        {
          code,
          promotionId: 'COUPON',
          from: null,
          until: null,
          limits: {},
          uses: 0,
          usesByShopper: 0,
        },
      ],
      gifts: new Map([[giftSku, aSellable({ sku: giftSku, onHand: 50, soldAlone: false })]]),
      byId: new Map(promotions.map((promotion) => [promotion.promotionId, promotion])),
      bySite: new Map([[siteId, promotions]]),
    },
  }
}
