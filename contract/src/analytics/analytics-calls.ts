import { z } from 'zod'
import { categoryId, orderNumber, productId, sku } from '../fields/identifiers.ts'
import { machineName, singleLine, quantity } from '../fields/inputs.ts'
import { amount, currency } from '../fields/money.ts'
import { coordinateFields } from '../stores/store-calls.ts'
import { call } from '../wire/call.ts'

const maxLabels = 20
const maxNesting = 64

const labels = z
  .record(machineName, singleLine(200))
  .refine((record) => Object.keys(record).length <= maxLabels, `at most ${maxLabels} labels`)

/** The measurements of pages that are counted by their name. Others are counted together. */
export const measurementNames = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS', 'load'] as const

export const ingestMeasurements = call({
  method: 'POST',
  path: '/fapi/performance/ingest',
  summary: 'Send performance measurements of pages.',
  description:
    'For pages of the shop, which send `TTFB`, `FCP`, `LCP`, `INP`, `load` and `CLS` with the label `page`, the type of the page. The measurements are counted in the metrics of the server. Without consent to C0002 they are ignored. The answer is empty.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'counted',
  body: z.object({
    measureBatch: z
      .array(
        z.object({
          name: machineName,
          duration: z.number().min(0).max(86_400_000),
          labels: labels.default({}),
        }),
      )
      .max(100),
  }),
  answer: z.object({}),
  refuses: [],
})

export const readServerTime = call({
  method: 'GET',
  path: '/fapi/server/time',
  summary: 'Read the server time.',
  description: 'For clients whose clock may be wrong.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ timestamp: z.iso.datetime() }),
  refuses: [],
})

const isNestedWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isNestedWithin(part, levels - 1)))

/** Any JSON value with a limited depth. */
const responseToCheck = z
  .unknown()
  .refine((value) => isNestedWithin(value, maxNesting), 'nested too deep')

export const validateResponse = call({
  method: 'POST',
  path: '/fapi/api/validate-response/{contract}',
  summary: 'Validate a received answer against the schema of its call.',
  description: 'For the development of clients: tells whether an answer is as documented.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'safe',
  params: z.object({ contract: machineName }),
  body: z.object({
    data: responseToCheck.optional(),
    error: responseToCheck.optional(),
    path: singleLine(2_000),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  }),
  answer: z.object({
    isValid: z.boolean(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  refuses: ['callUnknown'],
})

/** The page types that the decision engine knows. */
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
const boughtItems = z
  .array(z.object({ productId, sku, quantity, unitPrice: value, currency }))
  .max(200)

/** An event of a page for the decision engine. */
export const decisionEvent = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('PageView'),
    pageType: pageType.optional(),
    url: singleLine(2_000),
    path: singleLine(1_000).optional(),
    categoryId: categoryId.optional(),
  }),
  z.object({
    eventType: z.literal('DecisionRequest'),
    requestId: machineName,
    experienceIds: z.array(machineName).max(50).optional(),
    audiences: z.array(machineName).max(30).default([]),
  }),
  z.object({ eventType: z.literal('ScreenSize'), width: pixels, height: pixels }),
  z.object({ eventType: z.literal('Language'), language: machineName }),
  z.object({ eventType: z.literal('UserAgent'), userAgent: singleLine(1_000) }),
  z.object({ eventType: z.literal('Referrer'), referrer: singleLine(2_000) }),
  z.object({ eventType: z.literal('Coordinates'), ...coordinateFields }),
  z.object({ eventType: z.literal('SearchView'), q: singleLine(100), total: pixels.optional() }),
  z.object({
    eventType: z.literal('ProductDetailView'),
    products: z.array(z.object({ productId, sku: sku.optional() })).max(50),
  }),
  z.object({ eventType: z.literal('Cart'), cartLines: boughtItems }),
  z.object({ eventType: z.literal('Purchase'), orderNumber, purchaseLines: boughtItems }),
  z.object({
    eventType: z.literal('RecommendationImpressions'),
    recTokens: z.array(machineName).max(100),
    count: z.int().min(0).max(100),
  }),
  z.object({ eventType: z.literal('PageEvents'), pageEvents: z.array(machineName).max(50) }),
])
export type DecisionEvent = z.infer<typeof decisionEvent>

/** Each one may be answered with an action for every experiment. */
const maxDecisionRequests = 10

const decisionEvents = z
  .array(decisionEvent)
  .max(100)
  .refine(
    (events) =>
      events.filter(({ eventType }) => eventType === 'DecisionRequest').length <=
      maxDecisionRequests,
    `at most ${maxDecisionRequests} decision requests`,
  )

/** What a page shows of an experience. */
export const experienceAction = z.object({
  actionType: z.literal('experience'),
  experienceId: z.string(),
  /** Null: the baseline is shown. */
  variationKey: z.string().nullable(),
  requestId: z.string().nullable(),
})
export type ExperienceAction = z.infer<typeof experienceAction>

export const decide = call({
  method: 'POST',
  path: '/api/engine/v1/decide/{brand}',
  summary: 'Send page events and receive the experience variants to show.',
  description:
    'The same browser gets the same variants as long as it sends the same `monetateId`. An experience that does not run has no action. Without consent to C0002 and C0004 there are no actions and nothing is stored; a client without the cookie `cairn_consent` counts as a visitor of the site of its locale who has not chosen.',
  policy: 'anyone',
  rate: 'beacon',
  repeat: 'counted',
  params: z.object({ brand: machineName }),
  body: z.object({
    brand: machineName.optional(),
    customerId: machineName.nullish(),
    channel: machineName.optional(),
    monetateId: machineName.optional(),
    events: decisionEvents,
  }),
  answer: z.object({
    monetateId: z.string(),
    actions: z.array(experienceAction),
  }),
  refuses: ['callUnknown'],
})
