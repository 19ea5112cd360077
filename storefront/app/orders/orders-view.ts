import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { OrderSummary, OwnOrder } from '@cairn/contract/orders/order'
import type { TrackingState } from './tracking.ts'

/** The data of each page about orders. */
export type OrdersView =
  | { kind: 'confirmation'; order: OwnOrder | null; around: ContentBlock[] }
  | {
      kind: 'history'
      orders: readonly OrderSummary[]
      page: { current: number; count: number }
      hasFailed: boolean
    }
  | { kind: 'track'; orderNumber: string }
  | {
      kind: 'order'
      order: OwnOrder | null
      hasFailed: boolean
      newReturnNumber: string | undefined
    }
  | { kind: 'return'; order: OwnOrder; requestKey: string }

export const orderActions = ['cancel', 'sendCard', 'withdraw'] as const
export type OrderAction = (typeof orderActions)[number]

/** The result of an action on an order. */
export type ActionOutcome = {
  done: OrderAction | undefined
  errorMessage: string | undefined
  /** The return form was sent without any items. */
  isEmpty?: boolean
}

export type OrderActionData = { tracking?: TrackingState; outcome?: ActionOutcome }
