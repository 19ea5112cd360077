import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { ShippingMethodCode } from '@cairn/contract/shipping'
import { brokenLimit, supplyOf } from './cart-limits.ts'
import { type Cart, type CartLine, joined } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { checkDelivery, suits } from './delivery.ts'
import { shipmentIdOf } from './shipments.ts'

export type DeliveryChoice = {
  /** Without either, everything that can travel like that. */
  lineIds: readonly string[] | undefined
  shipmentId: string | undefined
  code: ShippingMethodCode
  shippingId: string
  storeId: string | null
}

type Refused = Refusal<'itemNotAvailable' | 'shippingMethodUnavailable' | 'noInventory'>

/** Some lines travel another way; all of them, or none. */
export function withDelivery(
  cart: Cart,
  choice: DeliveryChoice,
  now: Conditions,
): Result<Cart, Refused> {
  const chosen = chosenLines(cart, choice)
  if (!chosen.ok) return chosen
  const { code: shippingMethod, shippingId, storeId } = choice
  let lines = cart.lines
  for (const { id } of chosen.value) {
    const line = lines.find((each) => each.id === id)
    // It may have joined another on the way.
    if (!line) continue
    const moved = { ...line, shippingMethod, shippingId, storeId }
    const possible = checkDelivery(moved, now)
    if (!possible.ok) return possible
    const { line: whole, others } = joined(lines, moved)
    lines = others.map((other) => (other.id === whole.id ? whole : other))
    const isTooMuch = brokenLimit(whole, { before: cart.lines, after: lines, now }) !== undefined
    if (isTooMuch || supplyOf(whole, now) === 0) return refuse('noInventory', { sku: line.sku })
  }
  return accept({ ...cart, lines })
}

function chosenLines(
  { lines }: Cart,
  { lineIds, shipmentId, code }: DeliveryChoice,
): Result<readonly CartLine[], Refusal<'itemNotAvailable' | 'shippingMethodUnavailable'>> {
  if (lineIds) {
    const chosen = lines.filter(({ id }) => lineIds.includes(id))
    return chosen.length === new Set(lineIds).size ? accept(chosen) : refuse('itemNotAvailable')
  }
  if (shipmentId !== undefined) {
    const chosen = lines.filter((line) => shipmentIdOf(line) === shipmentId)
    return chosen.length > 0 ? accept(chosen) : refuse('itemNotAvailable')
  }
  const chosen = lines.filter(({ sellable }) => suits(code, sellable))
  return chosen.length > 0 ? accept(chosen) : refuse('shippingMethodUnavailable')
}
