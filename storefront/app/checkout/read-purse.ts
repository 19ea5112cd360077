import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import { methodOf } from './billing.ts'
import type { Purse } from './checkout-view.ts'

export const emptyPurse: Purse = { cards: [], loyalty: null }

/** For whoever is signed in. */
export async function readPurse(commerce: Client, cart: Cart): Promise<Purse> {
  const [saved, vouchers] = await Promise.all([
    commerce.readSavedInstruments({ query: { payment_method_id: 'CREDIT_CARD' } }),
    methodOf(cart, 'LOYALTY_POINTS') ? commerce.readVouchers({}) : undefined,
  ])
  return {
    cards: saved.ok ? saved.value.payment_instruments : [],
    loyalty: vouchers?.ok
      ? {
          points: vouchers.value.currentLoyaltyPoints,
          vouchers: vouchers.value.applicableLoyaltyVouchers,
        }
      : null,
  }
}
