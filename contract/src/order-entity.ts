import { z } from 'zod'
import { address } from './address.ts'
import { cartItem, cartTotals } from './cart-entity.ts'
import { flashMessage } from './flash.ts'
import { orderNumber } from './identifiers.ts'
import { amount, currency } from './money.ts'
import { card, paymentMethodId } from './payment-entity.ts'
import { promotionCallout } from './promotion-entity.ts'
import { shipment } from './shipping.ts'

export const orderStatus = z.enum([
  'Created',
  'Processing',
  'Shipped',
  'ReadyForPickup',
  'Delivered',
  'Cancelled',
  'Returned',
])
export type OrderStatus = z.infer<typeof orderStatus>

export const orderTicket = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .meta({ examples: ['0a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P'] })

export const orderItem = cartItem.omit({
  maxQty: true,
  available: true,
  variants: true,
  shippingOptions: true,
})

export type OrderItem = z.infer<typeof orderItem>

export const orderShipment = shipment.extend({
  status: orderStatus,
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  expectedOn: z.iso.date().nullable(),
})

export const orderPayment = z.object({
  code: paymentMethodId,
  amount,
  card: card.pick({ brand: true, last4: true }).nullable(),
  maskedCode: z.string().nullable(),
})

export const order = z.object({
  orderNumber,
  /** Opens this one order to whoever placed it as a guest, and ties it to them at sign-in. */
  st: z.string(),
  status: orderStatus,
  orderedAt: z.iso.datetime(),
  email: z.string().nullable(),
  currency,
  items: z.array(orderItem),
  shipments: z.array(orderShipment),
  totals: cartTotals,
  paymentMethod: z.array(orderPayment),
  promoSummary: z.array(promotionCallout),
  flash: z.array(flashMessage),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  isCancellable: z.boolean(),
  isReturnable: z.boolean(),
})
export type Order = z.infer<typeof order>

/** An order as the history lists it. */
export const orderSummary = order
  .pick({ orderNumber: true, status: true, orderedAt: true, currency: true })
  .extend({
    total: amount,
    totalUnits: z.int(),
    images: z.array(z.object({ src: z.string(), alt: z.string() })),
  })
export type OrderSummary = z.infer<typeof orderSummary>
