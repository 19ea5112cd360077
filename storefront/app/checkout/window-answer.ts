import type { Address } from '@cairn/contract/address'

/** What the provider's window says to the page that holds it. */
type Said = {
  sessionId: string
  token?: string
  brand?: string
  last4?: string
  expiryMonth?: number
  expiryYear?: number
  threeDS2Result?: string
  /** Where a wallet would have things sent. */
  address?: Address
  errorId?: string
  /** How high it would like to be. */
  height?: number
}

const outcomes = [
  'ready',
  'size',
  'token',
  'address',
  'closed',
  'refused',
  'challenge',
  'invalid',
  'away',
] as const

export type WindowAnswer = Said & { outcome: (typeof outcomes)[number] }

const known = new Set<unknown>(outcomes)

/** Heard only from the provider's own origin, and only about the window that is open. */
export function answerIn(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  { sessionId, windowUrl }: { sessionId: string; windowUrl: string },
): WindowAnswer | undefined {
  if (origin !== new URL(windowUrl).origin || !isAnswer(data)) return undefined
  return data.sessionId === sessionId ? data : undefined
}

const isAnswer = (data: unknown): data is WindowAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  data.type === 'cairn-pay' &&
  'outcome' in data &&
  known.has(data.outcome)
