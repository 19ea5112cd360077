import type { Client } from '@cairn/contract/client'
import { dropUnfinished, keepUnfinished } from '../cart/unfinished-order.ts'
import type { Order, Payment } from './place-order.ts'

export type Challenge = {
  orderNumber: string
  st: string
  sessionId: string
  windowUrl: string
  /** In the page's place, or else within it. */
  isPage: boolean
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
  const { challengeUrl, sessionId, opensAs } = asked.details ?? {}
  const paying = paymentMethod.find(({ code }) => code === 'WALLET' || code === 'KLARNA')
  return {
    orderNumber,
    st,
    sessionId: String(sessionId ?? ''),
    windowUrl: String(challengeUrl ?? ''),
    isPage: opensAs === 'page',
    code: paying?.code ?? 'CREDIT_CARD',
  }
}

type PaymentData = NonNullable<NonNullable<Payment>['additionalData']>
export type Paid = Challenge & { card: Pick<PaymentData, 'cardType' | 'paymentInstrumentId'> }

/** The same in the browser, which has it in hand until the bank is answered, and knows what pays. */
export function takeChallenge(order: Order, payment: Payment): Paid | undefined {
  const challenge = challengeIn(order)
  if (!challenge) return undefined
  keepUnfinished(challenge)
  const { cardType, paymentInstrumentId } = payment?.additionalData ?? {}
  const card = {
    ...(cardType !== undefined && { cardType }),
    ...(paymentInstrumentId !== undefined && { paymentInstrumentId }),
  }
  return { ...challenge, card }
}

export async function answerBank(
  { answerChallenge }: Client,
  { orderNumber, st, sessionId, code, card }: Paid,
  threeDS2Result: string,
) {
  const answered = await answerChallenge({
    params: { orderNumber },
    query: { st },
    body: {
      paymentMethod: { code, additionalData: { ...card, sessionID: sessionId, threeDS2Result } },
    },
  })
  dropUnfinished()
  return answered
}
