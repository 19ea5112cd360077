import type { Minor } from '@cairn/contract/fields/money'
import type { ProductSelection, Promotion } from '@cairn/contract/imports/promotions-import'
import { type PromotedLine, type PromotionContext, matchesSelection } from './promotion-context.ts'

/** How far a cart is from a threshold of a promotion. */
export type Progress = {
  unit: 'money' | 'pieces'
  counted: number
  threshold: number
  /** The lines that count towards the threshold. */
  lines: readonly string[]
}

/** The value of a line at this step of the calculation, after earlier discounts. */
type LineValue = (line: PromotedLine) => Minor

export const isReached = ({ counted, threshold }: Progress): boolean => counted >= threshold

/** All thresholds of a promotion, with the progress of the cart. */
export function thresholdsOf(
  promotion: Promotion,
  context: PromotionContext,
  lineValue: LineValue,
): Progress[] {
  const { when, gives } = promotion
  return [
    ...(when.spend ? [spendThreshold(when.spend, context, lineValue)] : []),
    ...(when.quantity ? [quantityThreshold(when.quantity, context)] : []),
    ...(gives.type === 'buyAndGet' ? [buyAndGetThreshold(gives, context)] : []),
  ]
}

function spendThreshold(
  { amounts, of }: NonNullable<Promotion['when']['spend']>,
  context: PromotionContext,
  lineValue: LineValue,
): Progress {
  const lines = selectedLines(of, context)
  return {
    unit: 'money',
    counted: lines.reduce((sum, line) => sum + lineValue(line), 0),
    threshold: amounts[context.currency] ?? Infinity,
    lines: idsOf(lines),
  }
}

function quantityThreshold(
  { pieces, of }: NonNullable<Promotion['when']['quantity']>,
  context: PromotionContext,
): Progress {
  const lines = selectedLines(of, context)
  return { unit: 'pieces', counted: piecesOf(lines), threshold: pieces, lines: idsOf(lines) }
}

type BuyAndGet = Extract<Promotion['gives'], { type: 'buyAndGet' }>

function buyAndGetThreshold(
  { buy, get, of, getOf = of }: BuyAndGet,
  context: PromotionContext,
): Progress {
  const bought = selectedLines(of, context)
  const gotLines = selectedLines(getOf, context)
  const lines = [...new Set([...bought, ...gotLines])]
  // A piece counts either as bought or as got, even if it matches both selections.
  const pieceCount = Math.min(
    piecesOf(lines),
    Math.min(buy, piecesOf(bought)) + Math.min(get, piecesOf(gotLines)),
  )
  return { unit: 'pieces', counted: pieceCount, threshold: buy + get, lines: idsOf(lines) }
}

const selectedLines = (
  selection: ProductSelection,
  { lines, categoriesByStyle }: PromotionContext,
) => lines.filter((line) => matchesSelection(selection, line, categoriesByStyle))

const piecesOf = (lines: readonly PromotedLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const idsOf = (lines: readonly PromotedLine[]) => lines.map(({ lineId }) => lineId)
