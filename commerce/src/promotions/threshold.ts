import type { Minor } from '@cairn/contract/money'
import type { PromotedGoods, Promotion } from '@cairn/contract/promotions-import'
import { isAbout } from './goods.ts'
import type { PromotedLine, Situation } from './situation.ts'

/** How far a cart is on the way to what a promotion asks for. */
export type Progress = {
  unit: 'money' | 'pieces'
  counted: number
  threshold: number
  /** The lines that count. */
  lines: readonly string[]
}

/** What a line is worth at the moment of counting. */
type Worth = (line: PromotedLine) => Minor

export const isReached = ({ counted, threshold }: Progress): boolean => counted >= threshold

/** All that a promotion wants of the goods in a cart. */
export function thresholdsOf(promotion: Promotion, situation: Situation, worth: Worth): Progress[] {
  const { when, gives } = promotion
  return [
    ...(when.spend ? [inMoney(when.spend, situation, worth)] : []),
    ...(when.quantity ? [inPieces(when.quantity, situation)] : []),
    ...(gives.type === 'buyAndGet' ? [boughtTogether(gives, situation)] : []),
  ]
}

function inMoney(
  { amounts, of }: NonNullable<Promotion['when']['spend']>,
  situation: Situation,
  worth: Worth,
): Progress {
  const lines = linesOf(of, situation)
  return {
    unit: 'money',
    counted: lines.reduce((sum, line) => sum + worth(line), 0),
    threshold: amounts[situation.currency] ?? Infinity,
    lines: idsOf(lines),
  }
}

function inPieces(
  { pieces, of }: NonNullable<Promotion['when']['quantity']>,
  situation: Situation,
): Progress {
  const lines = linesOf(of, situation)
  return { unit: 'pieces', counted: piecesOf(lines), threshold: pieces, lines: idsOf(lines) }
}

type BuyAndGet = Extract<Promotion['gives'], { type: 'buyAndGet' }>

function boughtTogether({ buy, get, of, getOf = of }: BuyAndGet, situation: Situation): Progress {
  const bought = linesOf(of, situation)
  const got = linesOf(getOf, situation)
  const lines = [...new Set([...bought, ...got])]
  // A piece counts on one side only, even where it fits both.
  const counted = Math.min(
    piecesOf(lines),
    Math.min(buy, piecesOf(bought)) + Math.min(get, piecesOf(got)),
  )
  return { unit: 'pieces', counted, threshold: buy + get, lines: idsOf(lines) }
}

const linesOf = (goods: PromotedGoods, { lines, categoriesOf }: Situation) =>
  lines.filter((line) => isAbout(goods, line, categoriesOf))

const piecesOf = (lines: readonly PromotedLine[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

const idsOf = (lines: readonly PromotedLine[]) => lines.map(({ lineId }) => lineId)
