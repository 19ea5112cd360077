import { amountOf, type Currency } from '@cairn/contract/fields/money'
import type { readOwnReturns } from '@cairn/contract/orders/return-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Database } from '../../platform/database/database.ts'
import { returnStatus } from '../order-answer.ts'

type OwnReturn = AnswerOf<typeof readOwnReturns>['returns'][number]

const maxReturns = 100

/** The returns of all orders of a shopper, newest first. */
export async function findOwnReturns(database: Database, consumerId: string): Promise<OwnReturn[]> {
  const rows = await database
    .selectFrom('order_returns as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select([
      'r.return_number as returnNumber',
      'o.order_number as orderNumber',
      'r.state',
      'r.announced_at as announcedAt',
      'r.received_at as receivedAt',
      'r.refunded_minor as refunded',
      'o.currency',
    ])
    .where('o.consumer_id', '=', consumerId)
    .$narrowType<{ currency: Currency }>()
    .orderBy('r.announced_at', 'desc')
    .orderBy('r.return_number')
    .limit(maxReturns)
    .execute()
  return rows.map(({ state, announcedAt, receivedAt, refunded, ...row }) => ({
    ...row,
    status: returnStatus[state],
    announcedAt: announcedAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
    refunded: state === 'received' ? amountOf(refunded) : null,
  }))
}
