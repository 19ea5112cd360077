import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { Promotion } from '@cairn/contract/imports/promotions-import'
import { buyAndGetDiscounts } from './buy-and-get.ts'
import { percentOf, distributeByWeight } from './proportions.ts'
import { matchesSelection } from './product-selection.ts'
import type { PromotedLine, PromotionContext } from './promotion-context.ts'

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
  return selections.some((each) => matchesSelection(each, source.line, context.categoriesByStyle))
}

type EffectScope = { level: Promotion['level']; context: PromotionContext }

function discountsOfEffect(
  gives: Promotion['gives'],
  targets: readonly DiscountTarget[],
  { level, context }: EffectScope,
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
