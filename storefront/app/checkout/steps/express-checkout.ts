import type { Address } from '@cairn/contract/address/address'
import type { Cart } from '@cairn/contract/cart/cart'
import type { CallRefusal, Client } from '@cairn/contract/wire/client'
import type { Result } from '@cairn/contract/refusals/result'
import type { Buyer } from '../checkout-view.ts'
import type { SavedCard } from '../payment/payment-options.ts'
import { addressOfEntry } from '../address/saved-addresses.tsx'
import { needOf } from '../delivery/delivery.ts'
import { withEarlierNotices } from '../commands/flash-in-url.ts'
import {
  type AddressContext,
  type AddressRefusal,
  validateAndSetAddress,
} from '../commands/set-shipping-address.ts'

/** The data for going directly to the summary. */
export type ExpressCheckout = { cardId: string; address: Address; billingAddress: Address }

type ExpressCheckoutInput = {
  isOn: boolean
  cart: Cart
  buyer: Buyer | null
  cards: readonly SavedCard[]
}

/** Available to signed-in shoppers with a main card whose address is known or not required. */
export function expressCheckoutOf({
  isOn,
  cart,
  buyer,
  cards,
}: ExpressCheckoutInput): ExpressCheckout | null {
  const main = cards.find(({ card }) => card?.main)
  if (!isOn || !buyer || !main) return null
  const home = defaultAddress(buyer)
  const address = chosenAddress(cart) ?? home ?? contactOf(cart, buyer)
  return (
    address && {
      cardId: main.payment_instrument_id,
      address,
      billingAddress: billingAddressFor(cart, main, address),
    }
  )
}

const billingAddressFor = (cart: Cart, main: SavedCard, address: Address): Address =>
  cart.billingAddress ?? main.address ?? address

/** A cart that was collected before has a contact without a street, which is not enough for home delivery. */
const chosenAddress = (cart: Cart): Address | null =>
  needOf(cart) === 'address' && cart.shippingAddress?.addressLine1 === undefined
    ? null
    : cart.shippingAddress

function defaultAddress({ addresses }: Buyer): Address | undefined {
  const main = addresses.find((each) => each.main && each.approachType === 'S')
  return main && addressOfEntry(main)
}

/** Collected orders need a contact without a street. */
function contactOf(cart: Cart, { email, firstName, lastName, phone }: Buyer): Address | null {
  if (needOf(cart) === 'address') return null
  if (firstName === undefined || lastName === undefined || phone === undefined) return null
  return { email, firstName, lastName, phone }
}

/** `cart` is the cart of the last successful call, with the notices of all calls. */
type ExpressResult = { isReady: boolean; cart?: Cart }

type ExpressStep = (commerce: Client) => Promise<Result<Cart, CallRefusal | AddressRefusal>>

/**
 * Sets address and card and prepares the order. If a call is refused, the shopper continues with
 * the normal steps.
 */
export async function runExpressCheckout(
  context: AddressContext,
  { basketId }: Pick<Cart, 'basketId'>,
  { cardId, address, billingAddress }: ExpressCheckout,
): Promise<ExpressResult> {
  const params = { basketId }
  const steps: readonly ExpressStep[] = [
    () => validateAndSetAddress(context, { basketId, address }),
    (commerce) => commerce.setBillingAddress({ params, body: { address: billingAddress } }),
    (commerce) =>
      commerce.addPaymentInstrument({
        params,
        body: { payment_method_id: 'CREDIT_CARD', payment_instrument_id: cardId },
      }),
    (commerce) => commerce.prepareOrder({ body: { basketId } }),
  ]
  let cart: Cart | undefined
  for (const run of steps) {
    const result = await run(context.commerce)
    if (!result.ok) return { isReady: false, ...(cart && { cart }) }
    cart = withEarlierNotices(result.value, cart)
  }
  return { isReady: true, ...(cart && { cart }) }
}
