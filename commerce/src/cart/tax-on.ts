import type { Minor } from '@cairn/contract/money'
import type { TaxRegion } from '../tax/tax-region.ts'
import { partOf, type Weight } from '../promotions/share.ts'
import { allocate } from './allocate.ts'
import type { CartLine } from './cart.ts'
import type { Shipment } from './shipments.ts'

export type Taxed = { lines: ReadonlyMap<string, Minor>; added: Minor; included: Minor }

type Bought = {
  lines: readonly Pick<CartLine, 'id' | 'sellable'>[]
  shipments: readonly Shipment[]
}
type Charged = { lines: ReadonlyMap<string, Minor>; shipments: ReadonlyMap<string, Minor> }

/**
 * The tax on what is charged, by where it goes: of each region and each of its parts one amount,
 * rounded once, and spread over what it is due on.
 */
export function taxOf({ lines, shipments }: Bought, charged: Charged): Taxed {
  const untaxed = new Set(lines.filter(isMoney).map(({ id }) => id))
  const byRegion = Map.groupBy(shipments, ({ tax }) => tax)
  const perLine = new Map<string, Minor>()
  const sums = { added: 0, included: 0 }
  for (const [region, sent] of byRegion) {
    if (!region) continue
    const shares = sent.flatMap((shipment) => sharesOf(shipment, { region, charged, untaxed }))
    for (const [id, tax] of taxIn(region, shares)) {
      perLine.set(id, (perLine.get(id) ?? 0) + tax)
      sums[region.isIncluded ? 'included' : 'added'] += tax
    }
  }
  return { lines: perLine, ...sums }
}

/** A gift card is money in another form: what it buys is taxed. */
const isMoney = ({ sellable }: Bought['lines'][number]) => sellable.isDigital

type Due = { region: TaxRegion; charged: Charged; untaxed: ReadonlySet<string> }

function sharesOf({ id, lineIds }: Shipment, { region, charged, untaxed }: Due): Weight[] {
  const goods = lineIds
    .filter((lineId) => !untaxed.has(lineId))
    .map((lineId) => ({ id: lineId, weight: charged.lines.get(lineId) ?? 0 }))
  return region.taxesShipping
    ? [...goods, { id: `shipping ${id}`, weight: charged.shipments.get(id) ?? 0 }]
    : goods
}

const whole = 100_000

/** What prices hold already is worked back out of them; every rate is of what they are without any tax. */
function* taxIn({ parts, isIncluded }: TaxRegion, shares: readonly Weight[]) {
  const base = shares.reduce((sum, { weight }) => sum + weight, 0)
  const per = isIncluded ? parts.reduce((sum, { rate }) => sum + rate, whole) : whole
  for (const { rate } of parts) yield* allocate(partOf(base, { of: rate, per }), shares)
}
