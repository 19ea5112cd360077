import type { FlashMessage } from '@cairn/contract/flash'
import type { PickupPlace } from '../stores/pickup-place.ts'
import { leftFor, type Tally, tallyOf } from './cart-limits.ts'
import { type Cart, type CartLine, joined } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { isOffered, suits, takes, type Way } from './delivery.ts'
import { shipmentIdOf } from './shipments.ts'

type Moved = Way & { type: FlashMessage['type'] }
export type Settled = { cart: Cart; flash: readonly FlashMessage[] }

/**
 * What became impossible since the shopper chose it is done in the nearest way that is left: a store
 * that has closed or sold out, a warehouse that is empty, an address that no courier goes to.
 */
export function settleCart(cart: Cart, now: Conditions): Settled {
  let settled: Settled = { cart, flash: [] }
  let tally = tallyOf(cart.lines)
  for (const { id } of cart.lines) {
    const line = settled.cart.lines.find((each) => each.id === id)
    const moved = line && movedLine(line, { cart, now, tally })
    if (!line || !moved) continue
    settled = withMoved(settled, line, moved)
    tally = tallyOf(settled.cart.lines)
  }
  return settled
}

type Among = { cart: Cart; now: Conditions; tally: Tally }

function movedLine(line: CartLine, { cart, now, tally }: Among): Moved | undefined {
  if (!suits('standard', line.sellable) || line.giftOf !== null) return undefined
  const ask = { line, now, tally, favorite: now.places.get(cart.favoriteStoreId ?? '') }
  switch (line.shippingMethod) {
    case 'pickup':
      return movedPickup(ask)
    case 'sts':
      return movedToStore(ask)
    case 'pudo':
      return takes(now.places.get(line.storeId ?? ''), 'pudo', now)
        ? undefined
        : sentHome(ask, 'PickupToSthTransition')
    default:
      return movedHome(ask)
  }
}

type Asking = {
  line: CartLine
  now: Conditions
  tally: Tally
  favorite: PickupPlace | undefined
}

function movedPickup(ask: Asking): Moved | undefined {
  const { line, now } = ask
  const isOpen = takes(now.places.get(line.storeId ?? ''), 'pickup', now)
  if (isOpen && isSupplied(ask, line)) return undefined
  const inStore = { shippingMethod: 'sts', storeId: line.storeId } as const
  if (isOpen && isOffered('sts', now) && isSupplied(ask, inStore))
    return { ...inStore, type: 'PickupToStsTransition' }
  return fetched(ask, 'ChangedStoreId') ?? sentHome(ask, 'PickupToSthTransition')
}

function movedToStore(ask: Asking): Moved | undefined {
  const { line, now } = ask
  if (!takes(now.places.get(line.storeId ?? ''), 'sts', now))
    return sentHome(ask, 'StsToSthTransition')
  const onShelf = { shippingMethod: 'pickup', storeId: line.storeId } as const
  return !isSupplied(ask, line) && isOffered('pickup', now) && isSupplied(ask, onShelf)
    ? { ...onShelf, type: 'StsToPickupTransition' }
    : undefined
}

function movedHome(ask: Asking): Moved | undefined {
  if (!isSupplied(ask, ask.line)) return fetched(ask, 'STHToPickupTransition')
  const { shippingMethod: code } = ask.line
  if (code === 'standard' || isOffered(code, ask.now)) return undefined
  return sentHome(ask, 'OrderShippingMethodDowngraded')
}

/** At the shopper's own store, if that is another one and has it. */
function fetched({ favorite, ...ask }: Asking, type: Moved['type']): Moved | undefined {
  const { line, now } = ask
  if (!takes(favorite, 'pickup', now) || favorite.placeId === line.storeId) return undefined
  const there = { shippingMethod: 'pickup', storeId: favorite.placeId } as const
  const isPossible = suits('pickup', line.sellable) && isOffered('pickup', now)
  return isPossible && isSupplied(ask, there) ? { ...there, type } : undefined
}

function sentHome(ask: Omit<Asking, 'favorite'>, type: Moved['type']): Moved | undefined {
  const home = { shippingMethod: 'standard', storeId: null } as const
  return isOffered('standard', ask.now) && isSupplied(ask, home) ? { ...home, type } : undefined
}

const isSupplied = ({ line, now, tally }: Omit<Asking, 'favorite'>, way: Way) =>
  leftFor(line, tally, { now, way }) >= line.quantity

function withMoved({ cart, flash }: Settled, line: CartLine, { type, ...way }: Moved): Settled {
  const { line: moved, others } = joined(cart.lines, { ...line, ...way })
  return {
    cart: { ...cart, lines: others.map((other) => (other.id === moved.id ? moved : other)) },
    flash: [
      ...flash,
      {
        type,
        itemId: line.id,
        shipmentId: shipmentIdOf(moved),
        details: {
          product: line.sellable.name,
          shippingMethod: way.shippingMethod,
          ...(way.storeId !== null && { storeId: way.storeId }),
        },
      },
    ],
  }
}
