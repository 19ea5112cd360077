import { z } from 'zod'
import { locales } from '../sites/sites.ts'

/** A product id begins with the id of its style. */
export const styleIdLength = 8
export const styleIdOf = (productId: string) => productId.slice(0, styleIdLength)

/** A style has 8 characters and a product (a style in one colour) 11; calls accept either. */
export const styleId = z
  .string()
  .regex(/^[A-Z0-9]{8}$/)
  .meta({ examples: ['CAIRN001'] })
export const productId = z
  .string()
  .regex(/^[A-Z0-9]{8,11}$/)
  .meta({ examples: ['CAIRN001BLK'] })
export const sku = z
  .string()
  .regex(/^[A-Z0-9-]{8,24}$/)
  .meta({ examples: ['CAIRN001BLK-M'] })
export const upc = z
  .string()
  .regex(/^\d{8,14}$/)
  .meta({ examples: ['840000000019'] })
export const categoryId = z
  .string()
  .regex(/^\d{4,10}$/)
  .meta({ examples: ['100200'] })
export const storeId = z
  .string()
  .regex(/^[A-Z0-9-]{1,12}$/)
  .meta({ examples: ['0042'] })
export const employeeId = z
  .string()
  .regex(/^[A-Z0-9-]{1,20}$/)
  .meta({ examples: ['E1001'] })
export const siteId = z
  .string()
  .regex(/^[A-Z0-9-]{3,20}$/)
  .meta({ examples: ['CAIRN-US'] })
/** The configuration of a custom-made product. */
export const recipeId = z
  .string()
  .regex(/^[\w.:-]{1,80}$/)
  .meta({ examples: ['recipe-1'] })
export const shippingId = z
  .string()
  .regex(/^[\w-]{1,40}$/)
  .meta({ examples: ['me'] })
export const shipmentId = z
  .string()
  .regex(/^[\w-]{1,80}$/)
  .meta({ examples: ['me-standard'] })
export const orderNumber = z
  .string()
  .regex(/^[A-Z0-9-]{6,24}$/)
  .meta({ examples: ['CRN-100200'] })
export const returnNumber = z
  .string()
  .regex(/^RET-[A-Z0-9]{6,20}$/)
  .meta({ examples: ['RET-100200300'] })

export const basketId = z.uuid()
export const itemId = z.uuid()
export const consumerId = z.uuid()
export const favoriteId = z.uuid()
export const saveForLaterId = z.uuid()
export const addressId = z.uuid()
export const adjustmentId = z.uuid()
export const answerId = z.uuid()
export const paymentInstrumentId = z.uuid()
export const questionId = z.uuid()
export const reservationId = z.uuid()
export const reviewId = z.uuid()
export const usid = z.uuid()

export const locale = z.enum(locales)
