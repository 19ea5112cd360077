import type { Address } from '@cairn/contract/address/address'
import type { Cart } from '@cairn/contract/cart/cart'
import type { Result } from '@cairn/contract/refusals/result'
import { setCart } from '../../cart/state/set-cart.ts'
import type { Translate } from '../../platform/text/messages.tsx'
import { requiredContactOf } from '../../purchase/delivery.ts'
import { checkoutErrorText, type ErrorText } from '../commands/checkout-error.ts'
import {
  billingAddressHandlers,
  preparationHandlers,
} from '../commands/checkout-refusal-handling.ts'
import { type AddressContext, validateAndSetAddress } from '../commands/set-shipping-address.ts'

const contactOf = ({ firstName, lastName, email, phone }: Address): Address =>
  Object.fromEntries(
    Object.entries({ firstName, lastName, email, phone }).filter(([, value]) => value),
  )

/** Uses the wallet's address for shipping and billing, and prepares the order again. */
export async function settleWalletAddress(
  context: AddressContext,
  cart: Cart,
  address: Address,
): Promise<Result<Cart, ErrorText>> {
  const { commerce } = context
  const { basketId } = cart
  const params = { basketId }
  const shippingAddress = requiredContactOf(cart) === 'address' ? address : contactOf(address)
  const addressResult = await validateAndSetAddress(context, { basketId, address: shippingAddress })
  if (!addressResult.ok) return addressResult
  const billingResult = await commerce.setBillingAddress(
    { params, body: { address } },
    billingAddressHandlers,
  )
  const result = billingResult.ok
    ? await commerce.prepareOrder({ body: { basketId } }, preparationHandlers)
    : billingResult
  if (result.ok) setCart(result.value)
  return result
}

type TotalsDisplay = { t: Translate; money: (amount: number) => string; isTaxAdded: boolean }
type Line = [label: string, amount: string]

/** The lines of the wallet window. All amounts come from the server. */
export function walletTotals(
  { totals }: Pick<Cart, 'totals'>,
  { t, money, isTaxAdded }: TotalsDisplay,
) {
  const { itemTotal, totalDiscount, shipping, tax, total, remainingToPay, totalUnits } = totals
  const discountLines: Line[] = totalDiscount > 0 ? [[t('discount'), money(-totalDiscount)]] : []
  const taxLines: Line[] = isTaxAdded ? [[t('tax'), money(tax)]] : []
  const paidLines: Line[] =
    remainingToPay < total ? [[t('paidAlready'), money(remainingToPay - total)]] : []
  const lines: Line[] = [
    [t('cartItems', { count: totalUnits }), money(itemTotal)],
    ...discountLines,
    [t('delivery'), shipping === 0 ? t('deliveryFree') : money(shipping)],
    ...taxLines,
    ...paidLines,
    [t('total'), money(remainingToPay)],
  ]
  return { type: 'cairn-pay-totals', lines, total: money(remainingToPay) }
}

export const walletProblem = (refusal: ErrorText, t: Translate) => ({
  type: 'cairn-pay-totals',
  problem: checkoutErrorText(refusal, t),
})
