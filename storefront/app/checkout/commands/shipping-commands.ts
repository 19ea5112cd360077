import type { Address } from '@cairn/contract/address/address'
import type { Cart } from '@cairn/contract/cart/cart'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { itemHandlers } from '../../cart/commands/cart-refusal-handling.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { formRules, type ServerRules } from '../../purchase/address/server-rules.ts'
import {
  normalizedAddress,
  findFieldProblems,
  typedAddressOf,
} from '../../purchase/address/typed-address.ts'
import { requiredContactOf } from '../../purchase/delivery.ts'
import { changedSpeeds } from '../delivery/chosen-speeds.ts'
import { type Recipient, recipientProblems } from '../delivery/recipient.ts'
import type { CheckoutCommand } from './checkout-command.ts'
import {
  type CheckoutError,
  checkoutError,
  type ErrorText,
  addressFieldsError,
  failWith,
} from './checkout-error.ts'
import { billingAddressHandlers } from './checkout-refusal-handling.ts'
import { withEarlierNotices } from './flash-in-url.ts'
import {
  type AddressContext,
  type AddressRefusal,
  validateAndSetAddress,
} from './set-shipping-address.ts'

type Command<Intent> = Extract<CheckoutCommand, { intent: Intent }>
type CartResult = Result<Cart, CheckoutError>

export type CheckoutContext = AddressContext & {
  cart: Cart
  country: string
  /** The rules by which the calls check the addresses of a country. */
  serverRulesOf?: (country: string) => Promise<ServerRules | undefined>
  /** Solves a captcha; only available with scripts. */
  captcha?: () => Promise<string | undefined>
}

/** Sets the address and everything that belongs to it, then the speeds that were selected without scripts. */
export async function setShippingDetails(
  context: CheckoutContext,
  command: Command<'shipping'>,
): Promise<CartResult> {
  let result = await setAddressDetails(context, command)
  for (const speed of changedSpeeds(command.speeds, context.cart)) {
    if (!result.ok) break
    const earlierCart = result.value
    const changed = await setDeliveryMethod({ ...context, cart: earlierCart }, speed)
    result = changed.ok ? accept(withEarlierNotices(changed.value, earlierCart)) : changed
  }
  return result
}

/** Validates and sets the shipping address, gift card recipients and, if requested, the billing address. */
async function setAddressDetails(
  context: CheckoutContext,
  command: Command<'shipping'>,
): Promise<CartResult> {
  const { commerce, cart, country } = context
  const { recipients } = command
  const requiredContact = requiredContactOf(cart)
  const address = command.savedAddress ?? normalizedAddress(command.typedAddress, country)
  const { countryCode = country } = address
  const serverRules = await context.serverRulesOf?.(countryCode)
  const problems = findFieldProblems(address, formRules(requiredContact, countryCode, serverRules))
  if (problems || recipients.some(recipientProblems)) {
    return failWith({ ...addressFieldsError(problems), ...typedValues(command), recipients })
  }

  const savedRecipients = await saveRecipients(commerce, cart, recipients)
  if (!savedRecipients.ok) return failWith(addressError(savedRecipients.refusal, command))

  const { basketId } = cart
  const addressResult = await validateAndSetAddress(context, {
    basketId,
    address: withConsent(address, command.addressOptions),
  })
  if (!addressResult.ok) return failWith(addressError(addressResult.refusal, command))
  const newCart = withEarlierNotices(addressResult.value, savedRecipients.value)
  if (requiredContact !== 'address' || !command.addressOptions.isBillingAddress)
    return accept(newCart)
  return setSameBillingAddress(context, { cart: newCart, address })
}

const withConsent = (
  address: Address,
  { wantsNewsletter }: Command<'shipping'>['addressOptions'],
): Address =>
  wantsNewsletter ? { ...address, subscriptions: { newsletterConsent: true } } : address

async function setSameBillingAddress(
  { commerce }: CheckoutContext,
  { cart, address }: { cart: Cart; address: Address },
): Promise<CartResult> {
  const { basketId } = cart
  const result = await commerce.setBillingAddress(
    { params: { basketId }, body: { address } },
    billingAddressHandlers,
  )
  return result.ok
    ? accept(withEarlierNotices(result.value, cart))
    : failWith(checkoutError(result.refusal, 'form'))
}

const addressError = (
  { suggestions, ...refusal }: ErrorText & Pick<AddressRefusal, 'suggestions'>,
  command: Command<'shipping'>,
): CheckoutError => ({
  ...checkoutError(refusal, 'top'),
  ...typedValues(command),
  ...(suggestions && { suggestions }),
})

/** An entry of the address book is returned as typed values, so that the shopper can correct it. */
const typedValues = ({ savedAddress, typedAddress, addressOptions }: Command<'shipping'>) => ({
  typedAddress: savedAddress ? typedAddressOf(savedAddress) : typedAddress,
  addressOptions,
})

async function saveRecipients(commerce: Commerce, cart: Cart, recipients: readonly Recipient[]) {
  let latestCart: Cart | undefined
  for (const { itemId, to, email, message } of recipients) {
    const currentOption = cart.items.find((item) => item.itemId === itemId)?.giftOption ?? null
    const giftOption = email === '' && to === '' ? null : { to, email, message }
    if (JSON.stringify(currentOption) === JSON.stringify(giftOption)) continue
    const changed = await commerce.changeItem(
      {
        params: { basketId: cart.basketId },
        query: {},
        body: { itemId, giftOption },
      },
      itemHandlers,
    )
    if (!changed.ok) return changed
    latestCart = withEarlierNotices(changed.value, latestCart)
  }
  return accept(latestCart)
}

/** Sets the shipping method of some items. */
export async function setDeliveryMethod(
  { commerce, cart: { basketId } }: CheckoutContext,
  { itemIds, code, storeId, shipmentId }: Command<'delivery'>,
): Promise<CartResult> {
  const changed = await commerce.setShippingMethod(
    {
      body: { basketId, itemIds: [...itemIds], code, ...(storeId !== undefined && { storeId }) },
    },
    itemHandlers,
  )
  return changed.ok
    ? changed
    : failWith({ ...checkoutError(changed.refusal, 'delivery'), shipmentId })
}
