import { z } from 'zod'
import { categoryId, orderNumber, productId, sku } from './identifiers.ts'
import { amount, currency } from './money.ts'
import { quantity } from './quantity.ts'
import { coordinates } from './store-entity.ts'
import { line, word } from './text.ts'

export const pageType = z.enum([
  'PDP',
  'PLP',
  'Search',
  'Cart',
  'Account',
  'Home',
  'Order Confirmation',
  'Checkout',
])

const pixels = z.int().min(0).max(100_000)
const value = amount.min(0).max(10_000_000)
const boughtLines = z
  .array(z.object({ productId, sku, quantity, unitPrice: value, currency }))
  .max(200)

/** What happened on a page, as the decision engine is told. */
export const decisionEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('PageView'),
    pageType: pageType.optional(),
    url: line(2_000),
    path: line(1_000).optional(),
    categoryId: categoryId.optional(),
  }),
  z.object({
    eventType: z.literal('DecisionRequest'),
    requestId: word,
    experienceIds: z.array(word).max(50).default([]),
  }),
  z.object({ eventType: z.literal('ScreenSize'), width: pixels, height: pixels }),
  z.object({ eventType: z.literal('Language'), language: word }),
  z.object({ eventType: z.literal('UserAgent'), userAgent: line(1_000) }),
  z.object({ eventType: z.literal('Referrer'), referrer: line(2_000) }),
  z.object({ eventType: z.literal('Coordinates'), ...coordinates }),
  z.object({ eventType: z.literal('SearchView'), q: line(100), total: pixels.optional() }),
  z.object({
    eventType: z.literal('ProductDetailView'),
    products: z.array(z.object({ productId, sku: sku.optional() })).max(50),
  }),
  z.object({ eventType: z.literal('Cart'), cartLines: boughtLines }),
  z.object({ eventType: z.literal('Purchase'), orderNumber, purchaseLines: boughtLines }),
  z.object({
    eventType: z.literal('RecommendationImpressions'),
    recTokens: z.array(word).max(100),
    count: z.int().min(0).max(100),
  }),
  z.object({ eventType: z.literal('PageEvents'), pageEvents: z.array(word).max(50) }),
])
