import { optionalCartHandlers } from '../cart/commands/cart-refusal-handling.ts'
import type { Commerce } from '../platform/calls/commerce.ts'
import { tryLater } from '../platform/calls/handling.ts'
import { withSession, withRenewedSession } from '../platform/calls/server-session.ts'
import { instrumentHandlers } from './commands/checkout-refusal-handling.ts'
import { challengeIn } from './order/challenge.ts'
import type { ReturnProblem } from './return-route.tsx'

/** The order that was placed, the step to continue with, or the problem to show. */
type PaymentReturn = { orderNumber: string } | { step: 'billing' } | { problem: ReturnProblem }

type ReturnVisit = { commerce: Commerce; query: URLSearchParams; basketId: string | undefined }

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

/** Either the order has failed or its link is wrong. */
export const challengeHandlers = {
  itemNoLongerAvailable: 'showFailedOrder',
  paymentFailed: 'showFailedOrder',
  paymentSuspicious: 'showFailedOrder',
  cardExpiryInvalid: 'showWrongLink',
  orderNotFound: 'showWrongLink',
} as const

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
    commerce.addPaymentInstrument(
      {
        params: { basketId },
        body: { payment_method_id: 'CREDIT_CARD', card_session_id: card },
      },
      {
        ...instrumentHandlers,
        totalsNotCalculated: tryLater,
        giftCardServiceUnavailable: tryLater,
      },
    ),
  )
  return !result.ok && result.refusal.handling === tryLater
    ? { problem: 'unavailable' }
    : { step: 'billing' }
}

/** Sends the result of the bank challenge. A repeated call gets the same answer, so a reload is safe. */
async function completeBankChallenge(
  commerce: Commerce,
  query: URLSearchParams,
): Promise<PaymentReturn> {
  const proof = proofIn(query)
  if (!proof) return { problem: 'unknown' }
  const { orderNumber, ...additionalData } = proof
  const result = await withRenewedSession(commerce, () =>
    commerce.answerChallenge(
      {
        params: { orderNumber },
        query: {},
        body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
      },
      challengeHandlers,
    ),
  )
  if (result.ok && challengeIn(result.value)) return { problem: 'waiting' }
  if (!result.ok) {
    const { handling } = result.refusal
    if (handling !== 'showFailedOrder')
      return { problem: handling === tryLater ? 'waiting' : 'unknown' }
  }
  // The old cart belongs to the order. After a failure its items are already in a new cart.
  await withSession(commerce, () => commerce.createCart({ body: {} }, optionalCartHandlers))
  return result.ok ? { orderNumber } : { problem: 'refused' }
}
