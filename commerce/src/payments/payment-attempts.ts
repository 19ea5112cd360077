import { type Refusal, refuse } from '@cairn/contract/refusals/result'

/** Attempts with a wrong gift card number or code within an hour, plus the current attempt. */
export type GiftCardAttemptCounts = {
  /** By this session. */
  own: number
  /** From this client's network. */
  network: number
  /** At this card, by anybody. */
  card: number
  secondsUntilReset: number
}

/** Above `captchaAbove` attempts a captcha is required; above `blockAbove` attempts all are refused. */
const attemptLimits = {
  own: { captchaAbove: 3, blockAbove: 10 },
  network: { captchaAbove: 20, blockAbove: 60 },
  card: { captchaAbove: 3, blockAbove: 10 },
} as const
const kinds = ['own', 'network', 'card'] as const

export type AttemptDecision = 'allowed' | 'captcha' | 'blocked'

export function checkAttempts(counts: GiftCardAttemptCounts): AttemptDecision {
  if (kinds.some((kind) => counts[kind] > attemptLimits[kind].blockAbove)) return 'blocked'
  return kinds.some((kind) => counts[kind] > attemptLimits[kind].captchaAbove)
    ? 'captcha'
    : 'allowed'
}

export const refuseTooManyAttempts = ({
  secondsUntilReset,
}: GiftCardAttemptCounts): { ok: false; refusal: Refusal<'tooManyRequests'> } =>
  refuse('tooManyRequests', { seconds: secondsUntilReset })

/** Cards that were declined within an hour, by this session and from this network. */
export type DeclineCounts = { own: number; network: number; secondsUntilReset: number }

/** Limits card testing. A network has a higher limit because an office may share it. */
const declineLimits = { own: 5, network: 15 } as const

/** The counts do not include the current payment, which has no outcome yet. So they are compared with `>=`. */
export const hasTooManyDeclines = ({ own, network }: DeclineCounts): boolean =>
  own >= declineLimits.own || network >= declineLimits.network
