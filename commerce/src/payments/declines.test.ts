import { expect, test } from 'vitest'
import { areEnoughDeclines } from './declines.ts'

test.each([
  [4, 14, false],
  [5, 5, true],
  [1, 15, true],
])(
  '%d declined cards of a session, %d of its network are enough: %s (promise 33)',
  (own, network, enough) => {
    expect(areEnoughDeclines({ own, network, secondsLeft: 60 })).toBe(enough)
  },
)
