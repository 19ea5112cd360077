import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { faultPoint } from '../platform/faults.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { newName } from '../platform/tokens.ts'
import { changeOrder } from './change-order-store.ts'
import type { KnownOrder, KnownReturn } from './known-order.ts'
import { returnAnnounced, returnWithdrawn } from './order-events-store.ts'
import { type Piece, piecesToReturn, sameReturn, type WantedPieces } from './returns.ts'

type Announcing = {
  /** None: all that may go back. */
  wanted: readonly WantedPieces[] | undefined
  key: string | undefined
}

type Refused = Refusal<'itemNotAvailable' | 'returnNotCreated'>

/** Each piece is announced once, however many ask at the same moment; the same key is the same return. */
export async function announceReturn(
  database: Database,
  orderId: string,
  announcing: Announcing,
): Promise<Result<{ order: KnownOrder; returnNumber: string }, Refused>> {
  let returnNumber = ''
  const changed = await changeOrder<Refused>(database, orderId, async (transaction, order) => {
    await faultPoint('return.wanted')
    const known = await knownReturn(transaction, order, announcing)
    if (known) {
      returnNumber = known.returnNumber
      return known.state === 'withdrawn' ? refuse('returnNotCreated') : accept(known)
    }
    const pieces = piecesToReturn(order, announcing.wanted)
    if (!pieces.ok) return pieces
    returnNumber = `RET-${newName(9)}`
    await write(transaction, order, { returnNumber, key: announcing.key, pieces: pieces.value })
    await emit(transaction, returnAnnounced, { orderId, returnNumber })
    return accept(returnNumber)
  })
  return changed.ok ? accept({ order: changed.value, returnNumber }) : changed
}

async function knownReturn(
  transaction: Transaction,
  order: KnownOrder,
  { wanted, key }: Announcing,
): Promise<Pick<KnownReturn, 'returnNumber' | 'state'> | undefined> {
  if (key === undefined) {
    const isMore = wanted === undefined && piecesToReturn(order).ok
    return isMore ? undefined : sameReturn(order, wanted)
  }
  return transaction
    .selectFrom('order_returns')
    .select(['return_number as returnNumber', 'state'])
    .where('order_id', '=', order.orderId)
    .where('request_key', '=', key)
    .executeTakeFirst()
}

type Writing = { returnNumber: string; key: string | undefined; pieces: readonly Piece[] }

async function write(
  transaction: Transaction,
  { orderId }: KnownOrder,
  { returnNumber, key, pieces }: Writing,
): Promise<void> {
  await sql`
    with made as (
      insert into order_returns (return_id, order_id, return_number, request_key)
      values (gen_random_uuid(), ${orderId}, ${returnNumber}, ${key ?? null})
      returning return_id
    ), pieces as materialized (
      select * from rows from (jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as ("lineId" uuid, quantity integer, reason text))
        with ordinality as p ("lineId", quantity, reason, position)
    ), lines as (
      insert into order_return_lines (return_id, order_id, line_id, position, quantity, reason)
      select return_id, ${orderId}::uuid, "lineId", position, quantity, reason from made, pieces
    )
    update order_lines l set announced = announced + pieces.quantity
    from pieces where l.order_id = ${orderId} and l.line_id = pieces."lineId"`.execute(transaction)
}

export type Received = {
  returnNumber: string
  /** How many of each line have come. */
  came: readonly { lineId: string; quantity: number }[]
  refund: { key: string; amount: number } | undefined
}

type NotWithdrawn = Refusal<'returnUnknown' | 'returnReceived'>

/** What was announced stays where it is, and may be announced anew; once is as good as twice. */
export const withdrawReturn = (
  database: Database,
  orderId: string,
  returnNumber: string,
): Promise<Result<KnownOrder, NotWithdrawn>> =>
  changeOrder<NotWithdrawn>(database, orderId, async (transaction, order) => {
    const known = order.returns.find((each) => each.returnNumber === returnNumber)
    if (!known) return refuse('returnUnknown')
    if (known.state === 'received') return refuse('returnReceived')
    if (known.state === 'withdrawn') return accept(known)
    await endReturn(transaction, known, { orderId, as: 'withdrawn' })
    await emit(transaction, returnWithdrawn, { orderId, returnNumber })
    return accept(known)
  })

/** Nothing of it is on its way any more, whatever has come of it. */
export async function endReturn(
  transaction: Transaction,
  { pieces, returnNumber }: KnownReturn,
  { orderId, as }: { orderId: string; as: 'received' | 'withdrawn' },
): Promise<void> {
  await sql`
    with closed as (
      update order_returns set state = ${as},
        received_at = case ${as} when 'received' then now() end
      where return_number = ${returnNumber} and state = 'announced' returning order_id
    ), pieces as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as p ("lineId" uuid, quantity integer) where exists (select from closed)
    )
    update order_lines l set announced = announced - pieces.quantity
    from pieces where l.order_id = ${orderId} and l.line_id = pieces."lineId"`.execute(transaction)
}

/** What has come of it, and what went back for that. */
export async function noteReceived(
  transaction: Transaction,
  { returnNumber, came, refund }: Received,
): Promise<void> {
  await sql`
    with noted as (
      update order_returns
      set refund = ${refund?.key ?? null}, refunded_minor = ${refund?.amount ?? 0}
      where return_number = ${returnNumber} returning return_id
    ), came as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(came)}::jsonb)
        as c ("lineId" uuid, quantity integer)
    )
    update order_return_lines l set received = came.quantity
    from noted, came where l.return_id = noted.return_id and l.line_id = came."lineId"`.execute(
    transaction,
  )
}
