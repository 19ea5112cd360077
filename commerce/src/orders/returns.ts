import type { Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { ReturnReason } from '@cairn/contract/return-entity'
import { leftToReturn } from './after-sales.ts'
import type { KnownLine, KnownOrder, KnownReturn } from './known-order.ts'

export type WantedPieces = { itemId: string; qty: number; reason?: ReturnReason | undefined }

export type Piece = { lineId: string; quantity: number; reason: ReturnReason | null }

type Refused = Refusal<'itemNotAvailable' | 'returnNotCreated'>

/** What goes back, of what may; all that may where nothing is named. */
export function piecesToReturn(
  order: KnownOrder,
  wanted?: readonly WantedPieces[],
): Result<Piece[], Refused> {
  const pieces = wanted ? together(wanted) : allThatMay(order)
  if (pieces.length === 0) return refuse('returnNotCreated')
  for (const { lineId, quantity } of pieces) {
    const line = order.lines.find((each) => each.lineId === lineId)
    if (!line) return refuse('itemNotAvailable')
    if (quantity > leftToReturn(order, line)) return refuse('returnNotCreated')
  }
  return accept(pieces)
}

const allThatMay = (order: KnownOrder): Piece[] =>
  order.lines
    .map((line) => ({
      lineId: line.lineId,
      quantity: leftToReturn(order, line),
      reason: null,
    }))
    .filter(({ quantity }) => quantity > 0)

/** A line is named once, however often it was. */
function together(wanted: readonly WantedPieces[]): Piece[] {
  const byLine = Map.groupBy(wanted, ({ itemId }) => itemId)
  return [...byLine].map(([lineId, all]) => ({
    lineId,
    quantity: all.reduce((sum, { qty }) => sum + qty, 0),
    reason: all.find(({ reason }) => reason !== undefined)?.reason ?? null,
  }))
}

/** Whoever asks for the same once more, while it is on its way, means the same return. */
export const sameReturn = (
  { returns }: KnownOrder,
  wanted: readonly WantedPieces[] | undefined,
): KnownReturn | undefined => {
  const open = returns.filter(({ state }) => state === 'announced')
  if (!wanted) return open[0]
  const named = nameOf(together(wanted))
  return open.find(({ pieces }) => nameOf(pieces) === named)
}

const nameOf = (pieces: readonly Pick<Piece, 'lineId' | 'quantity'>[]): string =>
  pieces
    .map(({ lineId, quantity }) => `${lineId} ${quantity}`)
    .toSorted()
    .join()

export type Came = { line: KnownLine; quantity: number }

/** What was paid for these: of a line that comes back piece by piece, in the end all of it. */
export const worthOf = (came: readonly Came[]): Minor =>
  came.reduce(
    (sum, { line, quantity }) =>
      sum + shareOf(line, line.returned + quantity) - shareOf(line, line.returned),
    0,
  )

const shareOf = ({ paid, quantity }: KnownLine, pieces: number): Minor =>
  Math.round((paid * pieces) / quantity)
