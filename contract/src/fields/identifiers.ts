import { z } from 'zod'
import { locales } from '../sites/sites.ts'

/** A product id begins with the id of its style. */
export const styleIdLength = 8
export const styleIdOf = (productId: string) => productId.slice(0, styleIdLength)

export const styleId = z
  .string()
  .regex(/^[A-Z0-9]{8}$/)
  .meta({ examples: ['CAIRN001'] })
  .describe('The id of a style: a product in all its colours. 8 characters.')
export const productId = z
  .string()
  .regex(/^[A-Z0-9]{8,11}$/)
  .meta({ examples: ['CAIRN001BLK'] })
  .describe(
    'The id of a product: a style in one colour, 11 characters. Where the id of a style (8 characters) is sent, it stands for its first colour.',
  )
export const sku = z
  .string()
  .regex(/^[A-Z0-9-]{8,24}$/)
  .meta({ examples: ['CAIRN001BLK-M'] })
  .describe('The id of a variant: one size of a product. It is what is added to a cart.')
export const upc = z
  .string()
  .regex(/^\d{8,14}$/)
  .meta({ examples: ['840000000019'] })
  .describe('The bar code of a variant: its GTIN, 8 to 14 digits.')
export const categoryId = z
  .string()
  .regex(/^\d{4,10}$/)
  .meta({ examples: ['100200'] })
  .describe('The id of a category, as in the menu, in breadcrumbs and in the URL of its page.')
export const storeId = z
  .string()
  .regex(/^[A-Z0-9-]{1,12}$/)
  .meta({ examples: ['0042'] })
  .describe(
    'The id of a store or a collection point, as answered by findStores and findCollectionPoints.',
  )
export const employeeId = z
  .string()
  .regex(/^[A-Z0-9-]{1,20}$/)
  .meta({ examples: ['E1001'] })
  .describe('The number of a member of the store staff.')
export const siteId = z
  .string()
  .regex(/^[A-Z0-9-]{3,20}$/)
  .meta({ examples: ['CAIRN-US'] })
  .describe('The id of a site, such as CAIRN-US. It must be the site of the locale.')
export const recipeId = z
  .string()
  .regex(/^[\w.:-]{1,80}$/)
  .meta({ examples: ['recipe-1'] })
  .describe('The id of the design of a custom-made product.')
export const shippingId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .meta({ examples: ['me'] })
  .describe('The id of the shipping that a shipment belongs to. Carts have one, "me".')
export const shipmentId = z
  .string()
  .regex(/^[\w-]{1,80}$/)
  .meta({ examples: ['me-standard'] })
  .describe('The id of a shipment: the items that are delivered together.')
export const orderNumber = z
  .string()
  .regex(/^[A-Z0-9-]{6,24}$/)
  .meta({ examples: ['CRN-100200'] })
  .describe('The number of an order, as shown to the shopper.')
export const returnNumber = z
  .string()
  .regex(/^RET-[A-Z0-9]{6,20}$/)
  .meta({ examples: ['RET-100200300'] })
  .describe('The number of an announced return, which is printed on its label.')

export const basketId = z.uuid().describe('The id of a cart.')
export const itemId = z.uuid().describe('The id of a line of a cart, an order or a list.')
export const consumerId = z.uuid().describe('The id of a shopper or a guest.')
export const favoriteId = z.uuid().describe('The id of a list of favourites.')
export const saveForLaterId = z.uuid().describe('The id of a list of saved items.')
export const addressId = z.uuid().describe('The id of an entry of the address book.')
export const adjustmentId = z.uuid().describe('The id of a price adjustment.')
export const answerId = z.uuid().describe('The id of an answer to a question.')
export const paymentInstrumentId = z
  .uuid()
  .describe('The id of a payment instrument of a cart or an account.')
export const questionId = z.uuid().describe('The id of a question about a product.')
export const reservationId = z.uuid().describe('The id of a reservation in a store.')
export const reviewId = z.uuid().describe('The id of a review.')
export const usid = z
  .uuid()
  .describe('The id of the session. It identifies the session and grants no access.')

export const locale = z
  .enum(locales)
  .describe('A language and a country in lower case, such as de-de.')
