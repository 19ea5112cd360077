import { addressRulesOf } from '@cairn/contract/address/address-rules'
import type { Cart } from '@cairn/contract/cart/cart'
import type { CallRefusal } from '@cairn/contract/wire/client'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { isPaymentComplete } from '../payment/payment-instruments.ts'
import { needsDeliveryReview } from '../steps/steps.ts'
import { normalizedAddress, findFieldProblems } from '../address/typed-address.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import {
  type ErrorPlace,
  type CheckoutError,
  checkoutError,
  addressFieldsError,
  failWith,
} from './checkout-error.ts'
import type { CheckoutContext } from './shipping-commands.ts'

type Command<Intent> = Extract<CheckoutCommand, { intent: Intent }>
type CartResult = Result<Cart, CheckoutError>

const withErrorAt = (result: Result<Cart, CallRefusal>, place: ErrorPlace): CartResult =>
  result.ok ? result : failWith(checkoutError(result.refusal, place))

/** Sets the billing address. The next step requires that the cart is fully paid. */
export async function setBillingAddress(
  { commerce, cart, country }: CheckoutContext,
  { typed, isSame }: Command<'billing'>,
): Promise<CartResult> {
  const address = (isSame ? cart.shippingAddress : undefined) ?? normalizedAddress(typed, country)
  const problems = findFieldProblems(address, addressRulesOf(address.countryCode ?? country))
  if (problems) return failWith({ ...addressFieldsError(problems), typed })
  const { basketId } = cart
  const billed = await commerce.setBillingAddress({ params: { basketId }, body: { address } })
  if (!billed.ok) return failWith({ ...checkoutError(billed.refusal, 'form'), typed })
  // A shopper who must review the delivery first pays afterwards.
  if (isPaymentComplete(billed.value) || needsDeliveryReview(billed.value)) return billed
  return failWith({ errorId: 'PYT400', message: '', place: 'payment', typed })
}

export async function addInstrument(
  { commerce, cart: { basketId }, captcha }: CheckoutContext,
  { instrument, place }: Command<'pay'>,
): Promise<CartResult> {
  const params = { basketId }
  const added = await commerce.addPaymentInstrument({ params, body: instrument })
  if (added.ok || added.refusal.errorId !== 'AUT403' || !captcha) return withErrorAt(added, place)
  // After several attempts the server requires a captcha.
  const solution = await captcha()
  const body = { ...instrument, ...(solution !== undefined && { recaptcha_response: solution }) }
  return withErrorAt(await commerce.addPaymentInstrument({ params, body }), place)
}

export async function removeInstrument(
  { commerce, cart: { basketId } }: CheckoutContext,
  { instrumentId }: Command<'unpay'>,
): Promise<CartResult> {
  const body = { payment_instrument_id: instrumentId }
  return withErrorAt(await commerce.removePaymentInstrument({ params: { basketId }, body }), 'top')
}

export async function applyVoucher(
  { commerce, cart: { basketId } }: CheckoutContext,
  { points }: Command<'voucher'>,
): Promise<CartResult> {
  const body = { appliedLoyaltyVoucher: points === null ? null : { points } }
  return withErrorAt(await commerce.applyReward({ params: { basketId }, body }), 'rewards')
}

/** Employee prices apply once the terms are accepted, so the cart is read again. */
export async function acceptTerms({ commerce, cart }: CheckoutContext): Promise<CartResult> {
  const accepted = await commerce.changeProfile({
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
  })
  if (!accepted.ok) return failWith(checkoutError(accepted.refusal, 'top'))
  const read = await commerce.readCart({ params: { basketId: cart.basketId }, query: {} })
  return read.ok ? accept(read.value) : failWith(checkoutError(read.refusal, 'top'))
}
