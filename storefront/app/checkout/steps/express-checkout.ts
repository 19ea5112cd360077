import type { Address } from '@cairn/contract/address/address'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Result } from '@cairn/contract/refusals/result'
import type { CallRefusal } from '@cairn/contract/wire/client'
import { requiredContactOf } from '../../purchase/delivery.ts'
import { addressOfEntry, isMainShippingAddress } from '../address/saved-addresses.tsx'
import type { Buyer } from '../checkout-view.ts'
import {
  billingAddressHandlers,
  preparationHandlers,
  instrumentHandlers,
} from '../commands/checkout-refusal-handling.ts'
import { withEarlierNotices } from '../commands/flash-in-url.ts'
import {
  type AddressContext,
  type AddressRefusal,
  validateAndSetAddress,
} from '../commands/set-shipping-address.ts'
import type { SavedCard } from '../payment/payment-options.ts'

/**
 * What express checkout needs for going directly to the summary: a saved address and a saved card. The buttons of
 * wallets are not part of it.
 */
export type ExpressCheckout = { cardId: string; address: Address; billingAddress: Address }

type ExpressCheckoutInput = {
  isExpressEnabled: boolean
  cart: Cart
  buyer: Buyer | null
  cards: readonly SavedCard[]
}

/** Available to signed-in shoppers with a main card, if the address is known or only a contact is required. */
export function expressCheckoutOf({
  isExpressEnabled,
  cart,
  buyer,
  cards,
}: ExpressCheckoutInput): ExpressCheckout | null {
  const mainCard = cards.find(({ card }) => card?.main)
  if (!isExpressEnabled || !buyer || !mainCard) return null
  const address = chosenAddress(cart) ?? mainAddress(buyer) ?? pickupContact(cart, buyer)
  return (
    address && {
      cardId: mainCard.payment_instrument_id,
      address,
      billingAddress: billingAddressFor(cart, mainCard, address),
    }
  )
}

const billingAddressFor = (cart: Cart, mainCard: SavedCard, address: Address): Address =>
  cart.billingAddress ?? mainCard.address ?? address

/**
 * A cart that was switched from pickup to home delivery has a contact without a street, which is not enough. Neither
 * is an address that the site does not deliver to.
 */
const chosenAddress = (cart: Cart): Address | null =>
  cart.unservedAddress !== null ||
  (requiredContactOf(cart) === 'address' && cart.shippingAddress?.addressLine1 === undefined)
    ? null
    : cart.shippingAddress

function mainAddress({ addresses }: Buyer): Address | undefined {
  const entry = addresses.find(isMainShippingAddress)
  return entry && addressOfEntry(entry)
}

/** An order without home delivery needs only a contact, which is an address without a street. */
function pickupContact(cart: Cart, { email, firstName, lastName, phone }: Buyer): Address | null {
  if (requiredContactOf(cart) === 'address') return null
  if (firstName === undefined || lastName === undefined || phone === undefined) return null
  return { email, firstName, lastName, phone }
}

/** `cart` is the cart of the last successful call, with the notices of all calls. */
type ExpressResult = { isReady: boolean; cart?: Cart }

type ExpressCall = () => Promise<Result<Cart, CallRefusal | AddressRefusal>>

/**
 * Sets both addresses and the card, and prepares the order. If a call is refused, the shopper continues with the
 * normal steps.
 */
export async function runExpressCheckout(
  context: AddressContext,
  { basketId }: Pick<Cart, 'basketId'>,
  { cardId, address, billingAddress }: ExpressCheckout,
): Promise<ExpressResult> {
  const { commerce } = context
  const params = { basketId }
  const calls: readonly ExpressCall[] = [
    () => validateAndSetAddress(context, { basketId, address }),
    () =>
      commerce.setBillingAddress(
        { params, body: { address: billingAddress } },
        billingAddressHandlers,
      ),
    () =>
      commerce.addPaymentInstrument(
        {
          params,
          body: { payment_method_id: 'CREDIT_CARD', payment_instrument_id: cardId },
        },
        instrumentHandlers,
      ),
    () => commerce.prepareOrder({ body: { basketId } }, preparationHandlers),
  ]
  let cart: Cart | undefined
  for (const call of calls) {
    const result = await call()
    if (!result.ok) return { isReady: false, ...(cart && { cart }) }
    cart = withEarlierNotices(result.value, cart)
  }
  return { isReady: true, ...(cart && { cart }) }
}
