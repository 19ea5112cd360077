import { z } from 'zod'
import { address } from '../address/address.ts'
import { storeId } from '../fields/identifiers.ts'
import { multiLine, singleLine } from '../fields/inputs.ts'
import { amount } from '../fields/money.ts'
import { email } from '../fields/person.ts'
import { shippingMethodCodes } from './shipping-methods.ts'

export const shippingMethodCode = z.enum(shippingMethodCodes)

/** The id of the shipping that items have by default. */
export const defaultShippingId = 'me'

export const shippingMethod = z.object({
  code: shippingMethodCode,
  shippingId: z.string(),
  storeId: storeId.nullable(),
  /** The address of the store or the collection point. */
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
  to: singleLine(60).min(1),
  message: multiLine(500),
})
export type GiftOption = z.infer<typeof giftOption>
