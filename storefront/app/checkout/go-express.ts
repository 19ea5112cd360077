import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import type { Express } from './express.ts'

/** Sets what is known and prepares the order; where any of it is refused, the steps are gone one by one. */
export async function goExpress(
  commerce: Client,
  { basketId }: Pick<Cart, 'basketId'>,
  { cardId, address, billingAddress }: Express,
): Promise<Cart | undefined> {
  const params = { basketId }
  const delivered = await commerce.setShippingAddress({ params, body: { address } })
  if (!delivered.ok) return undefined
  const billed = await commerce.setBillingAddress({ params, body: { address: billingAddress } })
  if (!billed.ok) return undefined
  const paid = await commerce.addPaymentInstrument({
    params,
    body: { payment_method_id: 'CREDIT_CARD', payment_instrument_id: cardId },
  })
  if (!paid.ok) return undefined
  const prepared = await commerce.prepareOrder({ body: { basketId } })
  return prepared.ok ? prepared.value : undefined
}
