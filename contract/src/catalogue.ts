import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { categoryId, productId, sku, storeId } from './identifiers.ts'
import { listing, narrowing } from './listing-entity.ts'
import { typedEmail } from './person.ts'
import { productDetails, productSet, recommendation, upsell } from './product-entity.ts'
import { oneOrMore, wholeNumber } from './query.ts'
import { word } from './text.ts'

export const readProduct = call({
  method: 'GET',
  path: '/products/v2/products/{productId}/details',
  summary: 'Everything that a product page shows.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  answer: productDetails,
  refuses: ['itemNotAvailable'],
})

export const readAvailability = call({
  method: 'POST',
  path: '/products/v1/products/{productId}/availability',
  summary: 'How many of a product, or of one variant, stores have.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  body: z.object({ storeIds: z.array(storeId).min(1).max(50), sku: sku.optional() }),
  answer: z.object({ storeInventory: z.array(z.object({ storeId, quantity: z.int() })) }),
  refuses: ['itemNotAvailable'],
})

export const readInventory = call({
  method: 'GET',
  path: '/products/v2/products/{productId}/inventory',
  summary: 'How many of each variant can be delivered home.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  answer: z.object({ variants: z.record(sku, z.object({ quantity: z.int() })) }),
  refuses: ['itemNotAvailable'],
})

export const readProductSets = call({
  method: 'GET',
  path: '/products/v2/products/{productId}/productSets',
  summary: 'The sets that a product belongs to.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productId }),
  answer: z.object({ productSets: z.array(productSet) }),
  refuses: ['itemNotAvailable'],
})

export const readProductSet = call({
  method: 'GET',
  path: '/products/v2/products/{productSetId}/productSet',
  summary: 'A set and its products.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ productSetId: productId }),
  answer: productSet,
  refuses: ['itemNotAvailable'],
})

export const readCatalogue = call({
  method: 'GET',
  path: '/products/v2/catalog',
  summary: 'The products of a category, with what they can be narrowed by.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ categoryId, ...narrowing }),
  answer: listing.extend({
    category: z.object({
      id: categoryId,
      name: z.string(),
      slug: z.string(),
      description: z.string(),
      breadcrumbs: z.array(z.object({ id: categoryId, name: z.string(), url: z.string() })),
      children: z.array(z.object({ id: categoryId, name: z.string(), url: z.string() })),
    }),
  }),
  refuses: ['listedProductNotFound'],
})

export const askForNotice = call({
  method: 'PUT',
  path: '/products/v1/notifications',
  summary: 'Be told when a sold-out variant is back.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  body: z.object({ sku, email: typedEmail, recaptcha_response: captchaResponse.optional() }),
  answer: z.object({}),
  refuses: ['itemNotAvailable', 'emailMalformed', 'captchaFailed'],
})

export const readRecommendations = call({
  method: 'GET',
  path: '/products/v1/widgetRecommendations',
  summary: 'What else a shopper may like, beside a product, a category or a cart.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    widget: word.optional(),
    productId: productId.optional(),
    categoryId: categoryId.optional(),
    productIds: oneOrMore(productId, 24)
      .optional()
      .meta({ description: 'Only these, in this order, as far as they can be bought here.' }),
    count: wholeNumber({ from: 1, to: 24 }).default(12),
  }),
  answer: z.object({ recommendations: z.array(recommendation), upsells: z.array(upsell) }),
  refuses: [],
})
