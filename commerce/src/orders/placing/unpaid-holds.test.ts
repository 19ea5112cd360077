import { expect, test } from 'vitest'
import {
  canBeHeldUnpaid,
  challengeSecondsFor,
  secondsUntilHold,
  type UnpaidHold,
} from './unpaid-holds.ts'

/** The minutes are those since the order; a hold is open for fifteen. */
const hold = (units: number, minutes = 0): UnpaidHold => ({
  units,
  secondsCounted: (60 - minutes) * 60,
  secondsOpen: Math.max(0, (15 - minutes) * 60),
})
const inSession = (session: UnpaidHold[]) => ({ session, network: session })
const elsewhere = (network: UnpaidHold[]) => ({ session: [], network })

test('the first order of an hour may be of any size, further ones share the limit of units with it', () => {
  expect(secondsUntilHold(inSession([]), 950)).toBe(0)
  expect(secondsUntilHold(inSession([hold(60)]), 40)).toBe(0)
  expect(secondsUntilHold(inSession([hold(60)]), 41)).toBe(60 * 60)
  expect(secondsUntilHold(elsewhere([hold(380)]), 21)).toBe(60 * 60)
  expect(secondsUntilHold(elsewhere([hold(380)]), 20)).toBe(0)
})

test('an order waits for its payment with as many units as its network may hold, and with no more', () => {
  expect(canBeHeldUnpaid(inSession([]), 400)).toBe(true)
  expect(canBeHeldUnpaid(inSession([]), 401)).toBe(false)
  expect(canBeHeldUnpaid(inSession([hold(60)]), 40)).toBe(true)
  expect(canBeHeldUnpaid(inSession([hold(60)]), 41)).toBe(false)
})

test('a large hold that has ended stops other large ones of its network for the rest of the hour, and no small one', () => {
  const ended = elsewhere([hold(500, 20)])
  expect(secondsUntilHold(ended, 500)).toBe(40 * 60)
  expect(secondsUntilHold(ended, 21)).toBe(40 * 60)
  expect(secondsUntilHold(ended, 20)).toBe(0)
})

test('a small order waits until so much is released that it is within the limit', () => {
  const held = [hold(60, 1), hold(30, 5), hold(9, 10)]
  expect(secondsUntilHold(inSession(held), 1)).toBe(0)
  expect(secondsUntilHold(inSession(held), 2)).toBe(5 * 60)
  expect(secondsUntilHold(inSession(held), 20)).toBe(10 * 60)
})

test('unmet challenges are limited by session and by network, until the oldest is an hour old', () => {
  const unmet = (count: number) => Array.from({ length: count }, (_, index) => hold(1, 50 - index))
  expect(secondsUntilHold({ session: unmet(4), network: unmet(19) }, 1)).toBe(0)
  expect(secondsUntilHold(inSession(unmet(5)), 1)).toBe(10 * 60)
  expect(secondsUntilHold(inSession(unmet(6)), 1)).toBe(11 * 60)
  expect(secondsUntilHold(elsewhere(unmet(20)), 1)).toBe(10 * 60)
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
