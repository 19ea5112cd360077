import type { Minor } from '@cairn/contract/fields/money'
import type { OrderStatus } from '@cairn/contract/orders/order'

/**
 * The events of all features with their payloads, which are stored as JSON. The compiler requires a consumer for
 * each of them in `jobs.ts`.
 */
export type EventPayloads = {
  /** The last token of a guest has expired: the data stored for them can be deleted. */
  'guest-expired': { consumerId: string }
  /** The order is paid, and its shopper can see it. */
  'order-placed': { orderId: string }
  /** Without shipments the whole order has changed. */
  'order-changed': { orderId: string; to: OrderStatus; shipmentIds: string[] }
  /** `refund` is the key of the refund. */
  'order-refunded': { orderId: string; amount: Minor; refund: string }
  'return-announced': { orderId: string; returnNumber: string }
  'return-withdrawn': { orderId: string; returnNumber: string }
  /** Somebody who knows an order's number and email requests a code that opens it. */
  'order-code-requested': { orderId: string; issue: string }
  /** The provider refused to move money, or reported later that it could not. */
  'movement-refused': {
    orderNumber: string
    kind: 'capture' | 'refund' | 'void'
    amount: Minor
    reason: string
  }
  /** Variants have sold out or are available again, so their products must be listed anew. */
  'availability-changed': { skus: string[] }
  'mail-written': { mailId: string }
  'case-opened': { caseId: string }
  /** Somebody asked to be told when the variant is available again. */
  'back-in-stock': { noticeId: string }
  /** A shopper sends their favourites to a recipient. */
  'favourites-shared': { shareId: string }
}

export type EventName = keyof EventPayloads
