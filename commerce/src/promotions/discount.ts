import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { Promotion } from '@cairn/contract/imports/promotions-import'
import {
  type PromotedLine,
  type PromotionContext,
  type CategoriesByStyle,
  matchesSelection,
} from './promotion-context.ts'
import { percentOf, distributeByWeight } from './proportions.ts'

/** A line or the shipping of a shipment, with the part of its price that is not yet discounted. */
export type DiscountTarget = {
  id: string
  remaining: Minor
  pieces: number
  source: { line: PromotedLine } | { method: string }
}

/** The discounts by target id. Targets without a discount are not included. */
export type Discounts = ReadonlyMap<string, Minor>

type Effect<Type extends Promotion['gives']['type']> = Extract<Promotion['gives'], { type: Type }>

/** The discounts of a promotion. They do not depend on the sequence of the targets. */
export function discountsOf(
  promotion: Promotion,
  targets: readonly DiscountTarget[],
  context: PromotionContext,
): Discounts {
  const { gives, level } = promotion
  const matching = targets.filter((target) => matchesTarget(gives, target, context))
  const discounts = discountsOfEffect(gives, matching, { level, context })
  return new Map(discounts.entries().filter(([, minor]) => minor > 0))
}

export function matchesTarget(
  gives: Promotion['gives'],
  { source }: DiscountTarget,
  context: PromotionContext,
): boolean {
  if ('method' in source) {
    return gives.type !== 'freeShipping' || gives.methods.some((method) => method === source.method)
  }
  const selections = [
    ...('of' in gives ? [gives.of] : []),
    ...('getOf' in gives && gives.getOf ? [gives.getOf] : []),
  ]
  return selections.some((selection) =>
    matchesSelection(selection, source.line, context.categoriesByStyle),
  )
}

function discountsOfEffect(
  gives: Promotion['gives'],
  targets: readonly DiscountTarget[],
  { level, context }: { level: Promotion['level']; context: PromotionContext },
): Discounts {
  switch (gives.type) {
    case 'percentage':
      return level === 'ORDER' ? percentOffAll(gives, targets) : percentOffEach(gives, targets)
    case 'amount':
      return amountOff(gives, targets, context.currency)
    case 'fixedPrice':
      return downToFixedPrice(gives, targets, context.currency)
    case 'buyAndGet':
      return buyAndGetDiscounts(gives, targets, context.categoriesByStyle)
    case 'freeShipping':
      return new Map(targets.map(({ id, remaining }) => [id, remaining]))
    case 'gift':
      return new Map()
  }
}

const percentOffEach = (
  { percent }: Effect<'percentage'>,
  targets: readonly DiscountTarget[],
): Discounts => new Map(targets.map(({ id, remaining }) => [id, percentOf(remaining, percent)]))

/** Rounded once, so that the discount matches the percentage of the whole order. */
const percentOffAll = (
  { percent }: Effect<'percentage'>,
  targets: readonly DiscountTarget[],
): Discounts => distributeByWeight(percentOf(sumOf(targets), percent), targets.map(weightOf))

function amountOff(
  { amounts, per }: Effect<'amount'>,
  targets: readonly DiscountTarget[],
  currency: Currency,
): Discounts {
  const amount = amounts[currency] ?? 0
  return per === 'piece'
    ? new Map(
        targets.map(({ id, remaining, pieces }) => [id, Math.min(remaining, amount * pieces)]),
      )
    : distributeByWeight(Math.min(amount, sumOf(targets)), targets.map(weightOf))
}

function downToFixedPrice(
  { amounts }: Effect<'fixedPrice'>,
  targets: readonly DiscountTarget[],
  currency: Currency,
): Discounts {
  const price = amounts[currency] ?? Infinity
  return new Map(targets.map(({ id, remaining, pieces }) => [id, remaining - price * pieces]))
}

const sumOf = (targets: readonly DiscountTarget[]) =>
  targets.reduce((sum, { remaining }) => sum + remaining, 0)
const weightOf = ({ id, remaining }: DiscountTarget) => ({ id, weight: remaining })

type BuyAndGet = Extract<Promotion['gives'], { type: 'buyAndGet' }>

/** The pieces of a line, and whether they can be bought, got or both. */
type LinePieces = { id: string; pieces: number; price: number; isBought: boolean; isGot: boolean }

/** Discounts the cheapest pieces, as many as the bought pieces earn. */
function buyAndGetDiscounts(
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
  const gotPieces = countPieces(lines.filter(({ isGot }) => isGot))
  return Math.min(
    most,
    Math.floor(bought / buy),
    Math.floor(gotPieces / get),
    Math.floor(countPieces(lines) / (buy + get)),
  )
}

const countPieces = (lines: readonly LinePieces[]) =>
  lines.reduce((sum, { pieces }) => sum + pieces, 0)
