import type { Cart } from '@cairn/contract/cart-entity'
import { accept, type Result } from '@cairn/contract/result'
import { telling } from './carried-news.ts'
import { type CheckoutWrite, checkoutWriteOf } from './checkout-write.ts'
import { isFetched } from './delivery.ts'
import type { RefusedCheckout } from './refused-checkout.ts'
import {
  acceptTerms,
  takeBackMeans,
  writeBilling,
  writeMeans,
  writeVoucher,
} from './write-billing.ts'
import { type InCheckout, writeDelivery, writeShipping } from './write-shipping.ts'

/** What has become of the cart, and where that leads. */
export type Done = { cart: Cart; search: string }
type Outcome = Promise<Result<Done, RefusedCheckout>>

/** Nothing where the form means nothing. */
export async function performCheckout(
  where: InCheckout,
  form: FormData,
): Promise<Awaited<Outcome> | undefined> {
  const write = checkoutWriteOf(form)
  return write && performWrite(where, write)
}

async function performWrite(where: InCheckout, write: CheckoutWrite): Outcome {
  switch (write.intent) {
    case 'shipping':
      return keeping(where, write, await writeShipping(where, write))
    case 'delivery':
      return isFetched(write.code) && write.storeId === undefined
        ? accept({ cart: where.cart, search: whereToFetch(write) })
        : leadingTo('?step=shipping', await writeDelivery(where, write))
    case 'billing':
      return leadingTo('?step=summary', await writeBilling(where, write))
    case 'pay':
      return leadingTo('?step=billing', await writeMeans(where, write))
    case 'unpay':
      return leadingTo('?step=billing', await takeBackMeans(where, write))
    case 'voucher':
      return leadingTo('?step=billing', await writeVoucher(where, write))
    case 'terms':
      return leadingTo('?step=billing', await acceptTerms(where))
  }
}

type Shipping = Extract<CheckoutWrite, { intent: 'shipping' }>
type Written = Result<Cart, RefusedCheckout>

/** An address that could not be kept holds nobody up. */
async function keeping({ commerce }: InCheckout, write: Shipping, written: Written): Outcome {
  const address = written.ok && write.isToKeep ? written.value.shippingAddress : null
  if (!address) return leadingTo('?step=billing', written)
  const kept = await commerce.addAddress({ body: { address } })
  const isKept = kept.ok || kept.refusal.errorId === 'CCA400'
  return leadingTo(isKept ? '?step=billing' : '?step=billing&kept=no', written)
}

const whereToFetch = ({ shipmentId, code }: { shipmentId: string; code: string }) =>
  `?${new URLSearchParams({ step: 'shipping', group: shipmentId, way: code })}`

const leadingTo = (search: string, written: Written): Result<Done, RefusedCheckout> =>
  written.ok ? accept({ cart: written.value, search: telling(search, written.value) }) : written
