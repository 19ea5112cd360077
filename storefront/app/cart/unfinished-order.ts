import type { Client } from '@cairn/contract/client'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import { forgetForOthers } from './cart-store.ts'

/** An order about which a bank is asking; its things are with it, and in no bag. */
type UnfinishedOrder = {
  orderNumber: string
  st: string
  sessionId: string
  code: PaymentMethodId
}

const key = 'cairn_unfinished'

/** This tab has it in hand; no other makes a bag anew of what is in it. */
export function keepUnfinished({ orderNumber, st, sessionId, code }: UnfinishedOrder) {
  forgetForOthers()
  try {
    sessionStorage.setItem(key, JSON.stringify({ orderNumber, st, sessionId, code }))
  } catch {
    return
  }
}

export function dropUnfinished() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    return
  }
}

/** The window of the bank went with the page that had it: the order is given up, and its things are in a bag again. */
export async function giveUpUnfinished({ answerChallenge }: Client): Promise<boolean> {
  const order = unfinished()
  if (!order) return false
  const { orderNumber, st, sessionId: sessionID, code } = order
  dropUnfinished()
  await answerChallenge({
    params: { orderNumber },
    query: { st },
    body: { paymentMethod: { code, additionalData: { sessionID, threeDS2Result: 'closed' } } },
  })
  return true
}

function unfinished(): UnfinishedOrder | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isUnfinished(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

const isUnfinished = (kept: unknown): kept is UnfinishedOrder =>
  typeof kept === 'object' &&
  kept !== null &&
  'orderNumber' in kept &&
  'st' in kept &&
  'sessionId' in kept &&
  'code' in kept
