import { cart as cartEntity } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { afterEach, expect, test, vi } from 'vitest'
import { createExpiringEntries } from '../../platform/cache/expiring-entries.ts'
import { answerLimits, type CachedCart, createAnswerCache } from './answer-cache.ts'

const answer = cartEntity.parse(sampleOf(cartEntity))
const readAt = new Date('2026-06-15T12:00:00Z')
const timeAfter = (milliseconds: number) => new Date(readAt.getTime() + milliseconds)
const storedCart = { cartId: 'one', sessionId: 'home', json: '{"version":1}', readAt }

afterEach(() => void vi.useRealTimers())

function cacheWith(until = Infinity) {
  const answers = createAnswerCache(createExpiringEntries<CachedCart>(answerLimits))
  answers.put('en-us', storedCart, { answer, validUntil: until })
  return answers
}

test('returns the cached answer while the stored cart is unchanged', () => {
  expect(cacheWith().find('en-us', { ...storedCart, readAt: timeAfter(86_400_000) })).toBe(answer)
})

test('returns nothing for other read options, another session or another cart', () => {
  expect(cacheWith().find('de-de', storedCart)).toBeUndefined()
  expect(cacheWith().find('en-us', { ...storedCart, sessionId: 'store' })).toBeUndefined()
  expect(cacheWith().find('en-us', { ...storedCart, cartId: 'two' })).toBeUndefined()
})

test('returns nothing after the stored cart has changed', () => {
  expect(cacheWith().find('en-us', { ...storedCart, json: '{"version":2}' })).toBeUndefined()
})

test('an answer is valid from the time it was read until it expires', () => {
  const answers = cacheWith(timeAfter(1_000).getTime())
  expect(answers.find('en-us', { ...storedCart, readAt: timeAfter(999) })).toBe(answer)
  expect(answers.find('en-us', { ...storedCart, readAt: timeAfter(1_000) })).toBeUndefined()
  expect(answers.find('en-us', { ...storedCart, readAt: timeAfter(-1) })).toBeUndefined()
})

test('removes the oldest answer when the cache is full', () => {
  const answers = cacheWith()
  for (let index = 0; index < 500; index += 1)
    answers.put(
      'en-us',
      { ...storedCart, cartId: `other ${index}` },
      { answer, validUntil: Infinity },
    )
  expect(answers.find('en-us', storedCart)).toBeUndefined()
  expect(answers.find('en-us', { ...storedCart, cartId: 'other 0' })).toBe(answer)
})

test('forgets the answers of one shopper', () => {
  const answers = cacheWith()
  const others = { ...storedCart, cartId: 'two', json: '{"ownerId":"ada"}' }
  answers.put('en-us', others, { answer, validUntil: Infinity })
  answers.forgetOwner('ada')
  expect(answers.find('en-us', others)).toBeUndefined()
  expect(answers.find('en-us', storedCart)).toBe(answer)
})

test('forgets an answer after a minute, because it contains an address', () => {
  vi.useFakeTimers()
  const answers = cacheWith()
  vi.advanceTimersByTime(59_000)
  expect(answers.find('en-us', storedCart)).toBe(answer)
  vi.advanceTimersByTime(2_000)
  expect(answers.find('en-us', storedCart)).toBeUndefined()
})
