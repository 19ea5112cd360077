import type { Currency, Minor } from '@cairn/contract/money'
import type { Promotion } from '@cairn/contract/promotions-import'
import { giveWithBought } from './buy-and-get.ts'
import { percentOf, shareOut } from './share.ts'
import { isAbout } from './goods.ts'
import type { PromotedLine, Situation } from './situation.ts'

/** Something that can become cheaper, with what is left of its price: a line, or the way of a shipment. */
export type Place = {
  id: string
  left: Minor
  pieces: number
  of: { line: PromotedLine } | { method: string }
}

/** What comes off each place; no place with nothing. */
export type Discounts = ReadonlyMap<string, Minor>

type Effect<Type extends Promotion['gives']['type']> = Extract<Promotion['gives'], { type: Type }>

/** What a promotion takes off these places, in an order that does not depend on theirs. */
export function discountsOf(
  promotion: Promotion,
  places: readonly Place[],
  situation: Situation,
): Discounts {
  const { gives, level } = promotion
  const about = places.filter((place) => isAboutPlace(gives, place, situation))
  const discounts = takenOff(gives, about, { level, situation })
  return new Map(discounts.entries().filter(([, minor]) => minor > 0))
}

export function isAboutPlace(
  gives: Promotion['gives'],
  { of }: Place,
  situation: Situation,
): boolean {
  if ('method' in of) {
    return gives.type !== 'freeShipping' || gives.methods.some((method) => method === of.method)
  }
  const goods = [
    ...('of' in gives ? [gives.of] : []),
    ...('getOf' in gives && gives.getOf ? [gives.getOf] : []),
  ]
  return goods.some((each) => isAbout(each, of.line, situation.categoriesOf))
}

type Where = { level: Promotion['level']; situation: Situation }

function takenOff(
  gives: Promotion['gives'],
  places: readonly Place[],
  { level, situation }: Where,
): Discounts {
  switch (gives.type) {
    case 'percentage':
      return level === 'ORDER' ? percentOffAll(gives, places) : percentOffEach(gives, places)
    case 'amount':
      return amountOff(gives, places, situation.currency)
    case 'fixedPrice':
      return downToPrice(gives, places, situation.currency)
    case 'buyAndGet':
      return giveWithBought(gives, places, situation.categoriesOf)
    case 'freeShipping':
      return new Map(places.map(({ id, left }) => [id, left]))
    case 'gift':
      return new Map()
  }
}

const percentOffEach = ({ percent }: Effect<'percentage'>, places: readonly Place[]): Discounts =>
  new Map(places.map(({ id, left }) => [id, percentOf(left, percent)]))

/** Rounded once, so that the order as a whole is cheaper by what was promised. */
const percentOffAll = ({ percent }: Effect<'percentage'>, places: readonly Place[]): Discounts =>
  shareOut(percentOf(sumOf(places), percent), places.map(weightOf))

function amountOff(
  { amounts, per }: Effect<'amount'>,
  places: readonly Place[],
  currency: Currency,
): Discounts {
  const amount = amounts[currency] ?? 0
  return per === 'piece'
    ? new Map(places.map(({ id, left, pieces }) => [id, Math.min(left, amount * pieces)]))
    : shareOut(Math.min(amount, sumOf(places)), places.map(weightOf))
}

function downToPrice(
  { amounts }: Effect<'fixedPrice'>,
  places: readonly Place[],
  currency: Currency,
): Discounts {
  const price = amounts[currency] ?? Infinity
  return new Map(places.map(({ id, left, pieces }) => [id, left - price * pieces]))
}

const sumOf = (places: readonly Place[]) => places.reduce((sum, { left }) => sum + left, 0)
const weightOf = ({ id, left }: Place) => ({ id, weight: left })
