import { type Refusal, refuse } from '@cairn/contract/refusals/result'

/** Wrong gift card numbers and codes within an hour. */
export type GiftCardAttempts = {
  /** By this session. */
  own: number
  /** From this client's network. */
  network: number
  /** At this card, by anybody. */
  card: number
  secondsLeft: number
}

/** Above `captcha` attempts a captcha is required; above `blocked` attempts all are refused. */
const attemptLimits = {
  own: { captcha: 3, blocked: 10 },
  network: { captcha: 20, blocked: 60 },
  card: { captcha: 3, blocked: 10 },
} as const
const kinds = ['own', 'network', 'card'] as const

export type AttemptsVerdict = 'allowed' | 'captcha' | 'blocked'

/** The counts include the current attempt. */
export function checkAttempts(attempts: GiftCardAttempts): AttemptsVerdict {
  if (kinds.some((kind) => attempts[kind] > attemptLimits[kind].blocked)) return 'blocked'
  return kinds.some((kind) => attempts[kind] > attemptLimits[kind].captcha) ? 'captcha' : 'allowed'
}

export const tooManyAttempts = ({
  secondsLeft,
}: GiftCardAttempts): { ok: false; refusal: Refusal<'tooManyRequests'> } =>
  refuse('tooManyRequests', { seconds: secondsLeft })

/** Cards that were declined within an hour, by this session and from this network. */
export type DeclinedCards = { own: number; network: number; secondsLeft: number }

/** Stops the testing of stolen cards. A network has a higher limit because an office may share it. */
const declineLimits = { own: 5, network: 15 } as const

export const hasTooManyDeclines = ({ own, network }: DeclinedCards): boolean =>
  own >= declineLimits.own || network >= declineLimits.network
