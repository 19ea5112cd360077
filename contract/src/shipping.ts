import { z } from 'zod'
import { address } from './address.ts'
import { storeId } from './identifiers.ts'
import { amount } from './money.ts'
import { email } from './person.ts'
import { line, prose } from './text.ts'

export const shippingMethodCode = z.enum([
  'standard',
  'express',
  'digital',
  'customs',
  'pickup',
  'pudo',
  'sts',
])
export type ShippingMethodCode = z.infer<typeof shippingMethodCode>

/** The shipping of everything that has no shipping of its own. */
export const defaultShippingId = 'me'

export const shippingMethod = z.object({
  code: shippingMethodCode,
  shippingId: z.string(),
  storeId: storeId.nullable(),
  /** Of the store or the collection point. */
  address: address.nullable(),
  label: z.string(),
  deliveryTime: z.string(),
  price: amount,
})

export const shippingOption = z.object({
  selected: z.boolean(),
  available: z.boolean(),
  shippingMethod: shippingMethod.pick({ code: true, label: true, deliveryTime: true, price: true }),
  storeInfo: z.object({ id: storeId, storeInventory: z.int() }).optional(),
})

export const shipment = z.object({
  shipmentId: z.string(),
  shippingMethod: shippingMethodCode,
  storeId: storeId.nullable(),
})

export const giftOption = z.object({
  email,
  to: line(60).min(1),
  message: prose(500),
})
export type GiftOption = z.infer<typeof giftOption>
