import type { FlashMessage } from '@cairn/contract/cart/cart'
import { defaultMethods, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import { type Cart, type CartLine, joinEqualLines } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { remainingStock, type QuantityTotals, quantityTotalsOf } from '../quantity-limits.ts'
import {
  isMethodOffered,
  isDeliverableBy,
  canDeliverTo,
  type LineDelivery,
} from './delivery-rules.ts'
import { shipmentIdOf } from './shipments.ts'

type DeliveryMove = LineDelivery & { type: FlashMessage['type'] }
export type SettleResult = { cart: Cart; flash: readonly FlashMessage[] }

/**
 * Replaces each delivery that has become impossible by the most similar possible one, for example because
 * a store has closed or sold out, no courier delivers to the address, or a cut-off hour has passed.
 */
export function settleCart(cart: Cart, conditions: PricingConditions): SettleResult {
  let result: SettleResult = { cart, flash: [] }
  let quantityTotals = quantityTotalsOf(cart.lines)
  for (const { id } of cart.lines) {
    const line = result.cart.lines.find((candidate) => candidate.id === id)
    const deliveryMove = line && moveFor(line, { cart, conditions, quantityTotals })
    if (!line || !deliveryMove) continue
    result = withMove(result, line, deliveryMove)
    quantityTotals = quantityTotalsOf(result.cart.lines)
  }
  return result
}

type MoveInput = { cart: Cart; conditions: PricingConditions; quantityTotals: QuantityTotals }

function moveFor(
  line: CartLine,
  { cart, conditions, quantityTotals }: MoveInput,
): DeliveryMove | undefined {
  if (!isDeliverableBy(defaultMethods.stocked, line.sellable) || line.giftOf !== null)
    return undefined
  const attempt = {
    line,
    conditions,
    quantityTotals,
    favorite: conditions.places.get(cart.favoriteStoreId ?? ''),
  }
  const { to, takesStoreStock } = shippingMethodTypes[line.shippingMethod]
  if (to === 'store') return takesStoreStock ? movePickup(attempt) : moveStoreDelivery(attempt)
  return to === 'point' ? movePointDelivery(attempt) : moveHomeDelivery(attempt)
}

type MoveAttempt = {
  line: CartLine
  conditions: PricingConditions
  quantityTotals: QuantityTotals
  favorite: PickupPlace | undefined
}

function movePickup(attempt: MoveAttempt): DeliveryMove | undefined {
  const { line, conditions } = attempt
  const isOpen = isPlaceOpen(attempt)
  if (isCollectable(attempt) && isSupplied(attempt, line)) return undefined
  const inStore = { shippingMethod: 'sts', storeId: line.storeId } as const
  if (isOpen && isMethodOffered('sts', conditions) && isSupplied(attempt, inStore))
    return { ...inStore, type: 'PickupToStsTransition' }
  return (
    pickupAtFavoriteStore(attempt, 'ChangedStoreId') ??
    deliverHome(attempt, 'PickupToSthTransition')
  )
}

function moveStoreDelivery(attempt: MoveAttempt): DeliveryMove | undefined {
  const { line, conditions } = attempt
  if (!isCollectable(attempt)) return deliverHome(attempt, 'StsToSthTransition')
  const pickup = { shippingMethod: 'pickup', storeId: line.storeId } as const
  return !isSupplied(attempt, line) &&
    isMethodOffered('pickup', conditions) &&
    isSupplied(attempt, pickup)
    ? { ...pickup, type: 'StsToPickupTransition' }
    : undefined
}

const movePointDelivery = (attempt: MoveAttempt): DeliveryMove | undefined =>
  isCollectable(attempt) ? undefined : deliverHome(attempt, 'PickupToSthTransition')

const isCollectable = (attempt: MoveAttempt) =>
  isPlaceOpen(attempt) && isMethodOffered(attempt.line.shippingMethod, attempt.conditions)

const isPlaceOpen = ({ line, conditions }: MoveAttempt) =>
  canDeliverTo(conditions.places.get(line.storeId ?? ''), line.shippingMethod, conditions)

function moveHomeDelivery(attempt: MoveAttempt): DeliveryMove | undefined {
  if (!isSupplied(attempt, attempt.line))
    return pickupAtFavoriteStore(attempt, 'STHToPickupTransition')
  const { shippingMethod: code } = attempt.line
  if (code === defaultMethods.stocked || isMethodOffered(code, attempt.conditions)) return undefined
  return deliverHome(attempt, 'OrderShippingMethodDowngraded')
}

/** Pickup at the favourite store, if it is another store and has stock. */
function pickupAtFavoriteStore(
  { favorite, ...attempt }: MoveAttempt,
  type: DeliveryMove['type'],
): DeliveryMove | undefined {
  const { line, conditions } = attempt
  if (!canDeliverTo(favorite, 'pickup', conditions) || favorite.placeId === line.storeId)
    return undefined
  const pickup = { shippingMethod: 'pickup', storeId: favorite.placeId } as const
  const isPossible =
    isDeliverableBy('pickup', line.sellable) && isMethodOffered('pickup', conditions)
  return isPossible && isSupplied(attempt, pickup) ? { ...pickup, type } : undefined
}

function deliverHome(
  attempt: Omit<MoveAttempt, 'favorite'>,
  type: DeliveryMove['type'],
): DeliveryMove | undefined {
  const home = { shippingMethod: defaultMethods.stocked, storeId: null }
  return isMethodOffered(home.shippingMethod, attempt.conditions) && isSupplied(attempt, home)
    ? { ...home, type }
    : undefined
}

const isSupplied = (
  { line, conditions, quantityTotals }: Omit<MoveAttempt, 'favorite'>,
  delivery: LineDelivery,
) => remainingStock(line, quantityTotals, { conditions, delivery }) >= line.quantity

function withMove(
  { cart, flash }: SettleResult,
  line: CartLine,
  { type, ...delivery }: DeliveryMove,
): SettleResult {
  const { line: mergedLine, others } = joinEqualLines(cart.lines, { ...line, ...delivery })
  return {
    cart: {
      ...cart,
      lines: others.map((other) => (other.id === mergedLine.id ? mergedLine : other)),
    },
    flash: [
      ...flash,
      {
        type,
        itemId: line.id,
        shipmentId: shipmentIdOf(mergedLine),
        details: {
          product: line.sellable.name,
          shippingMethod: delivery.shippingMethod,
          ...(delivery.storeId !== null && { storeId: delivery.storeId }),
        },
      },
    ],
  }
}
