import type { Minor } from '@cairn/contract/money'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { CartPayment } from '../cart/cart-payment.ts'
import { checkGiftCard, type GiftCard, type GiftCardRefusal } from './gift-card.ts'

/** What an order takes of one instrument. */
export type Held = {
  orderNumber: string
  instrumentId: string
  method: CartPayment['method']
  source: string | null
  consumerId: string
  amount: Minor
  points: number | null
}

/** What goes back of it. */
export type GivenBack = Held & { why: 'released' | 'refunded'; isAll: boolean }

export const isOnCard = ({ method }: Pick<Held, 'method'>): boolean =>
  method === 'GIFT_CARD' || method === 'REWARD_CARD'

export type HeldCardRefusal = Refusal<
  'instrumentNotFound' | 'giftCardVoided' | 'giftCardExpired' | 'giftCardSpent'
>

/** Several may draw on one card; together they take no more than is on it. */
export function checkHeldCards(
  held: readonly Held[],
  cards: readonly GiftCard[],
): Result<undefined, HeldCardRefusal> {
  for (const { source, method } of held.filter(isOnCard)) {
    const card = cards.find(({ cardId }) => cardId === source)
    const checked = checkGiftCard(card, method === 'GIFT_CARD' ? 'gift' : 'reward')
    if (!checked.ok) return refuse(whenHeld(checked.refusal.name))
    const wanted = held
      .filter((each) => each.source === source && isOnCard(each))
      .reduce((sum, { amount }) => sum + amount, 0)
    if (wanted > checked.value.balance) return refuse('giftCardSpent')
  }
  return accept(undefined)
}

/** It was there when it was applied. */
function whenHeld(name: GiftCardRefusal['name']): HeldCardRefusal['name'] {
  if (name === 'giftCardUnknown') return 'instrumentNotFound'
  return name === 'giftCardNeverLoaded' ? 'giftCardSpent' : name
}
