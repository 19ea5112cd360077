import { addressRulesOf } from '@cairn/contract/address-rules'
import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal } from '@cairn/contract/client'
import { accept, type Result } from '@cairn/contract/result'
import { isPaid } from './billing.ts'
import type { CheckoutWrite } from './checkout-write.ts'
import {
  type Place,
  type RefusedCheckout,
  refusedCheckout,
  refusedFields,
} from './refused-checkout.ts'
import { sendsBack } from './steps.ts'
import { addressOf, brokenIn } from './typed-address.ts'
import type { InCheckout } from './write-shipping.ts'

type Write<Intent> = Extract<CheckoutWrite, { intent: Intent }>
type Written = Result<Cart, RefusedCheckout>

const no = (refused: RefusedCheckout) => ({ ok: false as const, refusal: refused })

const toldAt = (written: Result<Cart, CallRefusal>, place: Place): Written =>
  written.ok ? written : no(refusedCheckout(written.refusal, place))

/** To whom the bill goes; only what is paid for is gone on with. */
export async function writeBilling(
  { commerce, cart, country }: InCheckout,
  { typed, isSame }: Write<'billing'>,
): Promise<Written> {
  const address = (isSame ? cart.shippingAddress : undefined) ?? addressOf(typed, country)
  const broken = brokenIn(address, addressRulesOf(address.countryCode ?? country))
  if (broken) return no({ ...refusedFields(broken), typed })
  const { basketId } = cart
  const set = await commerce.setBillingAddress({ params: { basketId }, body: { address } })
  if (!set.ok) return no({ ...refusedCheckout(set.refusal, 'form'), typed })
  // Whoever is led back to shipping pays afterwards.
  if (isPaid(set.value) || sendsBack(set.value)) return set
  return no({ errorId: 'PYT400', message: '', place: 'payment', typed })
}

export async function writeMeans(
  { commerce, cart: { basketId }, captcha }: InCheckout,
  { means, place }: Write<'pay'>,
): Promise<Written> {
  const params = { basketId }
  const added = await commerce.addPaymentInstrument({ params, body: means })
  if (added.ok || added.refusal.errorId !== 'AUT403' || !captcha) return toldAt(added, place)
  // Whoever has tried a few codes has to show that they are no machine.
  const solution = await captcha()
  const body = { ...means, ...(solution !== undefined && { recaptcha_response: solution }) }
  return toldAt(await commerce.addPaymentInstrument({ params, body }), place)
}

export async function takeBackMeans(
  { commerce, cart: { basketId } }: InCheckout,
  { instrumentId }: Write<'unpay'>,
): Promise<Written> {
  const body = { payment_instrument_id: instrumentId }
  return toldAt(await commerce.removePaymentInstrument({ params: { basketId }, body }), 'top')
}

export async function writeVoucher(
  { commerce, cart: { basketId } }: InCheckout,
  { points }: Write<'voucher'>,
): Promise<Written> {
  const body = { appliedLoyaltyVoucher: points === null ? null : { points } }
  return toldAt(await commerce.applyReward({ params: { basketId }, body }), 'rewards')
}

/** The prices of those who work here hold from the moment they accept how. */
export async function acceptTerms({ commerce, cart }: InCheckout): Promise<Written> {
  const accepted = await commerce.changeProfile({
    body: { consumerProfile: { isEmployeeDiscountTCAccepted: true } },
  })
  if (!accepted.ok) return no(refusedCheckout(accepted.refusal, 'top'))
  const read = await commerce.readCart({ params: { basketId: cart.basketId }, query: {} })
  return read.ok ? accept(read.value) : no(refusedCheckout(read.refusal, 'top'))
}
