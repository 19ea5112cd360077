import { describe, expect, test } from 'vitest'
import { calloutShown, giftCalloutShown, isGiftPromotion } from './callout.ts'

const told = {
  promotionId: 'SHIP-FREE',
  promotionName: 'Free delivery',
  calloutMsg: 'Spend more|Almost there|Earned',
  distanceFromConditionThreshold: 20,
}

test('both spellings of a call-out are read (PROMO-007)', () => {
  const { calloutMsg, ...nameless } = told

  expect(calloutShown(told)).toBe('Spend more')
  expect(calloutShown({ ...nameless, calloutMessage: calloutMsg })).toBe('Spend more')
})

describe('where a call-out does not say how far it is', () => {
  test('what is missing tells', () => {
    expect(calloutShown({ ...told, distanceFromConditionThreshold: 0 })).toBe('Earned')
    expect(calloutShown({ ...told, distanceFromConditionThreshold: null })).toBe('Earned')
    expect(calloutShown({ ...told, state: 'inProgress' })).toBe('Almost there')
  })

  test('and what was made of it already is what is said', () => {
    expect(calloutShown({ ...told, message: 'Only $20 to go' })).toBe('Only $20 to go')
    expect(calloutShown({ ...told, message: null })).toBeNull()
  })
})

test('without three parts nothing is said; without a third one the name is (PROMO-015, PROMO-016)', () => {
  const earned = { ...told, distanceFromConditionThreshold: 0 }

  expect(calloutShown({ ...told, calloutMsg: 'Spend more|Earned' })).toBeNull()
  expect(calloutShown({ ...earned, calloutMsg: 'Spend more|Almost there| ' })).toBe('Free delivery')
  expect(calloutShown({ ...told, calloutMsg: '|Almost there|Earned' })).toBeNull()
})

test('a gift is known by its id, and needs no three parts (PROMO-010)', () => {
  const gift = { ...told, promotionId: 'SUMMER-GWP-1', calloutMsg: 'A mug for $20 more' }

  expect(isGiftPromotion('SUMMER-GWP-1')).toBe(true)
  expect(isGiftPromotion('SUMMER-1')).toBe(false)
  expect(giftCalloutShown(gift, {}, true)).toBe('A mug for $20 more')
})
