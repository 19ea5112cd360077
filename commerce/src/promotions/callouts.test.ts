import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { calloutAnswer, calloutsOf, type CalloutAudience } from './callouts.ts'
import type { PromotedLine } from './promotion-context.ts'
import {
  aLine,
  aPromotion,
  aPromotionContext,
  inEveryCurrency,
  type PromotionExample,
} from './promotion-example.ts'

type CalloutExample = Partial<PromotionExample>

const free: CalloutExample = { level: 'SHIPPING', gives: { type: 'freeShipping' } }
const over100 = { spend: { amounts: inEveryCurrency(100_00) } }
const parts = { callout: 'Spend more|Almost there|Earned' }
const american: CalloutAudience = { locale: 'en-us', currency: 'USD', isGuest: true }

function calloutsFor(
  example: CalloutExample,
  lines: PromotedLine[],
  audience: CalloutAudience = american,
) {
  const promotion = aPromotion({ gives: { type: 'percentage', percent: 10 }, ...example })
  const context = aPromotionContext({ lines, availableGiftSkus: new Set(['CAIRN007SNW-OS']) })
  const callouts = calloutsOf(applyPromotions([promotion], context), audience)
  return callouts.map((callout) => ({ ...calloutAnswer(callout), lines: callout.lines }))
}

const linesWorth = (minor: number) => [aLine('jacket', { current: minor })]
const messageAt = (minor: number, example: CalloutExample, audience = american) =>
  calloutsFor({ when: over100, ...example }, linesWorth(minor), audience)[0]?.message

describe('a callout', () => {
  test('states the missing amount (PROMO-003)', () => {
    expect(calloutsFor({ ...free, when: over100 }, linesWorth(80_00))).toMatchObject([
      { distanceFromConditionThreshold: 20, distanceUnit: 'money', level: 'SHIPPING' },
    ])
    expect(calloutsFor({ ...free, when: over100 }, linesWorth(130_00))).toMatchObject([
      { distanceFromConditionThreshold: 0, state: 'earned' },
    ])
    expect(calloutsFor(free, linesWorth(10_00))).toMatchObject([
      { distanceFromConditionThreshold: null },
    ])
  })

  test('shows its first part before, its second near and its third at the threshold (PROMO-005)', () => {
    const example = { ...free, text: parts, inProgressFrom: 75 }

    expect(messageAt(74_99, example)).toBe('Spend more')
    expect(messageAt(75_00, example)).toBe('Almost there')
    expect(messageAt(99_99, example)).toBe('Almost there')
    expect(messageAt(100_00, example)).toBe('Earned')
    expect(messageAt(29_00, { ...example, inProgressFrom: 29 })).toBe('Almost there')
  })

  test('shows nothing unless it has exactly three parts (PROMO-015)', () => {
    expect(messageAt(80_00, { ...free, text: { callout: 'Spend more|Earned' } })).toBeNull()
    expect(messageAt(80_00, free)).toBeNull()
    expect(messageAt(100_00, { ...free, text: { callout: 'Spend more|Earned' } })).toBeNull()
  })

  test('shows the name of the promotion if the third part is empty (PROMO-016)', () => {
    const text = { name: 'Free delivery', callout: 'Spend more|Almost there|' }

    expect(messageAt(100_00, { ...free, text })).toBe('Free delivery')
    expect(messageAt(100_00, { ...free, text: { ...text, ...parts } })).toBe('Earned')
  })

  test('is omitted if the cart has not begun to earn it', () => {
    expect(calloutsFor({ ...free, when: over100 }, [])).toEqual([])
    expect(
      calloutsFor({ ...free, when: { ...over100, groups: ['loyalty'] } }, linesWorth(80_00)),
    ).toEqual([])
  })

  test('states missing pieces if the threshold is a number of pieces', () => {
    const threeParts: CalloutExample = {
      level: 'PRODUCT',
      gives: { type: 'buyAndGet', buy: 2, get: 1 },
      text: { callout: '{distance} to go|{distance} to go|Three for two' },
    }
    const tee = aLine('tee', { quantity: 2 })

    expect(calloutsFor(threeParts, [tee])).toMatchObject([
      {
        distanceFromConditionThreshold: 1,
        distanceUnit: 'pieces',
        message: '1 to go',
        lines: ['tee'],
      },
    ])
    expect(calloutsFor(threeParts, [{ ...tee, quantity: 3 }])).toMatchObject([
      { message: 'Three for two', lines: ['tee'] },
    ])
  })

  test('contains numbers in the format of the locale', () => {
    const example = { ...free, text: { callout: '{distance}/{threshold}|{distance}|Earned' } }
    const messageIn = (locale: CalloutAudience['locale'], currency: CalloutAudience['currency']) =>
      messageAt(20_50, example, { locale, currency, isGuest: false })?.replaceAll(/\s/g, ' ')

    expect(messageIn('en-us', 'USD')).toBe('$79.50/$100')
    expect(messageIn('de-de', 'EUR')).toBe('79,50 €/100 €')
    expect(messageIn('en-ca', 'CAD')).toBe('CAD 79.50/CAD 100')
  })

  test('is shown at the level that its promotion states, by default its own (PROMO-004)', () => {
    const at = (approachingDisplayLevel?: 'ORDER' | null) =>
      calloutsFor(
        { ...free, ...(approachingDisplayLevel !== undefined && { approachingDisplayLevel }) },
        linesWorth(1),
      )[0]?.approachingDisplayLevel

    expect(at()).toBe('SHIPPING')
    expect(at('ORDER')).toBe('ORDER')
    expect(at(null)).toBeNull()
  })
})

describe('a gift with a purchase', () => {
  const wordings = {
    guest: 'Sign in, and a mug is yours from $100',
    registered: 'Only {distance} more for your mug',
    default: 'A mug comes with $100',
    earned: 'The mug is yours',
  }
  const gift: CalloutExample = {
    promotionId: 'SUMMER-GWP-1',
    gives: { type: 'gift', sku: 'CAIRN007SNW-OS' },
  }
  const signedInAudience: CalloutAudience = { ...american, isGuest: false }
  const messageOf = (text: object, audience: CalloutAudience, minor = 80_00) =>
    messageAt(minor, { ...gift, text }, audience)

  test('has a text for guests (PROMO-010, PROMO-011)', () => {
    expect(messageOf(wordings, american)).toBe('Sign in, and a mug is yours from $100')
    expect(messageAt(80_00, { ...gift, promotionId: 'SUMMER-1', text: wordings })).toBeNull()
  })

  test('has a text for shoppers who are signed in (PROMO-012)', () => {
    expect(messageOf(wordings, signedInAudience)).toBe('Only $20 more for your mug')
  })

  test('has a default text for shoppers without a text of their own (PROMO-013)', () => {
    const { default: bothText } = wordings

    expect(messageOf({ default: bothText }, american)).toBe(bothText)
    expect(messageOf({ default: bothText }, signedInAudience)).toBe(bothText)
    expect(messageOf({ default: bothText, registered: wordings.registered }, american)).toBe(
      bothText,
    )
  })

  test('otherwise shows the parts of its callout, regardless of their number', () => {
    expect(messageOf(parts, american)).toBe('Almost there')
    expect(messageOf({ callout: 'Spend more' }, signedInAudience, 20_00)).toBe('Spend more')
  })

  test('has a text for when it is earned (PROMO-014)', () => {
    expect(messageOf(wordings, american, 100_00)).toBe('The mug is yours')
    expect(messageOf(parts, signedInAudience, 100_00)).toBe('Earned')
  })
})

test('callouts are sorted by level and then by priority', () => {
  const tenPercent = { type: 'percentage', percent: 10 } as const
  const promotions = [
    aPromotion({ promotionId: 'SHIP', level: 'SHIPPING', gives: { type: 'freeShipping' } }),
    aPromotion({ promotionId: 'ORDER-1', gives: tenPercent }),
    aPromotion({ promotionId: 'ORDER-2', gives: tenPercent, priority: 7 }),
    aPromotion({ promotionId: 'PRODUCT', level: 'PRODUCT', gives: tenPercent }),
  ]
  const appliedPromotions = applyPromotions(
    promotions,
    aPromotionContext({ lines: linesWorth(50_00) }),
  )

  expect(
    calloutsOf(appliedPromotions, american).map((callout) => callout.callout.promotionId),
  ).toEqual(['PRODUCT', 'ORDER-2', 'ORDER-1', 'SHIP'])
})
