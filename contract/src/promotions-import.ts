import { z } from 'zod'
import { importedSiteId } from './catalogue-import.ts'
import { categoryId, consumerId, productId, sku, styleId } from './identifiers.ts'
import { locale } from './locale.ts'
import { currencies, currency } from './money.ts'
import { promotionLevel } from './promotion-entity.ts'
import { shippingMethodCode } from './shipping.ts'
import { siteByLocale, siteIds } from './sites.ts'
import { line } from './text.ts'

export const promotionId = z
  .string()
  .regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/, 'must be up to 40 capital letters, digits and dashes')
  .meta({ examples: ['SHIP-FREE-75'] })

const minor = z.int().min(1).max(100_000_000)
const instant = z.iso.datetime({ offset: true })
const percent = z.number().min(0.1).max(100).multipleOf(0.1, 'must have one decimal at most')
const pieces = z.int().min(1).max(1000)

/** One amount a currency, in minor units: not converted, chosen. */
const amounts = z.partialRecord(z.enum(currencies), minor)

const named = {
  styles: z.array(styleId).max(2000).default([]),
  products: z.array(productId).max(2000).default([]),
  /** With everything below them. */
  categories: z.array(categoryId).max(200).default([]),
}

/** What a promotion is about. Nothing named: everything that is sold but gift cards, which are money. */
export const promotedGoods = z.strictObject({
  ...named,
  /** Only what is reduced, or only what is not. */
  reduced: z.boolean().optional(),
  except: z.strictObject(named).optional(),
})
export type PromotedGoods = z.infer<typeof promotedGoods>

export const customerGroup = z.enum([
  'guest',
  'registered',
  'loyalty',
  'athlete',
  'employee',
  'prosumer',
])
export type CustomerGroup = z.infer<typeof customerGroup>

const everything = () => promotedGoods.parse({})
const of = promotedGoods.default(everything)

const conditions = z.strictObject({
  /** So much of these goods, as they cost now. */
  spend: z.strictObject({ amounts, of }).optional(),
  /** So many pieces of these goods. */
  quantity: z.strictObject({ pieces, of }).optional(),
  /** Whoever is in one of these. */
  groups: z.array(customerGroup).min(1).optional(),
  /** Only with one of its codes. */
  coupon: z.boolean().default(false),
})

const effect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percentage'), percent, of }),
  z.strictObject({
    type: z.literal('amount'),
    amounts,
    of,
    /** Off each piece, or once off all of them together. */
    per: z.enum(['piece', 'all']).default('all'),
  }),
  z.strictObject({ type: z.literal('fixedPrice'), amounts, of }),
  z.strictObject({
    type: z.literal('buyAndGet'),
    buy: pieces,
    get: pieces,
    of,
    /** What the shopper gets, where that is something else than what they buy. */
    getOf: promotedGoods.optional(),
    percent: percent.default(100),
    /** So often in one order at most. */
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

const words = line(200).min(1)
const promotionText = z.strictObject({
  name: line(80).min(1),
  /** Up to three parts between pipes: approaching, in progress, earned. */
  callout: line(500).min(1).optional(),
  /** Of a gift: what is said to guests, to shoppers who are signed in, to all others, and once it is earned. */
  guest: words.optional(),
  registered: words.optional(),
  default: words.optional(),
  earned: words.optional(),
})
export type PromotionText = z.infer<typeof promotionText>

const fields = z.strictObject({
  promotionId,
  level: promotionLevel,
  sites: z
    .array(importedSiteId)
    .min(1)
    .default([...siteIds]),
  active: z.boolean().default(true),
  from: instant.nullable().default(null),
  until: instant.nullable().default(null),
  when: conditions.default(() => conditions.parse({})),
  gives: effect,
  /** The higher goes first. */
  priority: z.int().min(-1000).max(1000).default(0),
  /** What it cannot be combined with: promotions on the same line, of its level, or in the same order. */
  excludes: z.enum(['nothing', 'line', 'level', 'order']).optional(),
  /** Of promotions in one group, one applies. */
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
  /** All that it may give away, a currency: one that is not named has no end. */
  budget: amounts.optional(),
  approachingDisplayLevel: promotionLevel.nullable().optional(),
  /** From this share of its threshold on, in percent, the second part of the call-out is said. */
  inProgressFrom: z.int().min(1).max(100).default(50),
  texts: z.record(locale, promotionText),
})

type Fields = z.infer<typeof fields>
type Complaint = { path: (string | number)[]; message: string }

const levelsOf: Record<Fields['gives']['type'], readonly Fields['level'][]> = {
  percentage: ['PRODUCT', 'ORDER', 'SHIPPING'],
  amount: ['PRODUCT', 'ORDER', 'SHIPPING'],
  fixedPrice: ['PRODUCT', 'SHIPPING'],
  buyAndGet: ['PRODUCT'],
  gift: ['ORDER', 'PRODUCT'],
  freeShipping: ['SHIPPING'],
}

function levelComplaints({ level, gives, excludes }: Fields): Complaint[] {
  const levels = levelsOf[gives.type]
  const complaints: Complaint[] = []
  if (!levels.includes(level)) {
    complaints.push({ path: ['level'], message: `must be ${levels.join(' or ')} for this effect` })
  }
  if (excludes === 'line' && level !== 'PRODUCT') {
    complaints.push({ path: ['excludes'], message: 'lines are excluded at the level PRODUCT only' })
  }
  if (level !== 'PRODUCT' && gives.type === 'amount' && gives.per === 'piece') {
    complaints.push({ path: ['gives', 'per'], message: 'pieces are at the level PRODUCT only' })
  }
  return complaints
}

/** Every currency that the promotion meets has to have an amount. */
function currencyComplaints({ sites, when, gives }: Fields): Complaint[] {
  const met = new Set(
    Object.values(siteByLocale)
      .filter(({ siteId }) => sites.includes(siteId))
      .map((site) => site.currency),
  )
  const given = [
    { path: ['when', 'spend', 'amounts'], amounts: when.spend?.amounts },
    { path: ['gives', 'amounts'], amounts: 'amounts' in gives ? gives.amounts : undefined },
  ]
  return given.flatMap(({ path, amounts: set }) =>
    set === undefined
      ? []
      : [...met]
          .filter((each) => set[each] === undefined)
          .map((each) => ({ path, message: `must have an amount in ${each}` })),
  )
}

const timeComplaints = ({ from, until }: Fields): Complaint[] =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from)
    ? [{ path: ['until'], message: 'must be later than from' }]
    : []

const partsOf = (text: string | undefined) => text?.split('|').length ?? 0

const wordComplaints = ({ texts }: Fields): Complaint[] =>
  Object.entries(texts)
    .filter(([, text]) => partsOf(text.callout) > 3)
    .map(([spoken]) => ({
      path: ['texts', spoken, 'callout'],
      message: 'must have three parts at most',
    }))

/** A promotion as a merchant hands it in. */
export const importedPromotion = fields
  .check(({ value, issues }) => {
    const complaints = [levelComplaints, currencyComplaints, timeComplaints, wordComplaints]
    for (const complaint of complaints.flatMap((complain) => complain(value))) {
      issues.push({ code: 'custom', input: value, ...complaint })
    }
  })
  .transform(({ excludes, approachingDisplayLevel, ...promotion }) => ({
    ...promotion,
    excludes: excludes ?? (promotion.level === 'PRODUCT' ? 'line' : 'nothing'),
    approachingDisplayLevel:
      approachingDisplayLevel === undefined ? promotion.level : approachingDisplayLevel,
  }))
export type Promotion = z.output<typeof importedPromotion>

/** What shoppers type; capitals make no difference. */
export const importedCouponCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, 'must be 3 to 40 letters, digits, dashes and underlines')
  .meta({ examples: ['WELCOME10'] })

export const importedCoupon = z.strictObject({
  code: importedCouponCode,
  promotionId,
  /** Within the time of its promotion. */
  from: instant.nullable().default(null),
  until: instant.nullable().default(null),
  limits: z
    .strictObject({
      total: z.int().min(1).max(100_000_000).optional(),
      perCustomer: z.int().min(1).max(10_000).optional(),
    })
    .default({}),
  /** How often it was used before it came here. */
  usedBefore: z.int().min(0).max(100_000_000).default(0),
})
export type ImportedCoupon = z.infer<typeof importedCoupon>

/** A code that a customer used in an order before that came here: it counts against its limits. */
export const importedCouponUse = z.strictObject({
  code: importedCouponCode,
  consumerId,
  orderId: z.uuid(),
  currency,
  granted: z.int().min(0).max(100_000_000).default(0),
})
export type ImportedCouponUse = z.infer<typeof importedCouponUse>

/** A row of a file, before its defaults are filled in. */
export type PromotionsRow =
  | ({ kind: 'promotion' } & z.input<typeof importedPromotion>)
  | ({ kind: 'coupon' } & z.input<typeof importedCoupon>)
  | ({ kind: 'couponUse' } & z.input<typeof importedCouponUse>)
