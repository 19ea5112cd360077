import type { Minor } from '@cairn/contract/fields/money'
import type { OrderStatus, ReturnReason } from '@cairn/contract/orders/order'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { isLocale } from '@cairn/contract/sites/sites'
import { fractionOf } from '../../promotions/proportions.ts'
import { type CommandRefusal, refuseCommand } from '../order-command.ts'
import type { OrderLine, Order, OrderReturn } from '../order.ts'

export type ReturnRequestItem = { itemId: string; qty: number; reason?: ReturnReason | undefined }

export type ReturnPiece = { lineId: string; quantity: number; reason: ReturnReason | null }

type ReturnRefusal = Refusal<'itemNotAvailable' | 'returnNotCreated'>

/** The pieces to return: those requested, or all that can be returned. */
export function piecesToReturn(
  order: Order,
  items?: readonly ReturnRequestItem[],
): Result<ReturnPiece[], ReturnRefusal> {
  const pieces = items ? mergedPieces(items) : allReturnablePieces(order)
  if (pieces.length === 0) return refuse('returnNotCreated')
  for (const { lineId, quantity } of pieces) {
    const line = order.lines.find((candidate) => candidate.lineId === lineId)
    if (!line) return refuse('itemNotAvailable')
    if (quantity > returnableQuantity(order, line)) return refuse('returnNotCreated')
  }
  return accept(pieces)
}

const allReturnablePieces = (order: Order): ReturnPiece[] =>
  order.lines
    .map((line) => ({
      lineId: line.lineId,
      quantity: returnableQuantity(order, line),
      reason: null,
    }))
    .filter(({ quantity }) => quantity > 0)

/** One piece per line, even if a request repeats the line. */
function mergedPieces(items: readonly ReturnRequestItem[]): ReturnPiece[] {
  const byLine = Map.groupBy(items, ({ itemId }) => itemId)
  return [...byLine].map(([lineId, all]) => ({
    lineId,
    quantity: all.reduce((sum, { qty }) => sum + qty, 0),
    reason: all.find(({ reason }) => reason !== undefined)?.reason ?? null,
  }))
}

/** An announced return of the same pieces, which a repeated request without a key means. */
export const findSameReturn = (
  { returns }: Order,
  items: readonly ReturnRequestItem[] | undefined,
): OrderReturn | undefined => {
  const openReturns = returns.filter(({ state }) => state === 'announced')
  if (!items) return openReturns[0]
  const requested = fingerprintOf(mergedPieces(items))
  return openReturns.find(({ pieces }) => fingerprintOf(pieces) === requested)
}

const fingerprintOf = (pieces: readonly Pick<ReturnPiece, 'lineId' | 'quantity'>[]): string =>
  pieces
    .map(({ lineId, quantity }) => `${lineId} ${quantity}`)
    .toSorted()
    .join()

export type ReceivedLine = { line: OrderLine; quantity: number }

/** What was paid for the pieces. Rounding never loses a cent of a line that is returned in parts. */
export const paidAmountOf = (lines: readonly ReceivedLine[]): Minor =>
  lines.reduce(
    (sum, { line, quantity }) =>
      sum +
      paidForFirst(line, line.returnedQuantity + quantity) -
      paidForFirst(line, line.returnedQuantity),
    0,
  )

const paidForFirst = ({ paidAmount, quantity }: OrderLine, pieces: number): Minor =>
  fractionOf(paidAmount, { of: pieces, per: quantity })

type SentOrder = Pick<Order, 'state' | 'shipments' | 'lines' | 'locale'>

export const isReturnable = (order: SentOrder): boolean =>
  order.lines.some((line) => returnableQuantity(order, line) > 0)

type SentLine = Pick<
  OrderLine,
  'shipmentId' | 'item' | 'quantity' | 'returnedQuantity' | 'announcedQuantity'
>

/** Gift cards, items made to order and free gifts cannot be returned. */
export function returnableQuantity(
  { state, shipments, locale }: SentOrder,
  line: SentLine,
): number {
  const { item, shipmentId, quantity, returnedQuantity, announcedQuantity } = line
  if (state !== 'placed' || item.isDigitalProduct || item.isCustoms || item.bonus) return 0
  const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId)
  const days = settingsOf(isLocale(locale) ? locale : 'en-us').returnPeriodDays
  if (!shipment || !hasLeft(shipment.status) || shipment.changedDaysAgo > days) return 0
  return quantity - returnedQuantity - announcedQuantity
}

const hasLeft = (status: OrderStatus) => status === 'Shipped' || status === 'Delivered'

export type ReturnedPieces = { sku: string; quantity: number }

type ReceivedLinesResult = Result<ReceivedLine[], CommandRefusal>

/** The lines of pieces that came back without a return: paid ones before gifts. Announced pieces do not count. */
export function unannouncedLines(
  { lines, shipments, orderNumber }: Order,
  pieces: readonly ReturnedPieces[],
): ReceivedLinesResult {
  const sentShipmentIds = new Set(
    shipments.filter(({ status }) => hasLeft(status)).map(({ shipmentId }) => shipmentId),
  )
  const linesInOrder = [
    ...lines.filter(({ item }) => !item.bonus),
    ...lines.filter(({ item }) => item.bonus),
  ]
  const receivedLines: ReceivedLine[] = []
  for (const { sku, quantity } of quantitiesBySku(pieces)) {
    const line = linesInOrder.find(
      (candidate) =>
        candidate.sku === sku &&
        sentShipmentIds.has(candidate.shipmentId) &&
        candidate.quantity - candidate.returnedQuantity - candidate.announcedQuantity >= quantity,
    )
    if (!line)
      return refuseCommand(`${orderNumber} has no ${quantity} × ${sku} that could be returned.`)
    receivedLines.push({ line, quantity })
  }
  return accept(receivedLines)
}

/** The lines of a return that came back: those counted, or all that were announced. */
export function announcedLines(
  { lines }: Order,
  { returnNumber, pieces }: OrderReturn,
  countedPieces?: readonly ReturnedPieces[],
): ReceivedLinesResult {
  const announced = pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find((candidate) => candidate.lineId === lineId)
    return line ? [{ line, quantity }] : []
  })
  if (!countedPieces) return accept(announced)
  const receivedLines: ReceivedLine[] = []
  for (const { sku, quantity } of quantitiesBySku(countedPieces)) {
    const match = announced.find((piece) => piece.line.sku === sku && piece.quantity >= quantity)
    if (!match) return refuseCommand(`${returnNumber} has no ${quantity} × ${sku}.`)
    receivedLines.push({ line: match.line, quantity })
  }
  return accept(receivedLines)
}

const quantitiesBySku = (pieces: readonly ReturnedPieces[]): ReturnedPieces[] =>
  [...Map.groupBy(pieces, ({ sku }) => sku)].map(([sku, all]) => ({
    sku,
    quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
