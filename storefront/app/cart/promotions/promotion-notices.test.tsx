// @vitest-environment jsdom
import { cart as cartSchema, type Cart } from '@cairn/contract/cart/cart'
import { sampleOf } from '@cairn/contract/wire/sample'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PromotionNotices } from './promotion-notices.tsx'

afterEach(cleanup)

test('the cart shows the call-outs of both spellings (PROMO-007)', () => {
  const level = 'ORDER' as const
  const toGo = { level, approachingDisplayLevel: level, distanceFromConditionThreshold: 20 }
  const promoSummary: Cart['promoSummary'] = [
    { ...toGo, promotionId: 'ONE', promotionName: 'One', calloutMsg: 'Spend more|Almost|Earned' },
    { ...toGo, promotionId: 'TWO', promotionName: 'Two', calloutMessage: 'Buy more|Almost|Earned' },
  ]
  const sample = cartSchema.parse(sampleOf(cartSchema))
  render(<PromotionNotices cart={{ ...sample, associateTerms: null, promoSummary }} />)

  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Spend more',
    'Buy more',
  ])
})
