import type { Address } from '@cairn/contract/address'
import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import { accept, type Result } from '@cairn/contract/result'
import { alsoTelling } from './carried-news.ts'
import type { CheckoutWrite, Recipient } from './checkout-write.ts'
import { needOf, rulesFor } from './delivery.ts'
import { type RefusedCheckout, refusedCheckout, refusedFields } from './refused-checkout.ts'
import { brokenRecipient } from './recipients.ts'
import { type ForAddress, type NotTaken, takeAddress } from './take-address.ts'
import { addressOf, brokenIn, typedOf } from './typed-address.ts'

type Write<Intent> = Extract<CheckoutWrite, { intent: Intent }>
type Written = Result<Cart, RefusedCheckout>

export type InCheckout = ForAddress & {
  cart: Cart
  country: string
  /** Solves one, where scripts run. */
  captcha?: () => Promise<string | undefined>
}

const no = (refused: RefusedCheckout) => ({ ok: false as const, refusal: refused })

/** Where the order goes: looked at, put right, then taken. */
export async function writeShipping(where: InCheckout, write: Write<'shipping'>): Promise<Written> {
  const { commerce, cart, country } = where
  const { recipients } = write
  const need = needOf(cart)
  const address = write.saved ?? addressOf(write.typed, country)
  const broken = brokenIn(address, rulesFor(need, address.countryCode ?? country))
  if (broken || recipients.some(brokenRecipient)) {
    return no({ ...refusedFields(broken), ...givenIn(write), recipients })
  }

  const told = await tellRecipients(commerce, cart, recipients)
  if (!told.ok) return no(refusedAddress(told.refusal, write))

  const { basketId } = cart
  const taken = await takeAddress(where, { basketId, address })
  if (!taken.ok) return no(refusedAddress(taken.refusal, write))
  const delivered = alsoTelling(taken.value, told.value)
  if (need !== 'address' || !write.isForBill) return accept(delivered)
  return billTo(where, { delivered, address })
}

type ToBill = { delivered: Cart; address: Address }

async function billTo({ commerce }: InCheckout, { delivered, address }: ToBill): Promise<Written> {
  const { basketId } = delivered
  const set = await commerce.setBillingAddress({ params: { basketId }, body: { address } })
  return set.ok
    ? accept(alsoTelling(set.value, delivered))
    : no(refusedCheckout(set.refusal, 'form'))
}

const refusedAddress = (
  { suggestions, ...refusal }: NotTaken,
  write: Write<'shipping'>,
): RefusedCheckout => ({
  ...refusedCheckout(refusal, 'top'),
  ...givenIn(write),
  ...(suggestions && { suggestions }),
})

/** One of the address book can be put right as if it had been typed. */
const givenIn = ({ saved, typed, isForBill, isToKeep }: Write<'shipping'>) => ({
  typed: saved ? typedOf(saved) : typed,
  chosen: { isForBill, isToKeep },
})

async function tellRecipients(commerce: Client, cart: Cart, recipients: readonly Recipient[]) {
  let latest: Cart | undefined
  for (const { itemId, to, email, message } of recipients) {
    const before = cart.items.find((item) => item.itemId === itemId)?.giftOption ?? null
    const giftOption = email === '' && to === '' ? null : { to, email, message }
    if (JSON.stringify(before) === JSON.stringify(giftOption)) continue
    const changed = await commerce.changeItem({
      params: { basketId: cart.basketId },
      query: {},
      body: { itemId, giftOption },
    })
    if (!changed.ok) return changed
    latest = alsoTelling(changed.value, latest)
  }
  return accept(latest)
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
