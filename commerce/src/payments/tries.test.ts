import { expect, test } from 'vitest'
import { judgeTries, type Tries } from './tries.ts'

const tries = (more: Partial<Tries>): Tries => ({
  own: 1,
  network: 1,
  card: 1,
  secondsLeft: 3_600,
  ...more,
})

test.each<[Partial<Tries>, string]>([
  [{ own: 3, network: 20, card: 3 }, 'fine'],
  [{ own: 4 }, 'captcha'],
  [{ network: 21 }, 'captcha'],
  [{ card: 4 }, 'captcha'],
  [{ own: 10, card: 10, network: 60 }, 'captcha'],
  [{ own: 11 }, 'enough'],
  [{ network: 61 }, 'enough'],
  [{ card: 11 }, 'enough'],
])('wrong gift cards %j within an hour: %s (promise 33)', (some, verdict) => {
  expect(judgeTries(tries(some))).toBe(verdict)
})
