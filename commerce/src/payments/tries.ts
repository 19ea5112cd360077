import { refuse, type Refusal } from '@cairn/contract/result'

/** Wrong tries within an hour. */
export type Tries = {
  /** Of this session. */
  own: number
  /** Of everybody behind this address. */
  network: number
  /** At this one card, by whomever. */
  card: number
  secondsLeft: number
}

/** So many before a captcha is asked for, and before it is enough for this hour. */
const most = {
  own: { captcha: 3, enough: 10 },
  network: { captcha: 20, enough: 60 },
  card: { captcha: 3, enough: 10 },
} as const
const kinds = ['own', 'network', 'card'] as const

export type TriesVerdict = 'fine' | 'captcha' | 'enough'

/** A try is counted before it is looked at: the numbers hold this one too. */
export function judgeTries(tries: Tries): TriesVerdict {
  if (kinds.some((kind) => tries[kind] > most[kind].enough)) return 'enough'
  return kinds.some((kind) => tries[kind] > most[kind].captcha) ? 'captcha' : 'fine'
}

export const enoughTries = ({
  secondsLeft,
}: Tries): { ok: false; refusal: Refusal<'tooManyRequests'> } =>
  refuse('tooManyRequests', { seconds: secondsLeft })
