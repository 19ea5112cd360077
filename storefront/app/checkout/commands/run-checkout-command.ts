import type { Cart } from '@cairn/contract/cart/cart'
import { isCollected } from '@cairn/contract/cart/shipping-methods'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { showOwnText, goOn } from '../../platform/calls/handling.ts'
import {
  acceptTerms,
  removeInstrument,
  setBillingAddress,
  addInstrument,
  applyVoucher,
} from './billing-commands.ts'
import { type CheckoutCommand, checkoutCommandOf } from './checkout-command.ts'
import type { CheckoutError } from './checkout-error.ts'
import { addFlashToSearch } from './flash-in-url.ts'
import { type CheckoutContext, setDeliveryMethod, setShippingDetails } from './shipping-commands.ts'

/** The changed cart and the search of the next page. */
type CheckoutProgress = { cart: Cart; search: string }
type CommandOutcome = Promise<Result<CheckoutProgress, CheckoutError>>

/** Returns `undefined` if the form is not a valid command. */
export async function runCheckoutCommand(
  context: CheckoutContext,
  form: FormData,
): Promise<Awaited<CommandOutcome> | undefined> {
  const command = checkoutCommandOf(form)
  return command && runCommand(context, command)
}

async function runCommand(context: CheckoutContext, command: CheckoutCommand): CommandOutcome {
  switch (command.intent) {
    case 'shipping':
      return saveAddressIfRequested(context, command, await setShippingDetails(context, command))
    case 'delivery':
      return isCollected(command.code) && command.storeId === undefined
        ? accept({ cart: context.cart, search: pickupSearchUrl(command) })
        : continueAt('?step=shipping', await setDeliveryMethod(context, command))
    case 'billing':
      return continueAt('?step=summary', await setBillingAddress(context, command))
    case 'pay':
      return continueAt('?step=billing', await addInstrument(context, command))
    case 'removeInstrument':
      return continueAt('?step=billing', await removeInstrument(context, command))
    case 'voucher':
      return continueAt('?step=billing', await applyVoucher(context, command))
    case 'terms':
      return continueAt('?step=billing', await acceptTerms(context))
  }
}

type ShippingCommand = Extract<CheckoutCommand, { intent: 'shipping' }>
type CartResult = Result<Cart, CheckoutError>

/** Saves the address to the address book if requested. A failure does not stop the checkout. */
async function saveAddressIfRequested(
  { commerce }: CheckoutContext,
  { addressOptions }: ShippingCommand,
  result: CartResult,
): CommandOutcome {
  const address =
    result.ok && addressOptions.shouldSaveAddress ? result.value.shippingAddress : null
  if (!address) return continueAt('?step=billing', result)
  const saveResult = await commerce.addAddress(
    { body: { address } },
    { addressExists: goOn, addressBookFull: showOwnText, addressInvalid: showOwnText },
  )
  const isSaved = saveResult.ok || saveResult.refusal.handling === goOn
  return continueAt(isSaved ? '?step=billing' : '?step=billing&kept=no', result)
}

const pickupSearchUrl = ({ shipmentId, code }: { shipmentId: string; code: string }) =>
  `?${new URLSearchParams({ step: 'shipping', group: shipmentId, method: code })}`

const continueAt = (search: string, result: CartResult): Result<CheckoutProgress, CheckoutError> =>
  result.ok
    ? accept({ cart: result.value, search: addFlashToSearch(search, result.value) })
    : result
