import { expect, test } from 'vitest'
import { challengeSecondsFor, exceedsHoldLimits } from './unpaid-holds.ts'

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
