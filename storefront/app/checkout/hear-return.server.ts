import type { Client } from '@cairn/contract/client'
import { openingSession, renewingSession } from '../platform/server-session.ts'
import { challengeIn } from './challenge.ts'
import type { Returned } from './return-page.tsx'

type Heard = { orderNumber: string } | { returned: Returned }

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

/** Hands in what the bank said. Asked again, as by a reload, it is the same answer. */
export async function hearReturn(commerce: Client, query: URLSearchParams): Promise<Heard> {
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
