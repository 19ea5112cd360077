import type { Client } from '@cairn/contract/client'
import { dropUnfinished, keepUnfinished } from '../cart/unfinished-order.ts'
import type { Order } from './place-order.ts'

export type Challenge = {
  orderNumber: string
  st: string
  sessionId: string
  windowUrl: string
  code: Order['paymentMethod'][number]['code']
}

/** The question of the bank that stands between an order and its payment, if there is one. */
export function challengeIn({
  orderNumber,
  st,
  flash,
  paymentMethod,
}: Order): Challenge | undefined {
  const asked = flash.find(({ type }) => type === 'PaymentNotAuthorized')
  if (!asked) return undefined
  const { challengeUrl, sessionId } = asked.details ?? {}
  const paying = paymentMethod.find(({ code }) => code === 'WALLET' || code === 'KLARNA')
  return {
    orderNumber,
    st,
    sessionId: String(sessionId ?? ''),
    windowUrl: String(challengeUrl ?? ''),
    code: paying?.code ?? 'CREDIT_CARD',
  }
}

/** The same in the browser, which has it in hand until the bank is answered. */
export function takeChallenge(order: Order): Challenge | undefined {
  const challenge = challengeIn(order)
  if (challenge) keepUnfinished(challenge)
  return challenge
}

export async function answerBank(
  { answerChallenge }: Client,
  { orderNumber, st, sessionId, code }: Challenge,
  threeDS2Result: string,
) {
  const answered = await answerChallenge({
    params: { orderNumber },
    query: { st },
    body: { paymentMethod: { code, additionalData: { sessionID: sessionId, threeDS2Result } } },
  })
  dropUnfinished()
  return answered
}
