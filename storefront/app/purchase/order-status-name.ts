import type { OrderStatus } from '@cairn/contract/orders/order'
import type { LabelKey } from '../messages/messages.ts'

export const statusNames: Record<OrderStatus, LabelKey> = {
  Created: 'statusCreated',
  Processing: 'statusProcessing',
  Shipped: 'statusShipped',
  ReadyForPickup: 'statusReadyForPickup',
  Delivered: 'statusDelivered',
  Cancelled: 'statusCancelled',
  Returned: 'statusReturned',
}
