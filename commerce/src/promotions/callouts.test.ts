import { describe, expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { calloutsOf, type Listener } from './callouts.ts'
import { aLine, aPromotion, aSituation, inAll } from './promotion-example.ts'
import type { PromotedLine } from './situation.ts'

type Given = Partial<Parameters<typeof aPromotion>[0]>

const free: Given = { level: 'SHIPPING', gives: { type: 'freeShipping' } }
const over100 = { spend: { amounts: inAll(100_00) } }
const parts = { callout: 'Spend more|Almost there|Earned' }
const american: Listener = { locale: 'en-us', currency: 'USD', isGuest: true }

function told(given: Given, lines: PromotedLine[], listener: Listener = american) {
  const promotion = aPromotion({ gives: { type: 'percentage', percent: 10 }, ...given })
  const situation = aSituation({ lines, giftsThere: new Set(['CAIRN007SNW-OS']) })
  const callouts = calloutsOf(applyPromotions([promotion], situation), listener)
  return callouts.map((callout) => ({ ...callout.told, lines: callout.lines }))
}

const spent = (minor: number) => [aLine('jacket', { current: minor })]
const messageAt = (minor: number, given: Given, listener = american) =>
  told({ when: over100, ...given }, spent(minor), listener)[0]?.message

describe('a call-out', () => {
  test('says how much is missing (PROMO-003)', () => {
    expect(told({ ...free, when: over100 }, spent(80_00))).toMatchObject([
      { distanceFromConditionThreshold: 20, distanceUnit: 'money', level: 'SHIPPING' },
    ])
    expect(told({ ...free, when: over100 }, spent(130_00))).toMatchObject([
      { distanceFromConditionThreshold: 0, state: 'earned' },
    ])
    expect(told(free, spent(10_00))).toMatchObject([{ distanceFromConditionThreshold: null }])
  })

  test('says its first part on the way, its second near the threshold, its third when it is earned (PROMO-005)', () => {
    const given = { ...free, text: parts, inProgressFrom: 75 }

    expect(messageAt(74_99, given)).toBe('Spend more')
    expect(messageAt(75_00, given)).toBe('Almost there')
    expect(messageAt(99_99, given)).toBe('Almost there')
    expect(messageAt(100_00, given)).toBe('Earned')
  })

  test('says nothing where it has not exactly three parts (PROMO-015)', () => {
    expect(messageAt(80_00, { ...free, text: { callout: 'Spend more|Earned' } })).toBeNull()
    expect(messageAt(80_00, free)).toBeNull()
    expect(messageAt(100_00, { ...free, text: { callout: 'Spend more|Earned' } })).toBeNull()
  })

  test('says its name where the third part is empty (PROMO-016)', () => {
    const text = { name: 'Free delivery', callout: 'Spend more|Almost there|' }

    expect(messageAt(100_00, { ...free, text })).toBe('Free delivery')
    expect(messageAt(100_00, { ...free, text: { ...text, ...parts } })).toBe('Earned')
  })

  test('is not made of a cart that has not begun to earn it', () => {
    expect(told({ ...free, when: over100 }, [])).toEqual([])
    expect(told({ ...free, when: { ...over100, groups: ['loyalty'] } }, spent(80_00))).toEqual([])
  })

  test('tells pieces where pieces are missing', () => {
    const three: Given = {
      level: 'PRODUCT',
      gives: { type: 'buyAndGet', buy: 2, get: 1 },
      text: { callout: '{distance} to go|{distance} to go|Three for two' },
    }
    const tee = aLine('tee', { quantity: 2 })

    expect(told(three, [tee])).toMatchObject([
      {
        distanceFromConditionThreshold: 1,
        distanceUnit: 'pieces',
        message: '1 to go',
        lines: ['tee'],
      },
    ])
    expect(told(three, [{ ...tee, quantity: 3 }])).toMatchObject([
      { message: 'Three for two', lines: ['tee'] },
    ])
  })

  test('has its numbers filled in as the locale writes them', () => {
    const given = { ...free, text: { callout: '{distance}/{threshold}|{distance}|Earned' } }
    const as = (locale: Listener['locale'], currency: Listener['currency']) =>
      messageAt(20_50, given, { locale, currency, isGuest: false })?.replaceAll(/\s/g, ' ')

    expect(as('en-us', 'USD')).toBe('$79.50/$100')
    expect(as('de-de', 'EUR')).toBe('79,50 €/100 €')
    expect(as('en-ca', 'CAD')).toBe('CAD 79.50/CAD 100')
  })

  test('shows where its promotion wants, at its own level unless another is said (PROMO-004)', () => {
    const at = (approachingDisplayLevel?: 'ORDER' | null) =>
      told(
        { ...free, ...(approachingDisplayLevel !== undefined && { approachingDisplayLevel }) },
        spent(1),
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
  const gift: Given = {
    promotionId: 'SUMMER-GWP-1',
    gives: { type: 'gift', sku: 'CAIRN007SNW-OS' },
  }
  const registered: Listener = { ...american, isGuest: false }
  const says = (text: object, listener: Listener, minor = 80_00) =>
    messageAt(minor, { ...gift, text }, listener)

  test('has words of its own for guests (PROMO-010, PROMO-011)', () => {
    expect(says(wordings, american)).toBe('Sign in, and a mug is yours from $100')
    expect(messageAt(80_00, { ...gift, promotionId: 'SUMMER-1', text: wordings })).toBeNull()
  })

  test('and for those who are signed in (PROMO-012)', () => {
    expect(says(wordings, registered)).toBe('Only $20 more for your mug')
  })

  test('and others for all whom neither is meant for (PROMO-013)', () => {
    const { default: both } = wordings

    expect(says({ default: both }, american)).toBe(both)
    expect(says({ default: both }, registered)).toBe(both)
    expect(says({ default: both, registered: wordings.registered }, american)).toBe(both)
  })

  test('or else the parts that any call-out has, however many', () => {
    expect(says(parts, american)).toBe('Almost there')
    expect(says({ callout: 'Spend more' }, registered, 20_00)).toBe('Spend more')
  })

  test('and says that it is earned (PROMO-014)', () => {
    expect(says(wordings, american, 100_00)).toBe('The mug is yours')
    expect(says(parts, registered, 100_00)).toBe('Earned')
  })
})

test('call-outs of lines come first, then those of the order, then of its ways; the important first', () => {
  const tenPercent = { type: 'percentage', percent: 10 } as const
  const promotions = [
    aPromotion({ promotionId: 'SHIP', level: 'SHIPPING', gives: { type: 'freeShipping' } }),
    aPromotion({ promotionId: 'ORDER-1', gives: tenPercent }),
    aPromotion({ promotionId: 'ORDER-2', gives: tenPercent, priority: 7 }),
    aPromotion({ promotionId: 'PRODUCT', level: 'PRODUCT', gives: tenPercent }),
  ]
  const promoted = applyPromotions(promotions, aSituation({ lines: spent(50_00) }))

  expect(calloutsOf(promoted, american).map((callout) => callout.told.promotionId)).toEqual([
    'PRODUCT',
    'ORDER-2',
    'ORDER-1',
    'SHIP',
  ])
})
