import { z } from 'zod'
import { address } from '../address/address.ts'
import { cartItem, cartTotals, flashMessage } from '../cart/cart.ts'
import { shipment } from '../cart/shipping.ts'
import { itemId, orderNumber, returnNumber } from '../fields/identifiers.ts'
import { quantity } from '../fields/inputs.ts'
import { amount, currency } from '../fields/money.ts'
import { card, paymentMethodId } from '../payments/payment.ts'
import { promotionCallout } from '../promotions/promotion-callout.ts'
import { openingHours } from '../stores/store-calls.ts'

export const returnReasons = [
  'tooSmall',
  'tooLarge',
  'notAsShown',
  'faulty',
  'wrongItem',
  'changedMind',
] as const
export const returnReason = z.enum(returnReasons)
export type ReturnReason = z.infer<typeof returnReason>

/** A return that the shopper has announced. */
export const orderReturn = z.object({
  returnNumber,
  status: z.enum(['Announced', 'Received', 'Withdrawn']),
  announcedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime().nullable(),
  items: z.array(
    z.object({
      itemId,
      qty: quantity,
      receivedQty: z.int().min(0),
      reason: returnReason.nullable(),
    }),
  ),
  /** Null until items are received. */
  refunded: amount.nullable(),
})
export type OrderReturn = z.infer<typeof orderReturn>

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
  .describe(
    'The ticket of the order, from the answer of placeOrder or trackOrder. Not needed in the session that placed the order.',
  )

/** Proves that the reader has access to the mailbox of the order. */
export const orderVerificationCode = z
  .string()
  .regex(/^\d{6}$/)
  .meta({ examples: ['402913'] })
  .describe('The code of six digits from the mail of mailOrderCode.')

export const orderItem = cartItem.omit({
  maxQty: true,
  available: true,
  variants: true,
  shippingOptions: true,
})

export type OrderItem = z.infer<typeof orderItem>

export const returnableOrderItem = orderItem.extend({
  /** How many pieces can still be returned. */
  returnableQty: z.int().min(0),
})
export type ReturnableOrderItem = z.infer<typeof returnableOrderItem>

export const orderShipment = shipment.extend({
  status: orderStatus,
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  expectedOn: z.iso.date().nullable(),
  /** The store or collection point of a pickup. */
  place: z.object({ name: z.string(), address, hours: z.array(openingHours) }).nullable(),
})

export type OrderShipment = z.infer<typeof orderShipment>

export const orderPayment = z.object({
  code: paymentMethodId,
  /** What it was to pay when the order was placed. */
  amount,
  /** The part that is not charged, because its shipments were cancelled before they left. */
  notCharged: amount,
  refunded: amount,
  card: card.pick({ brand: true, last4: true }).nullable(),
  maskedCode: z.string().nullable(),
})

export type OrderPayment = z.infer<typeof orderPayment>

export const order = z.object({
  orderNumber,
  /** The ticket of this order: gives a guest access to it and links it to the account at sign-in. */
  st: z.string(),
  status: orderStatus,
  orderedAt: z.iso.datetime(),
  email: z.string().nullable(),
  currency,
  items: z.array(returnableOrderItem),
  shipments: z.array(orderShipment),
  totals: cartTotals,
  paymentMethod: z.array(orderPayment),
  promoSummary: z.array(promotionCallout),
  flash: z.array(flashMessage),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  isCancellable: z.boolean(),
  isReturnable: z.boolean(),
  /** Newest first. */
  returns: z.array(orderReturn),
})
export type Order = z.infer<typeof order>

export const ownOrder = order.extend({
  /** The points that a member earns with this order. */
  points: z.object({ count: z.int().min(1), areGiven: z.boolean() }).nullable(),
})
export type OwnOrder = z.infer<typeof ownOrder>

/** An entry of the order history. */
export const orderSummary = order
  .pick({ orderNumber: true, status: true, orderedAt: true, currency: true })
  .extend({
    total: amount,
    totalUnits: z.int(),
    images: z.array(z.object({ src: z.string(), alt: z.string() })),
  })
export type OrderSummary = z.infer<typeof orderSummary>
