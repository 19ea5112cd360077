import type { Promotion } from '@cairn/contract/imports/promotions-import'
import type { Discounts, DiscountTarget } from './discount.ts'
import { matchesSelection } from './product-selection.ts'
import { percentOf } from './proportions.ts'
import type { CategoriesByStyle } from './promotion-context.ts'

type BuyAndGet = Extract<Promotion['gives'], { type: 'buyAndGet' }>

/** The pieces of a line, and whether they can be bought, got or both. */
type LinePieces = { id: string; pieces: number; price: number; isBought: boolean; isGot: boolean }

/** Discounts the cheapest pieces, as many as the bought pieces earn. */
export function buyAndGetDiscounts(
  gives: BuyAndGet,
  targets: readonly DiscountTarget[],
  categoriesByStyle: CategoriesByStyle,
): Discounts {
  const lines = linePiecesOf(gives, targets, categoriesByStyle)
  const bought = countPieces(lines.filter(({ isBought }) => isBought))
  const applications = applicationCount(gives, lines)
  let piecesToDiscount = applications * gives.get
  // Pieces that can be both bought and got are discounted only if they are not needed as bought ones.
  let sparePieces = bought - applications * gives.buy
  const discounts = new Map<string, number>()
  for (const { id, pieces, price, isBought } of lines.filter(({ isGot }) => isGot)) {
    const discountedPieces = Math.min(pieces, piecesToDiscount, isBought ? sparePieces : Infinity)
    piecesToDiscount -= discountedPieces
    if (isBought) sparePieces -= discountedPieces
    discounts.set(id, percentOf(price, gives.percent) * discountedPieces)
  }
  return discounts
}

function linePiecesOf(
  { of, getOf = of }: BuyAndGet,
  targets: readonly DiscountTarget[],
  categoriesByStyle: CategoriesByStyle,
): LinePieces[] {
  return targets
    .flatMap(({ id, remaining, pieces, source }) =>
      'line' in source
        ? [
            {
              id,
              pieces,
              price: Math.floor(remaining / pieces),
              isBought: matchesSelection(of, source.line, categoriesByStyle),
              isGot: matchesSelection(getOf, source.line, categoriesByStyle),
            },
          ]
        : [],
    )
    .toSorted((one, other) => one.price - other.price || (one.id < other.id ? -1 : 1))
}

function applicationCount(
  { buy, get, most = Infinity }: BuyAndGet,
  lines: readonly LinePieces[],
): number {
  const bought = countPieces(lines.filter(({ isBought }) => isBought))
  const got = countPieces(lines.filter(({ isGot }) => isGot))
  return Math.min(
    most,
    Math.floor(bought / buy),
    Math.floor(got / get),
    Math.floor(countPieces(lines) / (buy + get)),
  )
}

const countPieces = (lines: readonly LinePieces[]) =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0)
