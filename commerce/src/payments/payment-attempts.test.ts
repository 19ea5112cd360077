import { expect, test } from 'vitest'
import {
  hasTooManyDeclines,
  checkAttempts,
  type GiftCardAttemptCounts,
} from './payment-attempts.ts'

const attemptCounts = (more: Partial<GiftCardAttemptCounts>): GiftCardAttemptCounts => ({
  own: 1,
  network: 1,
  card: 1,
  secondsUntilReset: 3_600,
  ...more,
})

test.each<[Partial<GiftCardAttemptCounts>, string]>([
  [{ own: 3, network: 20, card: 3 }, 'allowed'],
  [{ own: 4 }, 'captcha'],
  [{ network: 21 }, 'captcha'],
  [{ card: 4 }, 'captcha'],
  [{ own: 10, card: 10, network: 60 }, 'captcha'],
  [{ own: 11 }, 'blocked'],
  [{ network: 61 }, 'blocked'],
  [{ card: 11 }, 'blocked'],
])(
  'after wrong gift card attempts %j within an hour the next one is: %s (guarantee 33)',
  (counts, decision) => {
    expect(checkAttempts(attemptCounts(counts))).toBe(decision)
  },
)

test.each([
  [4, 14, false],
  [5, 5, true],
  [1, 15, true],
])(
  'after %d declined cards of a session and %d of its network further cards are refused: %s (guarantee 33)',
  (own, network, expected) => {
    expect(hasTooManyDeclines({ own, network, secondsUntilReset: 60 })).toBe(expected)
  },
)
