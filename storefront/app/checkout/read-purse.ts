import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import { methodOf } from './billing.ts'
import type { Purse } from './checkout-view.ts'

export const emptyPurse: Purse = { cards: [], giftCards: [], loyalty: null }

/** For whoever is signed in. */
export async function readPurse(commerce: Client, cart: Cart): Promise<Purse> {
  const [saved, vouchers] = await Promise.all([
    commerce.readSavedInstruments({ query: {} }),
    methodOf(cart, 'LOYALTY_POINTS') ? commerce.readVouchers({}) : undefined,
  ])
  const kept = saved.ok ? saved.value.payment_instruments : []
  return {
    cards: kept.filter(({ payment_method_id: id }) => id === 'CREDIT_CARD'),
    giftCards: kept.filter(({ payment_method_id: id }) => id !== 'CREDIT_CARD'),
    loyalty: vouchers?.ok
      ? {
          points: vouchers.value.currentLoyaltyPoints,
          vouchers: vouchers.value.applicableLoyaltyVouchers,
        }
      : null,
  }
}
