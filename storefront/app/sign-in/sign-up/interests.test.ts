import { describe, expect, test } from 'vitest'
import { asksForInterests, belongsToBuying } from './interests.ts'

const settings = { collectsInterests: true, interestsNeedNewsletter: false }
const signUp = { hasNewsletter: false, isBuying: false }

describe('a new shopper', () => {
  test('is asked for interests only where the site collects them', () => {
    expect(asksForInterests(settings, signUp)).toBe(true)
    expect(asksForInterests({ ...settings, collectsInterests: false }, signUp)).toBe(false)
  })

  test('is asked only with the newsletter, where interests depend on it', () => {
    const dependent = { ...settings, interestsNeedNewsletter: true }
    expect(asksForInterests(dependent, signUp)).toBe(false)
    expect(asksForInterests(dependent, { ...signUp, hasNewsletter: true })).toBe(true)
  })

  test('is not asked while buying', () => {
    expect(asksForInterests(settings, { ...signUp, isBuying: true })).toBe(false)
  })
})

test.each([
  ['/en-us/checkout', true],
  ['/en-us/cart?step=1', true],
  ['/en-us', false],
  ['/en-us/c/carts-1234', false],
  ['/en-us/account', false],
])('%s belongs to buying: %s', (path, belongs) => {
  expect(belongsToBuying(path)).toBe(belongs)
})
