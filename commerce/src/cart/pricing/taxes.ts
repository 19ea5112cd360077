import type { Minor } from '@cairn/contract/fields/money'
import { allocate, fractionOf, type Weight } from '../../promotions/proportions.ts'
import type { TaxRegion } from '../../tax/tax-region.ts'
import type { CartLine } from '../cart.ts'
import type { Shipment } from '../delivery/shipments.ts'

/** One tax of one region on all that is delivered there. */
export type TaxLine = Pick<TaxRegion, 'countryCode' | 'province' | 'isIncluded'> & {
  name: string
  /** In thousandths of a percent. */
  rate: number
  /** What is taxed, without tax. */
  net: Minor
  tax: Minor
}

export type TaxAmounts = {
  lines: ReadonlyMap<string, Minor>
  addedTax: Minor
  includedTax: Minor
  taxLines: readonly TaxLine[]
}

type TaxedItems = {
  lines: readonly Pick<CartLine, 'id' | 'sellable'>[]
  shipments: readonly Shipment[]
}
type ChargedAmounts = { lines: ReadonlyMap<string, Minor>; shipments: ReadonlyMap<string, Minor> }

/**
 * The tax on the charged amounts. For each region, each part is rounded once and distributed over the
 * amounts that it is due on.
 */
export function calculateTaxes(
  { lines, shipments }: TaxedItems,
  chargedAmounts: ChargedAmounts,
): TaxAmounts {
  const untaxedIds = new Set(lines.filter(isGiftCard).map(({ id }) => id))
  const byRegion = Map.groupBy(shipments, ({ tax }) => tax)
  const perLine = new Map<string, Minor>()
  const taxLines: TaxLine[] = []
  for (const [region, shipmentsInRegion] of byRegion) {
    if (!region) continue
    const shares = shipmentsInRegion.flatMap((shipment) =>
      sharesOf(shipment, { region, chargedAmounts, untaxedIds }),
    )
    const base = shares.reduce((sum, { weight }) => sum + weight, 0)
    const taxes = base > 0 ? taxesOn(base, region) : []
    taxLines.push(...taxes)
    for (const { tax } of taxes)
      for (const [id, part] of allocate(tax, shares)) perLine.set(id, (perLine.get(id) ?? 0) + part)
  }
  return {
    lines: perLine,
    addedTax: sumOf(taxLines.filter(({ isIncluded }) => !isIncluded)),
    includedTax: sumOf(taxLines.filter(({ isIncluded }) => isIncluded)),
    taxLines,
  }
}

const sumOf = (taxes: readonly Pick<TaxLine, 'tax'>[]): Minor =>
  taxes.reduce((sum, { tax }) => sum + tax, 0)

/** A gift card is not taxed; what is bought with it is. */
const isGiftCard = ({ sellable }: TaxedItems['lines'][number]) => sellable.isDigital

type TaxShareInput = {
  region: TaxRegion
  chargedAmounts: ChargedAmounts
  untaxedIds: ReadonlySet<string>
}

function sharesOf(
  { id, lineIds }: Shipment,
  { region, chargedAmounts, untaxedIds }: TaxShareInput,
): Weight[] {
  const taxedLines = lineIds
    .filter((lineId) => !untaxedIds.has(lineId))
    .map((lineId) => ({ id: lineId, weight: chargedAmounts.lines.get(lineId) ?? 0 }))
  return region.taxesShipping
    ? [...taxedLines, { id: `shipping ${id}`, weight: chargedAmounts.shipments.get(id) ?? 0 }]
    : taxedLines
}

const wholeRate = 100_000

/** Rates apply to the price without tax, so included tax is calculated back out of the price. */
function taxesOn(base: Minor, { countryCode, province, isIncluded, parts }: TaxRegion): TaxLine[] {
  const per = isIncluded ? parts.reduce((sum, { rate }) => sum + rate, wholeRate) : wholeRate
  const taxes = parts
    .filter(({ rate }) => rate > 0)
    .map(({ name, rate }) => ({ name, rate, tax: fractionOf(base, { of: rate, per }) }))
  const net = isIncluded ? base - sumOf(taxes) : base
  return taxes.map((tax) => ({ countryCode, province, isIncluded, net, ...tax }))
}
