import { expect, test } from 'vitest'
import { challengeSecondsFor, exceedHoldLimitsTogether, exceedsHoldLimits } from './unpaid-holds.ts'

const none = { challenges: 0, units: 0 }

test('a first order of any size is allowed, further ones only up to the limit of units', () => {
  expect(exceedsHoldLimits({ session: none, network: none }, 950)).toBe(false)
  const held = { challenges: 1, units: 60 }
  expect(exceedsHoldLimits({ session: held, network: held }, 40)).toBe(false)
  expect(exceedsHoldLimits({ session: held, network: held }, 41)).toBe(true)
  expect(exceedsHoldLimits({ session: none, network: { challenges: 4, units: 380 } }, 21)).toBe(
    true,
  )
})

test('unmet challenges are limited by session and by network', () => {
  const unmet = (challenges: number) => ({ challenges, units: 0 })
  expect(exceedsHoldLimits({ session: unmet(4), network: unmet(19) }, 1)).toBe(false)
  expect(exceedsHoldLimits({ session: unmet(5), network: unmet(5) }, 1)).toBe(true)
  expect(exceedsHoldLimits({ session: none, network: unmet(20) }, 1)).toBe(true)
})

test('without limits a large hold waits as long as others', () => {
  const holds = [
    { sku: 'A', quantity: 12 },
    { sku: 'A', quantity: 9 },
  ]
  expect(challengeSecondsFor(holds, { isLimited: true })).toBe(180)
  expect(challengeSecondsFor(holds, { isLimited: false })).toBe(900)
  expect(challengeSecondsFor(holds.slice(1), { isLimited: true })).toBe(900)
})

test('an order of many variants is held for a short time too', () => {
  const holds = Array.from({ length: 6 }, (_, index) => ({ sku: `sku ${index}`, quantity: 20 }))
  expect(challengeSecondsFor(holds, { isLimited: true })).toBe(180)
  expect(challengeSecondsFor(holds.slice(1), { isLimited: true })).toBe(900)
})

test('orders placed at the same time are counted together, and one alone may be of any size', () => {
  const holding = (challenges: number, units: number) => ({ challenges, units })
  const one = holding(1, 950)
  expect(exceedHoldLimitsTogether({ session: one, network: one }, 950)).toBe(false)
  const several = { session: holding(5, 100), network: holding(20, 400) }
  expect(exceedHoldLimitsTogether(several, 10)).toBe(false)
  expect(exceedHoldLimitsTogether({ ...several, session: holding(6, 60) }, 10)).toBe(true)
  expect(exceedHoldLimitsTogether({ ...several, network: holding(21, 210) }, 10)).toBe(true)
  expect(exceedHoldLimitsTogether({ ...several, network: holding(2, 401) }, 10)).toBe(true)
})
