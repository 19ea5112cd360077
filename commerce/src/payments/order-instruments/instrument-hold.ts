import type { Minor } from '@cairn/contract/fields/money'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { CartPayment } from '../../cart/payment/cart-payment.ts'
import { fractionRoundedDown } from '../../promotions/proportions.ts'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from '../gift-cards/gift-card.ts'

/** The amount that an order holds of one instrument. */
export type HeldInstrument = {
  orderNumber: string
  instrumentId: string
  method: CartPayment['method']
  source: string | null
  consumerId: string
  amount: Minor
  points: number | null
}

/** The part of a hold that is returned. */
export type ReturnedInstrument = HeldInstrument & {
  reason: 'released' | 'refunded'
  isInFull: boolean
}

export const isGiftOrRewardCard = ({ method }: Pick<HeldInstrument, 'method'>): boolean =>
  method === 'GIFT_CARD' || method === 'REWARD_CARD'

export const drawsOnPoints = ({ method }: Pick<HeldInstrument, 'method'>): boolean =>
  method === 'LOYALTY_POINTS' || method === 'LOYALTY_VOUCHER'

export type RewardHoldRefusal = Refusal<
  'notLoyaltyMember' | 'rewardBalanceTooLow' | 'instrumentNotFound'
>

export type GiftCardHoldRefusal = Refusal<
  'instrumentNotFound' | 'giftCardVoided' | 'giftCardExpired' | 'giftCardSpent'
>

/** Several instruments may use one card; their sum must not exceed its balance. */
export function checkGiftCardHolds(
  holds: readonly HeldInstrument[],
  cards: readonly GiftCard[],
): Result<undefined, GiftCardHoldRefusal> {
  for (const { source, method } of holds.filter(isGiftOrRewardCard)) {
    const card = cards.find(({ cardId }) => cardId === source)
    const checked = checkGiftCard(card, method === 'GIFT_CARD' ? 'gift' : 'reward')
    if (!checked.ok) return refuse(holdRefusal(checked.refusal.name))
    const total = holds
      .filter((hold) => hold.source === source && isGiftOrRewardCard(hold))
      .reduce((sum, { amount }) => sum + amount, 0)
    if (total > checked.value.balance) return refuse('giftCardSpent')
  }
  return accept(undefined)
}

/** The card was valid when it was applied to the cart, so the refusals at this point differ. */
function holdRefusal(name: GiftCardRefusal['name']): GiftCardHoldRefusal['name'] {
  if (name === 'giftCardUnknown') return 'instrumentNotFound'
  return name === 'giftCardNeverLoaded' ? 'giftCardSpent' : name
}

export type SpentInstrument = HeldInstrument & { refunded: Minor }

/**
 * Divides a refund among the instruments of each method. Each gets at most what it paid. Several amounts of
 * one method, such as those of two gift cards, are divided together.
 */
export function splitRefund(
  spentInstruments: readonly SpentInstrument[],
  amounts: readonly { code: PaymentMethodId; amount: Minor }[],
): ReturnedInstrument[] {
  return [...Map.groupBy(amounts, ({ code }) => code)].flatMap(([code, sameMethod]) => {
    let remaining = sameMethod.reduce((sum, { amount }) => sum + amount, 0)
    const shares = spentInstruments
      .filter((spentInstrument) => paymentMethodOf(spentInstrument) === code)
      .flatMap((spentInstrument) => {
        const part = Math.min(remaining, spentInstrument.amount - spentInstrument.refunded)
        remaining -= part
        return part > 0 ? [refundShare(spentInstrument, part)] : []
      })
    if (remaining > 0) throw new Error(`${code} paid ${remaining} less than the refund`)
    return shares
  })
}

/** Orders record a voucher under the points that bought it. */
const paymentMethodOf = ({ method }: HeldInstrument): PaymentMethodId =>
  method === 'LOYALTY_VOUCHER' ? 'LOYALTY_POINTS' : method

function refundShare(
  { refunded, ...instrument }: SpentInstrument,
  amount: Minor,
): ReturnedInstrument {
  const { points, amount: paidAmount } = instrument
  // Cumulative rounding: the parts of a full refund return all the points.
  const pointsUntil = (sum: Minor) => fractionRoundedDown(points ?? 0, { of: sum, per: paidAmount })
  const returnedPoints = pointsUntil(refunded + amount) - pointsUntil(refunded)
  return {
    ...instrument,
    amount,
    points: points === null ? null : returnedPoints,
    reason: 'refunded',
    isInFull: refunded + amount === paidAmount,
  }
}
