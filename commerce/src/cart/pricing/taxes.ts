import type { Minor } from '@cairn/contract/fields/money'
import type { TaxRegion } from '../../tax/tax-region.ts'
import { fractionOf, type Weight } from '../../promotions/proportions.ts'
import { allocate } from '../../promotions/proportions.ts'
import type { CartLine } from '../cart.ts'
import type { Shipment } from '../delivery/shipments.ts'

export type TaxAmounts = { lines: ReadonlyMap<string, Minor>; added: Minor; included: Minor }

type TaxedItems = {
  lines: readonly Pick<CartLine, 'id' | 'sellable'>[]
  shipments: readonly Shipment[]
}
type ChargedAmounts = { lines: ReadonlyMap<string, Minor>; shipments: ReadonlyMap<string, Minor> }

/**
 * The tax on what is charged, by where it goes: of each region and each of its parts one amount,
 * rounded once, and spread over what it is due on.
 */
export function calculateTaxes(
  { lines, shipments }: TaxedItems,
  charged: ChargedAmounts,
): TaxAmounts {
  const untaxed = new Set(lines.filter(isGiftCard).map(({ id }) => id))
  const byRegion = Map.groupBy(shipments, ({ tax }) => tax)
  const perLine = new Map<string, Minor>()
  const sums = { added: 0, included: 0 }
  for (const [region, shipmentsInRegion] of byRegion) {
    if (!region) continue
    const shares = shipmentsInRegion.flatMap((shipment) =>
      sharesOf(shipment, { region, charged, untaxed }),
    )
    for (const [id, tax] of taxIn(region, shares)) {
      perLine.set(id, (perLine.get(id) ?? 0) + tax)
      sums[region.isIncluded ? 'included' : 'added'] += tax
    }
  }
  return { lines: perLine, ...sums }
}

/** A gift card is not taxed; what it buys is. */
const isGiftCard = ({ sellable }: TaxedItems['lines'][number]) => sellable.isDigital

type TaxShareInput = { region: TaxRegion; charged: ChargedAmounts; untaxed: ReadonlySet<string> }

function sharesOf(
  { id, lineIds }: Shipment,
  { region, charged, untaxed }: TaxShareInput,
): Weight[] {
  const taxedLines = lineIds
    .filter((lineId) => !untaxed.has(lineId))
    .map((lineId) => ({ id: lineId, weight: charged.lines.get(lineId) ?? 0 }))
  return region.taxesShipping
    ? [...taxedLines, { id: `shipping ${id}`, weight: charged.shipments.get(id) ?? 0 }]
    : taxedLines
}

const wholeRate = 100_000

/** Rates apply to the price without tax, so included tax is calculated back out of the price. */
function* taxIn({ parts, isIncluded }: TaxRegion, shares: readonly Weight[]) {
  const base = shares.reduce((sum, { weight }) => sum + weight, 0)
  const per = isIncluded ? parts.reduce((sum, { rate }) => sum + rate, wholeRate) : wholeRate
  for (const { rate } of parts) yield* allocate(fractionOf(base, { of: rate, per }), shares)
}
