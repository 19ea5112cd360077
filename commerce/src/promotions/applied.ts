import type { Minor } from '@cairn/contract/money'
import type { Promotion } from '@cairn/contract/promotions-import'
import { discountsOf, type Discounts, isAboutPlace, type Place } from './effect.ts'
import { budgetLeft, type Reason } from './gate.ts'
import type { PromotedLine, Situation } from './situation.ts'
import { isReached, type Progress, thresholdsOf } from './threshold.ts'

export type Applied = {
  promotion: Promotion
  discounts: Discounts
  total: Minor
  /** The lines that it has used: bought ones too, where it gives others with them. */
  claimed: ReadonlySet<string>
}

/** What becomes of some promotions when no others are looked at. */
export type World = {
  applied: readonly Applied[]
  missed: ReadonlyMap<string, Reason>
  progress: ReadonlyMap<string, Progress>
  total: Minor
}

type Making = {
  situation: Situation
  applied: Applied[]
  missed: Map<string, Reason>
  progress: Map<string, Progress>
}

/** First what makes lines cheaper, then what makes the order cheaper, then its ways. */
export function applyTogether(promotions: readonly Promotion[], situation: Situation): World {
  const making: Making = { situation, applied: [], missed: new Map(), progress: new Map() }
  const lines = situation.lines.map(placeOfLine)
  const rowTotals = leftOn(lines)
  const of = (level: Promotion['level']) => promotions.filter((each) => each.level === level)

  const afterLines = applyLevel(of('PRODUCT'), lines, { making, worth: rowTotals })
  const worth = leftOn(afterLines)
  applyLevel(of('ORDER'), afterLines, { making, worth })
  applyLevel(of('SHIPPING'), situation.shipments.map(placeOfShipment), { making, worth })
  const total = making.applied.reduce((sum, each) => sum + each.total, 0)
  return { ...making, total }
}

const placeOfLine = (line: PromotedLine): Place => ({
  id: line.lineId,
  left: line.current * line.quantity,
  pieces: line.quantity,
  of: { line },
})

const placeOfShipment = ({ shipmentId, method, cost }: Situation['shipments'][number]): Place => ({
  id: shipmentId,
  left: cost,
  pieces: 1,
  of: { method },
})

type Worth = (line: PromotedLine) => Minor

function leftOn(places: readonly Place[]): Worth {
  const left = new Map(places.map((place) => [place.id, place.left]))
  return ({ lineId }) => left.get(lineId) ?? 0
}

type Level = { making: Making; worth: Worth }

/** Answers the places with what is left of them. */
function applyLevel(
  promotions: readonly Promotion[],
  places: readonly Place[],
  { making, worth }: Level,
): readonly Place[] {
  let waiting = promotions.filter((promotion) => reaches(promotion, worth, making))
  let left = places
  while (waiting.length > 0) {
    const next = nextOf(waiting, left, making)
    waiting = waiting.filter((promotion) => promotion !== next.promotion)
    const reason = refusalOf(next, making)
    if (reason) {
      making.missed.set(next.promotion.promotionId, reason)
      continue
    }
    making.applied.push(next)
    left = left.map((place) => ({
      ...place,
      left: place.left - (next.discounts.get(place.id) ?? 0),
    }))
  }
  return left
}

function reaches(promotion: Promotion, worth: Worth, { situation, missed, progress }: Making) {
  const thresholds = thresholdsOf(promotion, situation, worth)
  const short = thresholds.find((threshold) => !isReached(threshold))
  const shown = short ?? thresholds[0]
  if (shown) progress.set(promotion.promotionId, shown)
  if (short) missed.set(promotion.promotionId, { is: 'thresholdMissed', missed: short })
  return short === undefined
}

/** The higher priority; of the same, the one that gives more at this moment. */
function nextOf(
  waiting: readonly Promotion[],
  places: readonly Place[],
  { situation, applied }: Making,
): Applied {
  const highest = Math.max(...waiting.map(({ priority }) => priority))
  const [best, ...others] = waiting
    .filter(({ priority }) => priority === highest)
    .map((promotion) => offerOf(promotion, placesFor(promotion, places, applied), situation))
  if (!best) throw new Error('there was a promotion waiting')
  return others.reduce((first, other) => (goesBefore(other, first) ? other : first), best)
}

function offerOf(promotion: Promotion, places: readonly Place[], situation: Situation): Applied {
  const discounts = discountsOf(promotion, places, situation)
  const total = discounts.values().reduce((sum, minor) => sum + minor, 0)
  const used = promotion.gives.type === 'buyAndGet' && total > 0 ? places : []
  const about = used.filter((place) => isAboutPlace(promotion.gives, place, situation))
  return {
    promotion,
    discounts,
    total,
    claimed: new Set([...discounts.keys(), ...about.map(({ id }) => id)]),
  }
}

export const goesBefore = (one: Applied, other: Applied): boolean =>
  one.total === other.total
    ? one.promotion.promotionId < other.promotion.promotionId
    : one.total > other.total

/** Lines that a promotion may touch beside those that touched them before. */
function placesFor(
  promotion: Promotion,
  places: readonly Place[],
  applied: readonly Applied[],
): readonly Place[] {
  const before = blockersOf(promotion, applied)
  return places.filter(({ id }) => !before.some(({ claimed }) => claimed.has(id)))
}

const blockersOf = ({ excludes, level }: Promotion, applied: readonly Applied[]) =>
  applied.filter(
    ({ promotion }) =>
      promotion.level === level && (excludes === 'line' || promotion.excludes === 'line'),
  )

function refusalOf({ promotion, discounts, total }: Applied, making: Making): Reason | undefined {
  const { applied, situation } = making
  const rival = applied.find((other) => cannotStandBeside(promotion, other.promotion))
  if (rival) return { is: 'excluded', by: rival.promotion.promotionId }
  if (total > budgetLeft(promotion, situation)) return { is: 'budgetUsedUp' }
  if (!situation.lines.some(({ isGiftCard }) => !isGiftCard)) return { is: 'nothingToTakeOff' }
  if (discounts.size > 0 || givesWithoutTaking(promotion)) return undefined
  const [blocker] = blockersOf(promotion, applied)
  return blocker && wouldTakeOff(promotion, situation)
    ? { is: 'excluded', by: blocker.promotion.promotionId }
    : { is: 'nothingToTakeOff' }
}

function cannotStandBeside(one: Promotion, other: Promotion): boolean {
  if (one.group !== undefined && one.group === other.group) return true
  return one.level === other.level && [one, other].some(({ excludes }) => excludes === 'level')
}

/** A gift takes nothing off, and what a way costs may be known later. */
const givesWithoutTaking = ({ gives, level }: Promotion) =>
  gives.type === 'gift' || level === 'SHIPPING'

const wouldTakeOff = (promotion: Promotion, situation: Situation) =>
  discountsOf(promotion, situation.lines.map(placeOfLine), situation).size > 0
