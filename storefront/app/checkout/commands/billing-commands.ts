import type { Cart } from '@cairn/contract/cart/cart'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { formRules } from '../../purchase/address/server-rules.ts'
import { normalizedAddress, findFieldProblems } from '../../purchase/address/typed-address.ts'
import { isPaymentComplete } from '../payment/payment-instruments.ts'
import { needsDeliveryReview } from '../steps/steps.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import {
  type ErrorPlace,
  type CheckoutError,
  checkoutError,
  type ErrorText,
  addressFieldsError,
  failWith,
} from './checkout-error.ts'
import {
  billingAddressHandlers,
  instrumentHandlers,
  rewardHandlers,
  cartReadHandlers,
} from './checkout-refusal-handling.ts'
import type { CheckoutContext } from './shipping-commands.ts'

type Command<Intent> = Extract<CheckoutCommand, { intent: Intent }>
type CartResult = Result<Cart, CheckoutError>

const withErrorAt = (result: Result<Cart, ErrorText>, place: ErrorPlace): CartResult =>
  result.ok ? result : failWith(checkoutError(result.refusal, place))

/** Sets the billing address. The next step requires that the cart is fully paid. */
export async function setBillingAddress(
  { commerce, cart, country, serverRulesOf }: CheckoutContext,
  { typedAddress, isSame }: Command<'billing'>,
): Promise<CartResult> {
  const address =
    (isSame ? cart.shippingAddress : undefined) ?? normalizedAddress(typedAddress, country)
  const { countryCode = country } = address
  const rules = formRules('billing', countryCode, await serverRulesOf?.(countryCode))
  const problems = findFieldProblems(address, rules)
  if (problems) return failWith({ ...addressFieldsError(problems), typedAddress })
  const { basketId } = cart
  const result = await commerce.setBillingAddress(
    { params: { basketId }, body: { address } },
    billingAddressHandlers,
  )
  if (!result.ok) return failWith({ ...checkoutError(result.refusal, 'form'), typedAddress })
  // A shopper who must review the delivery first pays afterwards.
  if (isPaymentComplete(result.value) || needsDeliveryReview(result.value)) return result
  return failWith({ name: 'paymentIncomplete', message: '', place: 'payment', typedAddress })
}

export async function addInstrument(
  { commerce, cart: { basketId }, captcha }: CheckoutContext,
  { instrument, place }: Command<'pay'>,
): Promise<CartResult> {
  const params = { basketId }
  const result = await commerce.addPaymentInstrument(
    { params, body: instrument },
    instrumentHandlers,
  )
  if (result.ok || result.refusal.name !== 'captchaFailed' || !captcha)
    return withErrorAt(result, place)
  // After several attempts the server requires a captcha.
  const solution = await captcha()
  const body = { ...instrument, ...(solution !== undefined && { recaptcha_response: solution }) }
  return withErrorAt(
    await commerce.addPaymentInstrument({ params, body }, instrumentHandlers),
    place,
  )
}

export async function removeInstrument(
  { commerce, cart: { basketId } }: CheckoutContext,
  { instrumentId }: Command<'removeInstrument'>,
): Promise<CartResult> {
  const body = { payment_instrument_id: instrumentId }
  return withErrorAt(
    await commerce.removePaymentInstrument(
      { params: { basketId }, body },
      { ...cartReadHandlers, instrumentNotFound: showMessage },
    ),
    'top',
  )
}

export async function applyVoucher(
  { commerce, cart: { basketId } }: CheckoutContext,
  { points }: Command<'voucher'>,
): Promise<CartResult> {
  const body = { appliedLoyaltyVoucher: points === null ? null : { points } }
  return withErrorAt(
    await commerce.applyReward({ params: { basketId }, body }, rewardHandlers),
    'rewards',
  )
}

/** Employee prices apply once the terms are accepted, so the cart is read again. */
export async function acceptTerms({ commerce, cart }: CheckoutContext): Promise<CartResult> {
  const profileResult = await commerce.changeProfile(
    {
      body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
    },
    profileHandlers(showMessage),
  )
  if (!profileResult.ok) return failWith(checkoutError(profileResult.refusal, 'top'))
  const cartResult = await commerce.readCart(
    { params: { basketId: cart.basketId }, query: {} },
    cartReadHandlers,
  )
  return cartResult.ok
    ? accept(cartResult.value)
    : failWith(checkoutError(cartResult.refusal, 'top'))
}
