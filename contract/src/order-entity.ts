import { z } from 'zod'
import { address } from './address.ts'
import { cartItem, cartTotals } from './cart-entity.ts'
import { flashMessage } from './flash.ts'
import { orderNumber } from './identifiers.ts'
import { amount, currency } from './money.ts'
import { card, paymentMethodId } from './payment-entity.ts'
import { promotionCallout } from './promotion-entity.ts'
import { orderReturn } from './return-entity.ts'
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

/** Comes by mail, and shows that somebody reads what is written to whoever ordered. */
export const orderCode = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ examples: ['402913'] })

export const orderItem = cartItem.omit({
  maxQty: true,
  available: true,
  variants: true,
  shippingOptions: true,
})

export type OrderItem = z.infer<typeof orderItem>

/** An item with what can still happen to it. */
export const orderedItem = orderItem.extend({
  /** How many pieces of it may still go back. */
  returnableQty: z.int().min(0),
})
export type OrderedItem = z.infer<typeof orderedItem>

export const orderShipment = shipment.extend({
  status: orderStatus,
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  expectedOn: z.iso.date().nullable(),
  /** Where it can be fetched, if somebody fetches it. */
  place: z.object({ name: z.string(), address }).nullable(),
})

export type OrderShipment = z.infer<typeof orderShipment>

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
  items: z.array(orderedItem),
  shipments: z.array(orderShipment),
  totals: cartTotals,
  paymentMethod: z.array(orderPayment),
  promoSummary: z.array(promotionCallout),
  flash: z.array(flashMessage),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  isCancellable: z.boolean(),
  isReturnable: z.boolean(),
  /** The newest first. */
  returns: z.array(orderReturn),
})
export type Order = z.infer<typeof order>

/** An order as its owner looks at it. */
export const ownOrder = order.extend({
  /** What it has brought a member, or will. */
  points: z.object({ count: z.int().min(1), areGiven: z.boolean() }).nullable(),
})
export type OwnOrder = z.infer<typeof ownOrder>

/** An order as the history lists it. */
export const orderSummary = order
  .pick({ orderNumber: true, status: true, orderedAt: true, currency: true })
  .extend({
    total: amount,
    totalUnits: z.int(),
    images: z.array(z.object({ src: z.string(), alt: z.string() })),
  })
export type OrderSummary = z.infer<typeof orderSummary>
