import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { faultPoint } from '../../platform/faults.ts'
import { emit } from '../../platform/jobs/outbox.ts'
import { newReadableCode } from '../../platform/tokens.ts'
import { changeOrder } from '../order-store.ts'
import type { Order, OrderReturn } from '../order.ts'
import {
  type ReturnPiece,
  piecesToReturn,
  findSameReturn,
  type ReturnRequestItem,
} from './returns.ts'

type ReturnRequest = {
  /** By default all that can be returned. */
  items: readonly ReturnRequestItem[] | undefined
  key: string | undefined
}

type ReturnRefusal = Refusal<'itemNotAvailable' | 'returnNotCreated'>

/** A piece is announced once, even by concurrent requests. The same key means the same return. */
export async function announceReturn(
  database: Database,
  orderId: string,
  request: ReturnRequest,
): Promise<Result<{ order: Order; returnNumber: string }, ReturnRefusal>> {
  let returnNumber = ''
  const result = await changeOrder<ReturnRefusal>(database, orderId, async (transaction, order) => {
    await faultPoint('return.requested')
    const existing = await findExistingReturn(transaction, order, request)
    if (existing) {
      returnNumber = existing.returnNumber
      return existing.state === 'withdrawn' ? refuse('returnNotCreated') : accept(existing)
    }
    const pieces = piecesToReturn(order, request.items)
    if (!pieces.ok) return pieces
    returnNumber = `RET-${newReadableCode(9)}`
    await insertReturn(transaction, order, {
      returnNumber,
      key: request.key,
      pieces: pieces.value,
    })
    await emit(transaction, 'return-announced', { orderId, returnNumber })
    return accept(returnNumber)
  })
  return result.ok ? accept({ order: result.value, returnNumber }) : result
}

async function findExistingReturn(
  transaction: Transaction,
  order: Order,
  { items, key }: ReturnRequest,
): Promise<Pick<OrderReturn, 'returnNumber' | 'state'> | undefined> {
  if (key === undefined) {
    const canReturnMore = items === undefined && piecesToReturn(order).ok
    return canReturnMore ? undefined : findSameReturn(order, items)
  }
  return transaction
    .selectFrom('order_returns')
    .select(['return_number as returnNumber', 'state'])
    .where('order_id', '=', order.orderId)
    .where('request_key', '=', key)
    .executeTakeFirst()
}

type NewReturn = { returnNumber: string; key: string | undefined; pieces: readonly ReturnPiece[] }

async function insertReturn(
  transaction: Transaction,
  { orderId }: Order,
  { returnNumber, key, pieces }: NewReturn,
): Promise<void> {
  await sql`
    with new_return as (
      insert into order_returns (return_id, order_id, return_number, request_key)
      values (gen_random_uuid(), ${orderId}, ${returnNumber}, ${key ?? null})
      returning return_id
    ), pieces as materialized (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as ("lineId" uuid, quantity integer, reason text))
        with ordinality as p ("lineId", quantity, reason, position)
    ), lines as (
      insert into order_return_lines (return_id, order_id, line_id, position, quantity, reason)
      select return_id, ${orderId}::uuid, "lineId", position, quantity, reason from new_return, pieces
    )
    update order_lines l set announced_quantity = announced_quantity + pieces.quantity
    from pieces where l.order_id = ${orderId} and l.line_id = pieces."lineId"`.execute(transaction)
}

export type ReceivedReturn = {
  returnNumber: string
  lines: readonly { lineId: string; quantity: number }[]
  refund: { key: string; amount: number } | undefined
}

type WithdrawalRefusal = Refusal<'returnUnknown' | 'returnReceived'>

/** The pieces can be returned again later. Withdrawing twice has no further effect. */
export const withdrawReturn = (
  database: Database,
  orderId: string,
  returnNumber: string,
): Promise<Result<Order, WithdrawalRefusal>> =>
  changeOrder<WithdrawalRefusal>(database, orderId, async (transaction, order) => {
    const announcedReturn = order.returns.find(
      (orderReturn) => orderReturn.returnNumber === returnNumber,
    )
    if (!announcedReturn) return refuse('returnUnknown')
    if (announcedReturn.state === 'received') return refuse('returnReceived')
    if (announcedReturn.state === 'withdrawn') return accept(announcedReturn)
    await closeReturn(transaction, announcedReturn, { orderId, state: 'withdrawn' })
    await emit(transaction, 'return-withdrawn', { orderId, returnNumber })
    return accept(announcedReturn)
  })

/** Ends an announced return, so that none of its pieces count as on their way back. */
export async function closeReturn(
  transaction: Transaction,
  { pieces, returnNumber }: OrderReturn,
  { orderId, state }: { orderId: string; state: 'received' | 'withdrawn' },
): Promise<void> {
  await sql`
    with closed as (
      update order_returns set state = ${state},
        received_at = case ${state} when 'received' then now() end
      where return_number = ${returnNumber} and state = 'announced' returning order_id
    ), pieces as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as p ("lineId" uuid, quantity integer) where exists (select from closed)
    )
    update order_lines l set announced_quantity = announced_quantity - pieces.quantity
    from pieces where l.order_id = ${orderId} and l.line_id = pieces."lineId"`.execute(transaction)
}

/** Records the pieces that came back and their refund. */
export async function recordReceived(
  transaction: Transaction,
  { returnNumber, lines, refund }: ReceivedReturn,
): Promise<void> {
  await sql`
    with refunded as (
      update order_returns
      set refund = ${refund?.key ?? null}, refunded_minor = ${refund?.amount ?? 0}
      where return_number = ${returnNumber} returning return_id
    ), received as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
        as r ("lineId" uuid, quantity integer)
    )
    update order_return_lines l set received_quantity = received.quantity
    from refunded, received where l.return_id = refunded.return_id and l.line_id = received."lineId"`.execute(
    transaction,
  )
}
