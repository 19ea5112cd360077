import type { Client } from '@cairn/contract/client'
import { openingSession, renewingSession } from '../platform/server-session.ts'
import { challengeIn } from './challenge.ts'
import type { Returned } from './return-page.tsx'

/** An order, a card to go on with, or why there is neither. */
type Heard = { orderNumber: string } | { step: 'billing' } | { returned: Returned }

type Come = { commerce: Client; query: URLSearchParams; basketId: string | undefined }

const attemptShape = /^(?<orderNumber>CRN-[\dA-Z]+)-\d+$/

/** What came along from the provider, whichever of its names it goes by. */
function proofIn(query: URLSearchParams) {
  const sessionID = query.get('sessionId') ?? ''
  const threeDS2Result = query.get('threeDS2Result') ?? query.get('redirectResult') ?? ''
  const attempt = attemptShape.exec(query.get('merchantReference') ?? sessionID)
  const orderNumber = attempt?.groups?.['orderNumber']
  return orderNumber === undefined || sessionID === '' || threeDS2Result === ''
    ? undefined
    : { orderNumber, sessionID, threeDS2Result }
}

const isOver = (status: number): boolean => status === 402 || status === 409

/** Whoever comes back has typed a card, or answered a bank. */
export const hearReturn = async ({ query, ...come }: Come): Promise<Heard> => {
  const card = query.get('card')
  return card === null ? hearBank(come.commerce, query) : takeCard(card, come)
}

/** Somebody who typed none is where they came from all the same. */
async function takeCard(
  card: string,
  { commerce, basketId = '' }: Omit<Come, 'query'>,
): Promise<Heard> {
  const paid = await renewingSession(commerce, () =>
    commerce.addPaymentInstrument({
      params: { basketId },
      body: { payment_method_id: 'CREDIT_CARD', card_session_id: card },
    }),
  )
  return !paid.ok && paid.refusal.status >= 500 ? { returned: 'away' } : { step: 'billing' }
}

/** Hands in what the bank said. Asked again, as by a reload, it is the same answer. */
async function hearBank(commerce: Client, query: URLSearchParams): Promise<Heard> {
  const proof = proofIn(query)
  if (!proof) return { returned: 'unknown' }
  const { orderNumber, ...additionalData } = proof
  const answered = await renewingSession(commerce, () =>
    commerce.answerChallenge({
      params: { orderNumber },
      query: {},
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
    }),
  )
  if (answered.ok && challengeIn(answered.value)) return { returned: 'waiting' }
  const { status = 200 } = answered.ok ? {} : answered.refusal
  if (!answered.ok && !isOver(status)) return { returned: status >= 500 ? 'waiting' : 'unknown' }
  // The bag that has become an order is left to it, and what failed lies in another.
  await openingSession(commerce, () => commerce.createCart({ body: {} }))
  return answered.ok ? { orderNumber } : { returned: 'refused' }
}
