import { amountOf, minorOf } from '@cairn/contract/money'
import type { Result } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { cancelOrder, type Move, moveShipments } from './after-sales-store.ts'
import { cancelParcel } from './cancel-parcel-store.ts'
import { checkBooks } from './check-books-store.ts'
import {
  findLatest,
  findOpenReturns,
  findOrderByNumber,
  findOrderOfReturn,
} from './find-order-store.ts'
import { shopInstruments } from './instruments-store.ts'
import type { KnownOrder } from './known-order.ts'
import { statusOf } from './order-states.ts'
import type { ReturnedPieces } from './came-back.ts'
import { askAgain, dropRefused, findMovements } from './refused-money-store.ts'
import { refundOrder } from './refund-order-store.ts'
import { receiveReturn, takeBack } from './take-back-store.ts'
import type { Books } from './settle-order-store.ts'

/** What whoever works on orders may ask for. */
export type DeskRequest =
  | { deed: 'list'; count: number }
  | { deed: 'check' }
  | { deed: 'show'; orderNumber: string }
  | { deed: 'cancel'; orderNumber: string; shipmentId?: string | undefined }
  | ({ deed: 'move'; orderNumber: string } & Move)
  | { deed: 'refund'; orderNumber: string; amount?: number | undefined }
  | { deed: 'return'; orderNumber: string; pieces: ReturnedPieces[] }
  | { deed: 'returns'; count: number }
  | { deed: 'money'; orderNumber: string; isDropped?: boolean | undefined }
  | { deed: 'receive'; returnNumber: string; pieces?: ReturnedPieces[] | undefined }

export type DeskAnswer = { ok: boolean; lines: string[] }

/** Answers in lines to be read. */
export async function atDesk(database: Database, request: DeskRequest): Promise<DeskAnswer> {
  if (request.deed === 'check') return checked(await checkBooks(database))
  if (request.deed === 'list') {
    const orders = await findLatest(database, request.count)
    return { ok: true, lines: orders.map(lineOf) }
  }
  if (request.deed === 'returns') {
    const orders = await findOpenReturns(database, request.count)
    return { ok: true, lines: orders.map(withOpenReturns).flatMap(returnLinesOf) }
  }
  const order = await orderIn(database, request)
  if (!order) return { ok: false, lines: [`${nameIn(request)}: there is no such order.`] }
  if (request.deed === 'show') {
    return { ok: true, lines: [...linesOf(order), ...(await moneyLinesOf(database, order))] }
  }
  return told(order, await changed({ database, instruments: shopInstruments }, order, request))
}

type OfOne = Exclude<DeskRequest, { deed: 'list' | 'returns' | 'check' }>

const nameIn = (request: OfOne) =>
  request.deed === 'receive' ? request.returnNumber : request.orderNumber

const orderIn = (database: Database, request: OfOne) =>
  request.deed === 'receive'
    ? findOrderOfReturn(database, request.returnNumber)
    : findOrderByNumber(database, request.orderNumber)

type Changing = Exclude<OfOne, { deed: 'show' }>

function changed(
  books: Books,
  { orderId }: KnownOrder,
  request: Changing,
): Promise<Result<KnownOrder, object>> {
  switch (request.deed) {
    case 'cancel':
      return request.shipmentId === undefined
        ? cancelOrder(books, orderId)
        : cancelParcel(books, orderId, request.shipmentId)
    case 'move':
      return moveShipments(books, orderId, request)
    case 'refund':
      return refundOrder(
        books,
        orderId,
        request.amount === undefined ? undefined : minorOf(request.amount),
      )
    case 'money':
      return request.isDropped
        ? dropRefused(books.database, orderId)
        : askAgain(books.database, orderId)
    case 'return':
      return takeBack(books, orderId, request.pieces)
    case 'receive':
      return receiveReturn(books, orderId, request)
  }
}

function told({ orderNumber }: KnownOrder, outcome: Result<KnownOrder, object>): DeskAnswer {
  if (outcome.ok) return { ok: true, lines: linesOf(outcome.value) }
  const { refusal } = outcome
  const sentence =
    'sentence' in refusal
      ? String(refusal.sentence)
      : `${orderNumber} cannot be cancelled any more.`
  return { ok: false, lines: [sentence] }
}

const checked = (wrong: readonly string[]): DeskAnswer => ({
  ok: wrong.length === 0,
  lines: wrong.length === 0 ? ['Stock, money and orders agree.'] : [...wrong],
})

const stateOf = ({ state, shipments }: KnownOrder) =>
  state === 'placed' ? statusOf(shipments.map(({ status }) => status)) : state

const money = (minor: number, { currency }: KnownOrder) =>
  `${amountOf(minor).toFixed(2)} ${currency}`

const lineOf = (order: KnownOrder) =>
  [order.orderNumber, order.orderedAt.slice(0, 16), stateOf(order), money(order.total, order)].join(
    '  ',
  )

function linesOf(order: KnownOrder): string[] {
  const { payment, instruments, shipments, lines } = order
  return [
    lineOf(order),
    ...(order.email === null ? [] : [`  for ${order.email}`]),
    ...instruments.map(({ code, amount }) => `  ${code} ${money(amount, order)}`),
    ...(payment ? [`  ${payment.kind} ${money(payment.amount, order)}`] : []),
    ...shipments.flatMap(({ shipmentId, status, trackingNumber }) => [
      `  ${shipmentId}: ${status}${trackingNumber === null ? '' : ` (${trackingNumber})`}`,
      ...lines
        .filter((line) => line.shipmentId === shipmentId)
        .map(
          ({ quantity, sku, item, returned }) =>
            `    ${quantity} × ${sku} ${item.name}${returned > 0 ? `, ${returned} returned` : ''}`,
        ),
    ]),
    ...returnLinesOf(order).map((line) => `  ${line}`),
  ]
}

const moneyLinesOf = async (database: Database, order: KnownOrder): Promise<string[]> =>
  (await findMovements(database, order.orderId)).map(({ kind, amount, state, reason, tries }) => {
    const why = reason === null ? '' : ` (${reason})`
    const again = tries > 1 ? `, asked ${tries} times` : ''
    return `  ${kind} ${money(amount, order)}: ${state}${why}${again}`
  })

const withOpenReturns = (order: KnownOrder): KnownOrder => ({
  ...order,
  returns: order.returns.filter(({ state }) => state === 'announced'),
})

const wentBack = (order: KnownOrder, refunded: number) =>
  `${money(refunded, order)} back${order.isFromElsewhere && refunded > 0 ? ', to be given by hand' : ''}`

const returnLinesOf = (order: KnownOrder): string[] =>
  order.returns.flatMap(({ returnNumber, state, announcedAt, refunded, pieces }) => [
    [
      returnNumber,
      announcedAt.slice(0, 16),
      order.orderNumber,
      state,
      ...(state === 'received' ? [wentBack(order, refunded)] : []),
    ].join('  '),
    ...pieces.map(({ lineId, quantity, received, reason }) => {
      const line = order.lines.find((each) => each.lineId === lineId)
      const why = reason === null ? '' : `, ${reason}`
      const came = state === 'received' ? `, ${received} came` : ''
      return `  ${quantity} × ${line?.sku ?? lineId}${why}${came}`
    }),
  ])
