import { z } from 'zod'
import { categoryId, productId, sku, storeId } from '../fields/identifiers.ts'
import { integerParam, listParam, machineName } from '../fields/inputs.ts'
import { emailInput } from '../fields/person.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'
import { filterParams, listing } from './listing.ts'
import { productDetails, productSet, recommendation, upsell } from './product.ts'

export const readProduct = call({
  method: 'GET',
  path: '/products/v2/products/{productId}/details',
  summary: 'Read everything that a product page shows.',
  description:
    'Its `variants` have the `sku` that a cart takes. The id of a style answers with its first colour.',
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
  summary: 'Read the stock of a product or a variant in stores.',
  description: 'For the choice of a store. findStores also finds the stores.',
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
  summary: 'Read the warehouse stock of each variant.',
  description: 'Stock changes at any time: adding to a cart and ordering check it again.',
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
  summary: 'List the sets that contain a product.',
  description: 'The sets are looks or bundles; their products are bought one by one.',
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
  summary: 'Read a set and its products.',
  description: 'Its products are bought one by one.',
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
  summary: 'List the products of a category, with filters.',
  description: 'Filters, prices and counts are those of the site.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ categoryId, ...filterParams }),
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

export const subscribeToStockNotice = call({
  method: 'PUT',
  path: '/products/v1/notifications',
  summary: 'Subscribe to a back-in-stock notification.',
  description: 'One mail is sent when the variant is in stock again.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  body: z.object({ sku, email: emailInput, recaptcha_response: captchaResponse.optional() }),
  answer: z.object({}),
  refuses: ['itemNotAvailable', 'emailMalformed', 'captchaFailed'],
})

export const readRecommendations = call({
  method: 'GET',
  path: '/products/v1/widgetRecommendations',
  summary: 'List recommendations for a product, a category or a cart.',
  description: 'Without any parameter: what is popular.',
  policy: 'anyone',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    widget: machineName.optional(),
    productId: productId.optional(),
    categoryId: categoryId.optional(),
    productIds: listParam(productId, 24)
      .optional()
      .meta({ description: 'Only these, in this order, as far as they can be bought here.' }),
    count: integerParam({ from: 1, to: 24 }).default(12),
  }),
  answer: z.object({ recommendations: z.array(recommendation), upsells: z.array(upsell) }),
  refuses: [],
})
