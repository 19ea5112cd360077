import {
  clearUnfinishedOrder,
  storeUnfinishedOrder,
  type UnfinishedOrder,
} from '../../cart/state/unfinished-order.ts'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import type { Order, Payment } from './send-order.ts'

type Challenge = Omit<UnfinishedOrder, 'card' | 'heldUntil'> & { secondsLeft: number }

/** The bank challenge that must be completed before the order is paid, if there is one. */
export function challengeIn({
  orderNumber,
  st,
  flash,
  paymentMethod,
}: Order): Challenge | undefined {
  const message = flash.find(({ type }) => type === 'PaymentNotAuthorized')
  if (!message) return undefined
  const { challengeUrl, sessionId, opensAs, secondsLeft } = message.details ?? {}
  const instrument = paymentMethod.find(({ code }) => code === 'WALLET' || code === 'KLARNA')
  return {
    orderNumber,
    st,
    sessionId: String(sessionId ?? ''),
    windowUrl: String(challengeUrl ?? ''),
    isPage: opensAs === 'page',
    code: instrument?.code ?? 'CREDIT_CARD',
    secondsLeft: Number(secondsLeft ?? 0),
  }
}

/** Also stores the challenge in this browser until it is completed, and adds the card that pays. */
export function startChallenge(order: Order, payment: Payment): UnfinishedOrder | undefined {
  const challenge = challengeIn(order)
  if (!challenge) return undefined
  const { cardType, paymentInstrumentId } = payment?.additionalData ?? {}
  const card = {
    ...(cardType !== undefined && { cardType }),
    ...(paymentInstrumentId !== undefined && { paymentInstrumentId }),
  }
  const { secondsLeft, ...rest } = challenge
  const unfinishedOrder = { ...rest, card, heldUntil: Date.now() + secondsLeft * 1000 }
  storeUnfinishedOrder(unfinishedOrder)
  return unfinishedOrder
}

/** They end the order. Any other refusal, such as a missing answer, does not tell what became of it. */
const challengeHandlers = {
  orderNotFound: showOwnText,
  itemNoLongerAvailable: showOwnText,
  paymentFailed: showOwnText,
  paymentSuspicious: showOwnText,
  cardExpiryInvalid: showOwnText,
} as const

export const isOrderOver = ({ name }: { name: string }): boolean => name in challengeHandlers

/** The challenge stays stored while it is unknown whether the order was placed. */
export async function completeChallenge(
  { answerChallenge }: Commerce,
  { orderNumber, st, sessionId, code, card }: UnfinishedOrder,
  threeDS2Result: string,
) {
  const result = await answerChallenge(
    {
      params: { orderNumber },
      query: { st },
      body: {
        paymentMethod: { code, additionalData: { ...card, sessionID: sessionId, threeDS2Result } },
      },
    },
    challengeHandlers,
  )
  if (result.ok || isOrderOver(result.refusal)) clearUnfinishedOrder()
  return result
}
