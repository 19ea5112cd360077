import { z } from 'zod'

/** What the core changed on its own, told to the shopper once. */
export const flashType = z.enum([
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'ChangedStoreId',
  'OrderShippingMethodDowngraded',
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'ProductItemMaxQuantity',
  'ProductItemRequired',
  'InvalidShippingAddress',
  'PaymentNotAuthorized',
])

export const flashMessage = z.object({
  type: flashType,
  itemId: z.uuid().optional(),
  shipmentId: z.string().optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type FlashMessage = z.infer<typeof flashMessage>
