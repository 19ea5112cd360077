import type { Address } from '@cairn/contract/address'
import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal, Client } from '@cairn/contract/client'
import { accept, type Result } from '@cairn/contract/result'
import type { CheckoutWrite, Recipient } from './checkout-write.ts'
import { needOf, rulesFor } from './delivery.ts'
import { type RefusedCheckout, refusedCheckout, refusedFields } from './refused-checkout.ts'
import { addressOf, brokenIn } from './typed-address.ts'

type Write<Intent> = Extract<CheckoutWrite, { intent: Intent }>
type Written = Result<Cart, RefusedCheckout>

export type InCheckout = {
  commerce: Client
  cart: Cart
  country: string
  /** Solves one, where scripts run. */
  captcha?: () => Promise<string | undefined>
  /** Where an address has to bring one. */
  captchaForAddress?: () => Promise<string | undefined>
}

const no = (refused: RefusedCheckout) => ({ ok: false as const, refusal: refused })

/** Where the order goes: looked at, put right, then taken. */
export async function writeShipping(where: InCheckout, write: Write<'shipping'>): Promise<Written> {
  const { commerce, cart, country } = where
  const need = needOf(cart)
  const address = write.saved ?? addressOf(write.typed, country)
  const broken = brokenIn(address, rulesFor(need, address.countryCode ?? country))
  if (broken) return no({ ...refusedFields(broken), typed: write.typed })

  const told = await tellRecipients(commerce, cart, write.recipients)
  if (!told.ok) return no(refusedAddress(told.refusal, write))

  const taken = await takeAddress(where, { address, write })
  if (!taken.ok) return taken
  if (need !== 'address' || !write.isForBill) return taken
  return billTo({ commerce, cart: taken.value, country }, address)
}

type ToTake = { address: Address; write: Write<'shipping'> }

/** Nothing is sent where nobody has looked whether it can arrive. */
async function takeAddress(
  { commerce, cart: { basketId }, captchaForAddress }: InCheckout,
  { address, write }: ToTake,
): Promise<Written> {
  const checked = await commerce.validateShippingAddress({
    params: { basketId },
    body: { address },
  })
  if (!checked.ok) return no(refusedAddress(checked.refusal, write))
  const { isValid, suggestions } = checked.value
  if (!isValid) {
    const why = { errorId: 'CHK380', message: '' }
    return no({ ...refusedAddress(why, write), typed: write.typed, suggestions })
  }
  const solved = await captchaForAddress?.()
  const set = await commerce.setShippingAddress({
    params: { basketId },
    body: { address, ...(solved !== undefined && { recaptcha_response: solved }) },
  })
  return set.ok ? set : no(refusedAddress(set.refusal, write))
}

async function billTo({ commerce, cart: { basketId } }: InCheckout, address: Address) {
  const set = await commerce.setBillingAddress({ params: { basketId }, body: { address } })
  return set.ok ? set : no(refusedCheckout(set.refusal, 'form'))
}

const refusedAddress = (
  refusal: Pick<CallRefusal, 'errorId' | 'message'>,
  { typed }: Write<'shipping'>,
): RefusedCheckout => ({ ...refusedCheckout(refusal, 'top'), typed })

async function tellRecipients(commerce: Client, cart: Cart, recipients: readonly Recipient[]) {
  let latest: Result<Cart, CallRefusal> = accept(cart)
  for (const { itemId, to, email, message } of recipients) {
    const before = cart.items.find((item) => item.itemId === itemId)?.giftOption ?? null
    const giftOption = email === '' && to === '' ? null : { to, email, message }
    if (JSON.stringify(before) === JSON.stringify(giftOption)) continue
    latest = await commerce.changeItem({
      params: { basketId: cart.basketId },
      query: {},
      body: { itemId, giftOption },
    })
    if (!latest.ok) break
  }
  return latest
}

/** How some of it travels. */
export async function writeDelivery(
  { commerce, cart: { basketId } }: InCheckout,
  { itemIds, code, storeId, shipmentId }: Write<'delivery'>,
): Promise<Written> {
  const set = await commerce.setShippingMethod({
    body: { basketId, itemIds: [...itemIds], code, ...(storeId !== undefined && { storeId }) },
  })
  return set.ok ? set : no({ ...refusedCheckout(set.refusal, 'delivery'), shipmentId })
}
