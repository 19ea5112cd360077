import { type CartPayment, isThroughProvider } from '../cart/cart-payment.ts'

type Movable = Pick<CartPayment, 'id' | 'method' | 'source'>

const oneOfAKind = new Set<CartPayment['method']>([
  'LOYALTY_POINTS',
  'LOYALTY_VOUCHER',
  'ATHLETES_PAYMENT',
])

/** Which instruments of one cart come to another: none a second time, and no more gift cards than may be. */
export function instrumentsToMove(
  mine: readonly Movable[],
  theirs: readonly Movable[],
  mostGiftCards: number,
): string[] {
  const room = mostGiftCards - mine.filter(isGiftCard).length
  const fresh = theirs
    // What the provider gave was for the other cart.
    .filter((one) => !isThroughProvider(one))
    .filter((one) => !mine.some((own) => isTwin(own, one)))
  const cards = fresh.filter(isGiftCard).slice(0, Math.max(0, room))
  return fresh.filter((one) => !isGiftCard(one) || cards.includes(one)).map(({ id }) => id)
}

const isGiftCard = ({ method }: Movable) => method === 'GIFT_CARD'
const isTwin = (own: Movable, other: Movable) =>
  own.method === other.method && (own.source === other.source || oneOfAKind.has(own.method))
