import { accept, type Result } from '@cairn/contract/result'
import type { KnownOrder, KnownReturn } from './known-order.ts'
import type { Came } from './returns.ts'

export type ReturnedPieces = { sku: string; quantity: number }

/** Refused with a sentence for whoever works on orders. */
type Found = Result<Came[], string>

const no = (refusal: string) => ({ ok: false as const, refusal })

/** Of what was sent, is not back, and is not announced: that comes with its return. */
export function cameBack(
  { lines, shipments, orderNumber }: KnownOrder,
  pieces: readonly ReturnedPieces[],
): Found {
  const sent = new Set(
    shipments
      .filter(({ status }) => status === 'Shipped' || status === 'Delivered')
      .map(({ shipmentId }) => shipmentId),
  )
  const came: Came[] = []
  for (const { sku, quantity } of together(pieces)) {
    const line = lines.find(
      (each) =>
        each.sku === sku &&
        sent.has(each.shipmentId) &&
        each.quantity - each.returned - each.announced >= quantity,
    )
    if (!line) return no(`${orderNumber} has no ${quantity} × ${sku} that could come back.`)
    came.push({ line, quantity })
  }
  return accept(came)
}

/** Of what was announced, all of it or what is counted. */
export function cameOf(
  { lines }: KnownOrder,
  { returnNumber, pieces }: KnownReturn,
  counted?: readonly ReturnedPieces[],
): Found {
  const announced = pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId)
    return line ? [{ line, quantity }] : []
  })
  if (!counted) return accept(announced)
  const came: Came[] = []
  for (const { sku, quantity } of together(counted)) {
    const there = announced.find(({ line, quantity: most }) => line.sku === sku && most >= quantity)
    if (!there) return no(`${returnNumber} has no ${quantity} × ${sku}.`)
    came.push({ line: there.line, quantity })
  }
  return accept(came)
}

const together = (pieces: readonly ReturnedPieces[]): ReturnedPieces[] =>
  [...Map.groupBy(pieces, ({ sku }) => sku)].map(([sku, all]) => ({
    sku,
    quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
