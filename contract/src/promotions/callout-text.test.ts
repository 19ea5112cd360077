import { describe, expect, test } from 'vitest'
import { calloutText, giftCalloutText, isGiftPromotion } from './callout-text.ts'

const callout = {
  promotionId: 'SHIP-FREE',
  promotionName: 'Free delivery',
  calloutMsg: 'Spend more|Almost there|Earned',
  distanceFromConditionThreshold: 20,
}

test('reads both spellings of the callout (PROMO-007)', () => {
  const { calloutMsg, ...nameless } = callout

  expect(calloutText(callout)).toBe('Spend more')
  expect(calloutText({ ...nameless, calloutMessage: calloutMsg })).toBe('Spend more')
})

describe('without an explicit state or message', () => {
  test('derives the state from the missing amount', () => {
    expect(calloutText({ ...callout, distanceFromConditionThreshold: 0 })).toBe('Earned')
    expect(calloutText({ ...callout, distanceFromConditionThreshold: null })).toBe('Earned')
    expect(calloutText({ ...callout, state: 'inProgress' })).toBe('Almost there')
  })

  test('prefers an explicit message', () => {
    expect(calloutText({ ...callout, message: 'Only $20 to go' })).toBe('Only $20 to go')
    expect(calloutText({ ...callout, message: null })).toBeNull()
  })
})

test('shows nothing without three parts, and the name if the third part is empty (PROMO-015, PROMO-016)', () => {
  const earned = { ...callout, distanceFromConditionThreshold: 0 }

  expect(calloutText({ ...callout, calloutMsg: 'Spend more|Earned' })).toBeNull()
  expect(calloutText({ ...earned, calloutMsg: 'Spend more|Almost there| ' })).toBe('Free delivery')
  expect(calloutText({ ...callout, calloutMsg: '|Almost there|Earned' })).toBeNull()
})

test('recognises a gift by its id and shows its callout without three parts (PROMO-010)', () => {
  const gift = { ...callout, promotionId: 'SUMMER-GWP-1', calloutMsg: 'A mug for $20 more' }

  expect(isGiftPromotion('SUMMER-GWP-1')).toBe(true)
  expect(isGiftPromotion('SUMMER-1')).toBe(false)
  expect(giftCalloutText(gift, {}, true)).toBe('A mug for $20 more')
})
