import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { type Cart, type CartLine, joinEqualLines } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { exceededLimit, availableStock } from '../quantity-limits.ts'
import { checkDelivery, isDeliverableBy } from './delivery-rules.ts'
import { shipmentIdOf } from './shipments.ts'

export type DeliveryChoice = {
  /** Without lines and shipment, all lines that can be delivered this way. */
  lineIds: readonly string[] | undefined
  shipmentId: string | undefined
  code: ShippingMethodCode
  shippingId: string
  storeId: string | null
}

type DeliveryRefusal = Refusal<'itemNotAvailable' | 'shippingMethodUnavailable' | 'noInventory'>

/** Changes the delivery of the chosen lines, of all or of none. */
export function withDelivery(
  cart: Cart,
  choice: DeliveryChoice,
  conditions: PricingConditions,
): Result<Cart, DeliveryRefusal> {
  const result = chosenLines(cart, choice)
  if (!result.ok) return result
  const { code: shippingMethod, shippingId, storeId } = choice
  let lines = cart.lines
  for (const { id } of result.value) {
    const line = lines.find((candidate) => candidate.id === id)
    // An earlier step may have joined it with another line.
    if (!line) continue
    const movedLine = { ...line, shippingMethod, shippingId, storeId }
    const checked = checkDelivery(movedLine, conditions)
    if (!checked.ok) return checked
    const { line: merged, others } = joinEqualLines(lines, movedLine)
    lines = others.map((other) => (other.id === merged.id ? merged : other))
    const isTooMuch =
      exceededLimit(merged, { before: cart.lines, after: lines, conditions }) !== undefined
    if (isTooMuch || availableStock(merged, conditions) === 0)
      return refuse('noInventory', { sku: line.sku })
  }
  return accept({ ...cart, lines })
}

function chosenLines(
  { lines }: Cart,
  { lineIds, shipmentId, code }: DeliveryChoice,
): Result<readonly CartLine[], Refusal<'itemNotAvailable' | 'shippingMethodUnavailable'>> {
  if (lineIds) {
    const matchingLines = lines.filter(({ id }) => lineIds.includes(id))
    return matchingLines.length === new Set(lineIds).size
      ? accept(matchingLines)
      : refuse('itemNotAvailable')
  }
  if (shipmentId !== undefined) {
    const matchingLines = lines.filter((line) => shipmentIdOf(line) === shipmentId)
    return matchingLines.length > 0 ? accept(matchingLines) : refuse('itemNotAvailable')
  }
  const deliverableLines = lines.filter(({ sellable }) => isDeliverableBy(code, sellable))
  return deliverableLines.length > 0
    ? accept(deliverableLines)
    : refuse('shippingMethodUnavailable')
}
