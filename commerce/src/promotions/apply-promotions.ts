import type { Minor } from '@cairn/contract/money'
import type { Promotion } from '@cairn/contract/promotions-import'
import { type Applied, applyTogether, type World } from './applied.ts'
import { closedBy, type Reason } from './gate.ts'
import type { Situation } from './situation.ts'
import type { Progress } from './threshold.ts'

/** What became of a promotion, and why. */
export type Verdict = {
  promotion: Promotion
  outcome:
    | { is: 'applied'; total: Minor; places: readonly string[] }
    | { is: 'missed'; why: Reason }
  progress: Progress | null
}

export type Gift = { promotionId: string; sku: string; pieces: number }

/** What promotions make of a cart. */
export type Promoted = {
  /** Off a line, by what is about that line; and its share of what is off the whole order. */
  lines: ReadonlyMap<string, { item: Minor; order: Minor }>
  shipments: ReadonlyMap<string, Minor>
  gifts: readonly Gift[]
  /** Of every promotion that was looked at, in the order of their names. */
  verdicts: readonly Verdict[]
}

/** Which promotions apply and what they take off. The order of lines and of promotions is nothing to it. */
export function applyPromotions(promotions: readonly Promotion[], situation: Situation): Promoted {
  const inOrder = promotions.toSorted((one, other) =>
    one.promotionId < other.promotionId ? -1 : 1,
  )
  const closed = new Map<string, Reason>()
  for (const promotion of inOrder) {
    const reason = closedBy(promotion, situation)
    if (reason) closed.set(promotion.promotionId, reason)
  }
  const open = inOrder.filter(({ promotionId }) => !closed.has(promotionId))
  const { world, whyOf } = bestWorld(open, situation)
  return {
    ...takenOff(world, situation),
    verdicts: inOrder.map((promotion) => verdictOf(promotion, { world, closed, whyOf })),
  }
}

type Chosen = { world: World; whyOf: (promotionId: string) => Reason | undefined }

/** With those that stand only alone in an order, or without them. */
function bestWorld(open: readonly Promotion[], situation: Situation): Chosen {
  const others = open.filter(({ excludes }) => excludes !== 'order')
  const together = applyTogether(others, situation)
  const loners = open
    .filter(({ excludes }) => excludes === 'order')
    .map((promotion) => ({ promotion, world: applyTogether([promotion], situation) }))
  const best = loners
    .flatMap(({ world }) => world.applied.map((applied) => ({ applied, world })))
    .toSorted(byRank)[0]
  const isAlone = best && standsAlone(best.applied, together, { others, situation })
  const world = isAlone ? best.world : together
  const by = world.applied[0]?.promotion.promotionId
  const own = new Map(loners.map((loner) => [loner.promotion.promotionId, loner.world.missed]))
  const whyOf = (id: string): Reason | undefined =>
    own.get(id)?.get(id) ?? (by === undefined ? undefined : { is: 'excluded', by })
  return { world, whyOf }
}

type Ranked = { applied: Applied }

const byRank = ({ applied: one }: Ranked, { applied: other }: Ranked) =>
  other.promotion.priority - one.promotion.priority ||
  other.total - one.total ||
  (one.promotion.promotionId < other.promotion.promotionId ? -1 : 1)

/** Before promotions of a lower priority always; before those of its own if it gives as much as all of them. */
function standsAlone(
  { promotion: { priority }, total }: Applied,
  together: World,
  { others, situation }: { others: readonly Promotion[]; situation: Situation },
): boolean {
  const appliesAny = (some: readonly Promotion[]) =>
    applyTogether(some, situation).applied.length > 0
  if (appliesAny(others.filter((other) => other.priority > priority))) return false
  if (!appliesAny(others.filter((other) => other.priority === priority))) return true
  return total >= together.total
}

function takenOff({ applied }: World, { lines, shipments }: Situation): Omit<Promoted, 'verdicts'> {
  const off = (id: string, level: Promotion['level']) =>
    applied
      .filter(({ promotion }) => promotion.level === level)
      .reduce((sum, { discounts }) => sum + (discounts.get(id) ?? 0), 0)
  return {
    lines: new Map(
      lines.map(({ lineId }) => [
        lineId,
        { item: off(lineId, 'PRODUCT'), order: off(lineId, 'ORDER') },
      ]),
    ),
    shipments: new Map(
      shipments.map(({ shipmentId }) => [shipmentId, off(shipmentId, 'SHIPPING')]),
    ),
    gifts: applied.flatMap(({ promotion: { promotionId, gives } }) =>
      gives.type === 'gift' ? [{ promotionId, sku: gives.sku, pieces: gives.pieces }] : [],
    ),
  }
}

type Outcomes = Chosen & { closed: ReadonlyMap<string, Reason> }

function verdictOf(promotion: Promotion, { world, closed, whyOf }: Outcomes): Verdict {
  const { promotionId } = promotion
  const progress = world.progress.get(promotionId) ?? null
  const applied = world.applied.find((each) => each.promotion === promotion)
  if (applied) {
    const places = [...applied.discounts.keys()]
    return { promotion, outcome: { is: 'applied', total: applied.total, places }, progress }
  }
  const why = closed.get(promotionId) ?? world.missed.get(promotionId) ?? whyOf(promotionId)
  if (!why) throw new Error(`nobody knows why ${promotionId} does not apply`)
  return { promotion, outcome: { is: 'missed', why }, progress }
}
