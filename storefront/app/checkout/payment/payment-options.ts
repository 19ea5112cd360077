import type { Cart } from '@cairn/contract/cart/cart'
import type { readVouchers } from '@cairn/contract/loyalty/loyalty-calls'
import type { readSavedInstruments } from '@cairn/contract/payments/saved-instrument-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'
import { methodOf } from './payment-instruments.ts'

export type SavedCard = AnswerOf<typeof readSavedInstruments>['payment_instruments'][number]
export type Voucher = AnswerOf<typeof readVouchers>['applicableLoyaltyVouchers'][number]

/** The saved instruments and rewards of a signed-in shopper. */
export type PaymentOptions = {
  cards: readonly SavedCard[]
  /** Saved gift cards and reward cards. */
  giftCards: readonly SavedCard[]
  /** `null` if the shopper is not a loyalty member. */
  loyalty: { points: number; vouchers: readonly Voucher[] } | null
}

export const noPaymentOptions: PaymentOptions = { cards: [], giftCards: [], loyalty: null }

const savedMethods = ['CREDIT_CARD', 'GIFT_CARD', 'REWARD_CARD', 'REWARD_CODE'] as const

/** Requires a signed-in shopper. */
export async function readPaymentOptions(commerce: Commerce, cart: Cart): Promise<PaymentOptions> {
  const [savedResult, vouchersResult] = await Promise.all([
    commerce.readSavedInstruments({ query: { payment_method_id: [...savedMethods] } }),
    methodOf(cart, 'LOYALTY_POINTS')
      ? commerce.readVouchers(
          {},
          { notLoyaltyMember: goOn, loyaltyUnconfirmed: goOn, loyaltyMemberNotFound: goOn },
        )
      : undefined,
  ])
  const instruments = savedResult.ok ? savedResult.value.payment_instruments : []
  return {
    cards: instruments.filter(({ payment_method_id: id }) => id === 'CREDIT_CARD'),
    giftCards: instruments.filter(({ payment_method_id: id }) => id !== 'CREDIT_CARD'),
    loyalty: vouchersResult?.ok
      ? {
          points: vouchersResult.value.currentLoyaltyPoints,
          vouchers: vouchersResult.value.applicableLoyaltyVouchers,
        }
      : null,
  }
}
