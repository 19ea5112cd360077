import type { CallRefusal, Client } from '@cairn/contract/client'
import type { Cart } from '@cairn/contract/cart-entity'
import type { Result } from '@cairn/contract/result'
import { alsoTelling } from './carried-news.ts'
import type { Express } from './express.ts'
import { type ForAddress, type NotTaken, takeAddress } from './take-address.ts'

/** How far it went: what the last answer knows, and all of them told. */
export type Gone = { isReady: boolean; cart?: Cart }

type Ask = (commerce: Client) => Promise<Result<Cart, CallRefusal | NotTaken>>

/** Sets what is known and prepares the order; where any of it is refused, the steps are gone one by one. */
export async function goExpress(
  where: ForAddress,
  { basketId }: Pick<Cart, 'basketId'>,
  { cardId, address, billingAddress }: Express,
): Promise<Gone> {
  const params = { basketId }
  const all: readonly Ask[] = [
    () => takeAddress(where, { basketId, address }),
    (commerce) => commerce.setBillingAddress({ params, body: { address: billingAddress } }),
    (commerce) =>
      commerce.addPaymentInstrument({
        params,
        body: { payment_method_id: 'CREDIT_CARD', payment_instrument_id: cardId },
      }),
    (commerce) => commerce.prepareOrder({ body: { basketId } }),
  ]
  let cart: Cart | undefined
  for (const ask of all) {
    const answered = await ask(where.commerce)
    if (!answered.ok) return { isReady: false, ...(cart && { cart }) }
    cart = alsoTelling(answered.value, cart)
  }
  return { isReady: true, ...(cart && { cart }) }
}
