import type { OrderStatus } from '@cairn/contract/order-entity'
import type { Minor } from '@cairn/contract/money'
import { defineEvent } from '../platform/jobs/outbox.ts'

/** Something of an order has come to another status. */
export const orderChanged = defineEvent<{
  orderId: string
  to: OrderStatus
  /** None: all of it. */
  shipmentIds: string[]
}>('order-changed')

/** Money goes back to whoever paid. */
export const orderRefunded = defineEvent<{
  orderId: string
  amount: Minor
  /** Which of the order's refunds. None: an earlier version has told it. */
  refund?: string
}>('order-refunded')

/** Somebody has said what they send back. */
export const returnAnnounced = defineEvent<{ orderId: string; returnNumber: string }>(
  'return-announced',
)

/** And has thought better of it. */
export const returnWithdrawn = defineEvent<{ orderId: string; returnNumber: string }>(
  'return-withdrawn',
)
