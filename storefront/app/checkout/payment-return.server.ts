import type { answerChallenge } from '@cairn/contract/checkout/checkout-calls'
import type { Client, RefusalNameOf } from '@cairn/contract/wire/client'
import { hasHandler } from '../platform/calls/refusal-handlers.ts'
import { withSession, withRenewedSession } from '../platform/calls/server-session.ts'
import { challengeIn } from './order/challenge.ts'
import type { ReturnProblem } from './return-route.tsx'

/** The order that was placed, the step to continue with, or the problem to show. */
type PaymentReturn = { orderNumber: string } | { step: 'billing' } | { problem: ReturnProblem }

type ReturnVisit = { commerce: Client; query: URLSearchParams; basketId: string | undefined }

const attemptPattern = /^(?<orderNumber>CRN-[\dA-Z]+)-\d+$/

/** Reads the result of the bank challenge. Providers use different parameter names for it. */
function proofIn(query: URLSearchParams) {
  const sessionID = query.get('sessionId') ?? ''
  const threeDS2Result = query.get('threeDS2Result') ?? query.get('redirectResult') ?? ''
  const attempt = attemptPattern.exec(query.get('merchantReference') ?? sessionID)
  const orderNumber = attempt?.groups?.['orderNumber']
  return orderNumber === undefined || sessionID === '' || threeDS2Result === ''
    ? undefined
    : { orderNumber, sessionID, threeDS2Result }
}

/** Whether the order has failed. Otherwise its link is wrong. */
const hasOrderFailed: Record<RefusalNameOf<typeof answerChallenge>, boolean> = {
  itemNoLongerAvailable: true,
  paymentFailed: true,
  paymentSuspicious: true,
  cardExpiryInvalid: false,
  orderNotFound: false,
}

/** The shopper returns either from the page of the provider for cards or from the bank challenge. */
export const handlePaymentReturn = async ({
  query,
  ...visit
}: ReturnVisit): Promise<PaymentReturn> => {
  const card = query.get('card')
  return card === null ? completeBankChallenge(visit.commerce, query) : addEnteredCard(card, visit)
}

/** Shows the billing step even if no card was entered. */
async function addEnteredCard(
  card: string,
  { commerce, basketId = '' }: Omit<ReturnVisit, 'query'>,
): Promise<PaymentReturn> {
  const result = await withRenewedSession(commerce, () =>
    commerce.addPaymentInstrument({
      params: { basketId },
      body: { payment_method_id: 'CREDIT_CARD', card_session_id: card },
    }),
  )
  return !result.ok && result.refusal.status >= 500
    ? { problem: 'unavailable' }
    : { step: 'billing' }
}

/** Sends the result of the bank challenge. A repeated call gets the same answer, so a reload is safe. */
async function completeBankChallenge(
  commerce: Client,
  query: URLSearchParams,
): Promise<PaymentReturn> {
  const proof = proofIn(query)
  if (!proof) return { problem: 'unknown' }
  const { orderNumber, ...additionalData } = proof
  const result = await withRenewedSession(commerce, () =>
    commerce.answerChallenge({
      params: { orderNumber },
      query: {},
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
    }),
  )
  if (result.ok && challengeIn(result.value)) return { problem: 'waiting' }
  if (!result.ok) {
    const { name, status } = result.refusal
    const hasFailed = hasHandler(hasOrderFailed, name) && hasOrderFailed[name]
    if (!hasFailed) return { problem: status >= 500 ? 'waiting' : 'unknown' }
  }
  // The old cart belongs to the order. After a failure its items are already in a new cart.
  await withSession(commerce, () => commerce.createCart({ body: {} }))
  return result.ok ? { orderNumber } : { problem: 'refused' }
}
