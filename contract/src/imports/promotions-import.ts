import { z } from 'zod'
import { shippingMethodCode } from '../cart/shipping.ts'
import { categoryId, consumerId, locale, productId, sku, styleId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { currencies, currency } from '../fields/money.ts'
import { promotionLevel } from '../promotions/promotion-callout.ts'
import { siteByLocale, siteIds } from '../sites/sites.ts'
import { importedInstant as instant, importedSiteId } from './catalogue-import.ts'

export const promotionId = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, 'must be up to 40 capital letters, digits and dashes')
  .meta({ examples: ['SHIP-FREE-75'] })

const minor = z.int().min(1).max(100_000_000)
const percent = z.number().min(0.1).max(100).multipleOf(0.1, 'must have one decimal at most')
const pieces = z.int().min(1).max(1000)

/** One amount per currency in minor units; amounts are never converted. */
const amounts = z.partialRecord(z.enum(currencies), minor)

const selectionFields = {
  styles: z.array(styleId).max(2000).default([]),
  products: z.array(productId).max(2000).default([]),
  /** Includes all subcategories. */
  categories: z.array(categoryId).max(200).default([]),
}

/** The products that a promotion applies to. An empty selection means everything except gift cards. */
export const productSelection = z.strictObject({
  ...selectionFields,
  /** True: only reduced products; false: only products that are not reduced. */
  reduced: z.boolean().optional(),
  except: z.strictObject(selectionFields).optional(),
})
export type ProductSelection = z.infer<typeof productSelection>

export const customerGroup = z.enum([
  'guest',
  'registered',
  'loyalty',
  'athlete',
  'employee',
  'prosumer',
])
export type CustomerGroup = z.infer<typeof customerGroup>

const selectEverything = () => productSelection.parse({})
const selectionOrEverything = productSelection.default(selectEverything)

const promotionConditions = z.strictObject({
  /** The minimum value of the selected products at current prices. */
  spend: z.strictObject({ amounts, of: selectionOrEverything }).optional(),
  /** The minimum number of pieces of the selected products. */
  quantity: z.strictObject({ pieces, of: selectionOrEverything }).optional(),
  /** The customer has to be in one of these groups. */
  groups: z.array(customerGroup).min(1).optional(),
  /** Whether the promotion requires one of its coupons. */
  coupon: z.boolean().default(false),
})

const promotionEffect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percentage'), percent, of: selectionOrEverything }),
  z.strictObject({
    type: z.literal('amount'),
    amounts,
    of: selectionOrEverything,
    /** Whether the amount is deducted from each piece or once from all together. */
    per: z.enum(['piece', 'all']).default('all'),
  }),
  z.strictObject({ type: z.literal('fixedPrice'), amounts, of: selectionOrEverything }),
  z.strictObject({
    type: z.literal('buyAndGet'),
    buy: pieces,
    get: pieces,
    of: selectionOrEverything,
    /** The products that the shopper gets, if they differ from the products bought. */
    getOf: productSelection.optional(),
    percent: percent.default(100),
    /** The maximum number of applications per order. */
    most: pieces.optional(),
  }),
  z.strictObject({
    type: z.literal('gift'),
    sku,
    pieces: z.int().min(1).max(10).default(1),
  }),
  z.strictObject({
    type: z.literal('freeShipping'),
    methods: z.array(shippingMethodCode).min(1).default(['standard']),
  }),
])

const giftCallout = singleLine(200).min(1)
const promotionText = z.strictObject({
  name: singleLine(80).min(1),
  /** Up to three parts separated by pipes: approaching, in progress, earned. */
  callout: singleLine(500).min(1).optional(),
  /** Texts of a gift for guests, for signed-in shoppers, for both, and once it is earned. */
  guest: giftCallout.optional(),
  registered: giftCallout.optional(),
  default: giftCallout.optional(),
  earned: giftCallout.optional(),
})
export type PromotionText = z.infer<typeof promotionText>

const promotionFields = z.strictObject({
  promotionId,
  level: promotionLevel,
  sites: z
    .array(importedSiteId)
    .min(1)
    .default([...siteIds]),
  active: z.boolean().default(true),
  from: instant.nullable().default(null),
  until: instant.nullable().default(null),
  when: promotionConditions.default(() => promotionConditions.parse({})),
  gives: promotionEffect,
  /** Promotions with a higher priority are applied first. */
  priority: z.int().min(-1000).max(1000).default(0),
  /** Other promotions that it excludes: on the same line, at the same level or in the same order. */
  excludes: z.enum(['nothing', 'line', 'level', 'order']).optional(),
  /** Only one promotion of a group applies. */
  group: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be up to 40 lower-case letters, digits and dashes')
    .optional(),
  limits: z
    .strictObject({
      total: z.int().min(1).max(100_000_000).optional(),
      perCustomer: z.int().min(1).max(10_000).optional(),
    })
    .default({}),
  /** The maximum total discount per currency; unlimited for currencies without an amount. */
  budget: amounts.optional(),
  approachingDisplayLevel: promotionLevel.nullable().optional(),
  /** The percentage of the threshold from which the second part of the callout is shown. */
  inProgressFrom: z.int().min(1).max(100).default(50),
  texts: z.record(locale, promotionText),
})

type PromotionFields = z.infer<typeof promotionFields>
type ImportIssue = { path: (string | number)[]; message: string }

const allowedLevels: Record<PromotionFields['gives']['type'], readonly PromotionFields['level'][]> =
  {
    percentage: ['PRODUCT', 'ORDER', 'SHIPPING'],
    amount: ['PRODUCT', 'ORDER', 'SHIPPING'],
    fixedPrice: ['PRODUCT', 'SHIPPING'],
    buyAndGet: ['PRODUCT'],
    gift: ['ORDER', 'PRODUCT'],
    freeShipping: ['SHIPPING'],
  }

function levelIssues({ level, gives, excludes }: PromotionFields): ImportIssue[] {
  const levels = allowedLevels[gives.type]
  const issues: ImportIssue[] = []
  if (!levels.includes(level)) {
    issues.push({ path: ['level'], message: `must be ${levels.join(' or ')} for this effect` })
  }
  if (excludes === 'line' && level !== 'PRODUCT') {
    issues.push({ path: ['excludes'], message: 'lines are excluded at the level PRODUCT only' })
  }
  if (level !== 'PRODUCT' && gives.type === 'amount' && gives.per === 'piece') {
    issues.push({ path: ['gives', 'per'], message: 'pieces are at the level PRODUCT only' })
  }
  return issues
}

/** Every currency of the promotion's sites needs an amount. */
function currencyIssues({ sites, when, gives }: PromotionFields): ImportIssue[] {
  const siteCurrencies = new Set(
    Object.values(siteByLocale)
      .filter(({ siteId }) => sites.includes(siteId))
      .map((site) => site.currency),
  )
  const amountFields = [
    { path: ['when', 'spend', 'amounts'], amounts: when.spend?.amounts },
    { path: ['gives', 'amounts'], amounts: 'amounts' in gives ? gives.amounts : undefined },
  ]
  return amountFields.flatMap(({ path, amounts: byCurrency }) =>
    byCurrency === undefined
      ? []
      : [...siteCurrencies]
          .filter((code) => byCurrency[code] === undefined)
          .map((code) => ({ path, message: `must have an amount in ${code}` })),
  )
}

const timeIssues = ({ from, until }: PromotionFields): ImportIssue[] =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from)
    ? [{ path: ['until'], message: 'must be later than from' }]
    : []

const partsOf = (text: string | undefined) => text?.split('|').length ?? 0

const calloutIssues = ({ texts }: PromotionFields): ImportIssue[] =>
  Object.entries(texts)
    .filter(([, text]) => partsOf(text.callout) > 3)
    .map(([textLocale]) => ({
      path: ['texts', textLocale, 'callout'],
      message: 'must have three parts at most',
    }))

export const importedPromotion = promotionFields
  .check(({ value, issues }) => {
    const checks = [levelIssues, currencyIssues, timeIssues, calloutIssues]
    for (const issue of checks.flatMap((check) => check(value))) {
      issues.push({ code: 'custom', input: value, ...issue })
    }
  })
  .transform(({ excludes, approachingDisplayLevel, ...promotion }) => ({
    ...promotion,
    excludes: excludes ?? (promotion.level === 'PRODUCT' ? 'line' : 'nothing'),
    approachingDisplayLevel:
      approachingDisplayLevel === undefined ? promotion.level : approachingDisplayLevel,
  }))
export type Promotion = z.output<typeof importedPromotion>

/** The form of coupon codes and reward codes; the comparison is not case-sensitive. */
export const importedCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'must be 3 to 40 letters, digits, dashes and underlines')
  .meta({ examples: ['WELCOME10'] })

export const importedCoupon = z.strictObject({
  code: importedCode,
  promotionId,
  /** Has to be within the period of its promotion. */
  from: instant.nullable().default(null),
  until: instant.nullable().default(null),
  limits: z
    .strictObject({
      total: z.int().min(1).max(100_000_000).optional(),
      perCustomer: z.int().min(1).max(10_000).optional(),
    })
    .default({}),
  /** The number of uses before the import. */
  usedBefore: z.int().min(0).max(100_000_000).default(0),
})
export type ImportedCoupon = z.infer<typeof importedCoupon>

/** A use of a coupon in an imported order; it counts towards the limits of the coupon. */
export const importedCouponUse = z.strictObject({
  code: importedCode,
  consumerId,
  orderId: z.uuid(),
  currency,
  granted: z.int().min(0).max(100_000_000).default(0),
})
export type ImportedCouponUse = z.infer<typeof importedCouponUse>

/** A row of an import file before defaults are applied. */
export type PromotionsRow =
  | ({ kind: 'promotion' } & z.input<typeof importedPromotion>)
  | ({ kind: 'coupon' } & z.input<typeof importedCoupon>)
  | ({ kind: 'couponUse' } & z.input<typeof importedCouponUse>)
