import type { Minor } from '@cairn/contract/fields/money'
import type { OrderStatus } from '@cairn/contract/orders/order'
import type { Locale } from '@cairn/contract/sites/sites'

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
  /** The provider has to delete a card that is not needed any more. */
  'token-discarded': { discardId: string }
  /** Variants have sold out or are available again, so their products must be listed anew. */
  'availability-changed': { skus: string[] }
  'mail-written': { mailId: string }
  'case-opened': { caseId: string }
  /** Somebody asked to be told when the variant is available again. */
  'back-in-stock': { noticeId: string }
  /** A shopper has registered for an event, or has changed the registration. */
  'event-registered': { eventId: string; consumerId: string }
  /** A store keeps items for somebody, who asked for it in this locale. */
  'item-reserved': { reservationId: string; locale: Locale }
  /** Somebody asks for a newsletter, or its recipient has confirmed it. `issue` is different each time. */
  'newsletter-requested': { recipientId: string; consumerId: string; issue: string }
  /** A shopper sends their favourites to a recipient. */
  'favourites-shared': { shareId: string }
  /** Somebody asked for a link that resets the password of an address, of which there may be no account. */
  'password-reset-requested': { requestId: string }
  /** Also emitted again to mail another link. `issue` is different each time. */
  'account-created': { accountId: string; issue: string; locale: Locale }
  /** A guest has asked for a profile of this account. `issue` is different each time. */
  'profile-requested': { accountId: string; issue: string; locale: Locale }
  /** A shopper wants another email address. `issue` is different each time. */
  'email-change-requested': { accountId: string; issue: string; locale: Locale }
  /** A shopper has signed in from a device that was not used for the account before. */
  'device-added': { accountId: string; sessionId: string; signedInAt: string; locale: Locale }
  'passkey-added': { accountId: string; passkeyId: string; locale: Locale }
  /**
   * `change` is different for each change. `isEmptied`: passkeys, addresses and payment instruments of an account without a
   * verified address were removed.
   */
  'password-changed': { accountId: string; change: string; locale: Locale; isEmptied?: true }
}

export type EventName = keyof EventPayloads
