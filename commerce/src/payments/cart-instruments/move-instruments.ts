import { type CartPayment, isThroughProvider } from '../../cart/payment/cart-payment.ts'

type MovableInstrument = Pick<CartPayment, 'id' | 'method' | 'source'>

const methodsUsedOnce = new Set<CartPayment['method']>([
  'LOYALTY_POINTS',
  'LOYALTY_VOUCHER',
  'ATHLETES_PAYMENT',
])

/** The ids of the instruments that move to another cart: no duplicates, and at most `maxGiftCards` gift cards. */
export function instrumentsToMove(
  present: readonly MovableInstrument[],
  incoming: readonly MovableInstrument[],
  maxGiftCards: number,
): string[] {
  const remainingGiftCards = maxGiftCards - present.filter(isGiftCard).length
  const movable = incoming
    // A payment through the provider belongs to the cart for which it was started.
    .filter((one) => !isThroughProvider(one))
    .filter((one) => !present.some((own) => isDuplicate(own, one)))
  const cards = movable.filter(isGiftCard).slice(0, Math.max(0, remainingGiftCards))
  return movable.filter((one) => !isGiftCard(one) || cards.includes(one)).map(({ id }) => id)
}

const isGiftCard = ({ method }: MovableInstrument) => method === 'GIFT_CARD'
const isDuplicate = (own: MovableInstrument, other: MovableInstrument) =>
  own.method === other.method && (own.source === other.source || methodsUsedOnce.has(own.method))
