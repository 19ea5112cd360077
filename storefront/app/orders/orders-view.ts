import type { ContentBlock } from '@cairn/contract/content-blocks'
import type { OrderSummary, OwnOrder } from '@cairn/contract/order-entity'
import type { Tracked } from './tracking.ts'

/** What of orders is looked at. */
export type OrdersView =
  | { kind: 'confirmation'; order: OwnOrder | null; around: ContentBlock[] }
  | {
      kind: 'history'
      orders: readonly OrderSummary[]
      page: { current: number; count: number }
      hasFailed: boolean
    }
  | { kind: 'track'; orderNumber: string }
  | { kind: 'order'; order: OwnOrder | null; hasFailed: boolean; madeReturn: string | undefined }
  | { kind: 'return'; order: OwnOrder; requestKey: string }

export const orderDeeds = ['cancel', 'sendCard', 'withdraw'] as const
export type OrderDeed = (typeof orderDeeds)[number]

/** What came of what was done with an order. */
export type Outcome = {
  done: OrderDeed | undefined
  refused: string | undefined
  /** Nothing was chosen of what could be. */
  isEmpty?: boolean
}

export type Acted = { tracked?: Tracked; outcome?: Outcome }
