import type { Address } from '@cairn/contract/address'
import type { Cart } from '@cairn/contract/cart-entity'
import type { Buyer, SavedCard } from './checkout-view.ts'
import { deliverable } from './deliverable.ts'
import { needOf } from './delivery.ts'

/** All that is needed to go straight to the last step. */
export type Express = { cardId: string; address: Address; billingAddress: Address }

type Known = { isOn: boolean; cart: Cart; buyer: Buyer | null; cards: readonly SavedCard[] }

/** For whoever is signed in, has a main card, and whose address is known or not needed. */
export function expressOf({ isOn, cart, buyer, cards }: Known): Express | null {
  const main = cards.find(({ card }) => card?.main)
  if (!isOn || !buyer || !main) return null
  const home = defaultAddress(buyer)
  const address = chosenIn(cart) ?? home ?? contactOf(cart, buyer)
  return (
    address && {
      cardId: main.payment_instrument_id,
      address,
      billingAddress: billTo(cart, main, address),
    }
  )
}

const billTo = (cart: Cart, main: SavedCard, address: Address): Address =>
  cart.billingAddress ?? main.address ?? address

/** Whoever had only something to fetch until now has named no street. */
const chosenIn = (cart: Cart): Address | null =>
  needOf(cart) === 'address' && cart.shippingAddress?.addressLine1 === undefined
    ? null
    : cart.shippingAddress

function defaultAddress({ addresses }: Buyer): Address | undefined {
  const main = addresses.find((each) => each.main && each.approachType === 'S')
  return main && deliverable(main)
}

/** Who only fetches things needs a name, and no street. */
function contactOf(cart: Cart, { email, firstName, lastName, phone }: Buyer): Address | null {
  if (needOf(cart) === 'address') return null
  if (firstName === undefined || lastName === undefined || phone === undefined) return null
  return { email, firstName, lastName, phone }
}
