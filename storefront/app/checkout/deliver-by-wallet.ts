import type { Address } from '@cairn/contract/address'
import type { Cart } from '@cairn/contract/cart-entity'
import type { CallRefusal } from '@cairn/contract/client'
import type { Result } from '@cairn/contract/result'
import { keepCart } from '../cart/cart-store.ts'
import { needOf } from './delivery.ts'
import { type ForAddress, type NotTaken, takeAddress } from './take-address.ts'

const contactOf = ({ firstName, lastName, email, phone }: Address): Address =>
  Object.fromEntries(Object.entries({ firstName, lastName, email, phone }).filter(([, it]) => it))

/** The order goes where the wallet says, and so does the bill; what that costs is settled anew. */
export async function deliverByWallet(
  where: ForAddress,
  cart: Cart,
  address: Address,
): Promise<Result<Cart, CallRefusal | NotTaken>> {
  const { commerce } = where
  const { basketId } = cart
  const params = { basketId }
  const place = needOf(cart) === 'address' ? address : contactOf(address)
  const delivered = await takeAddress(where, { basketId, address: place })
  if (!delivered.ok) return delivered
  const billed = await commerce.setBillingAddress({ params, body: { address } })
  const settled = billed.ok ? await commerce.prepareOrder({ body: { basketId } }) : billed
  if (settled.ok) keepCart(settled.value)
  return settled
}
