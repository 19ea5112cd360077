import { expect, test } from 'vitest'
import { applyPromotions } from './apply-promotions.ts'
import { explainPromotions } from './explain-promotions.ts'
import { aLine, aPromotion, aPromotionContext, inEveryCurrency } from './promotion-example.ts'

const percentage = { type: 'percentage', percent: 10 } as const

test('every promotion is explained, those that apply first', () => {
  const promotions = [
    aPromotion({ promotionId: 'A-OFF', active: false, gives: percentage }),
    aPromotion({
      promotionId: 'B-SPEND',
      gives: percentage,
      when: { spend: { amounts: inEveryCurrency(150_00) } },
    }),
    aPromotion({
      promotionId: 'C-PIECES',
      gives: percentage,
      when: { quantity: { pieces: 3 } },
    }),
    aPromotion({ promotionId: 'D-CODE', gives: percentage, when: { coupon: true } }),
    aPromotion({ promotionId: 'E-RIVAL', level: 'PRODUCT', gives: { ...percentage, percent: 5 } }),
    aPromotion({ promotionId: 'F-TEN', level: 'PRODUCT', priority: 3, gives: percentage }),
    aPromotion({ promotionId: 'G-MUG', gives: { type: 'gift', sku: 'CAIRN007SNW-OS' } }),
    aPromotion({ promotionId: 'H-SHIP', level: 'SHIPPING', gives: { type: 'freeShipping' } }),
  ]
  const context = aPromotionContext({
    lines: [aLine('jacket', { current: 120_00 })],
    availableGiftSkus: new Set(['CAIRN007SNW-OS']),
    codes: [{ code: 'OLD', promotionId: 'D-CODE', refusal: 'couponExpired' }],
  })

  expect(explainPromotions(applyPromotions(promotions, context), { currency: 'USD' })).toEqual([
    'F-TEN (PRODUCT, percentage, priority 3) applies: takes 12.00 USD off jacket.',
    'G-MUG (ORDER, gift, priority 0) applies: gives 1 × CAIRN007SNW-OS.',
    'H-SHIP (SHIPPING, freeShipping, priority 0) applies, and there is nothing to take off yet.',
    'A-OFF (ORDER, percentage, priority 0) does not apply: it is switched off.',
    'B-SPEND (ORDER, percentage, priority 0) does not apply: 108.00 of 150.00 USD are there.',
    'C-PIECES (ORDER, percentage, priority 0) does not apply: 1 of 3 pieces are there.',
    'D-CODE (ORDER, percentage, priority 0) does not apply: its code is refused with couponExpired.',
    'E-RIVAL (PRODUCT, percentage, priority 0) does not apply: it cannot be combined with F-TEN.',
  ])
})

test.each([
  ['inactive', 'it is switched off'],
  ['otherSite', 'it is for other sites'],
  ['notYet', 'it has not begun'],
  ['ended', 'it is over'],
  ['codeMissing', 'none of its codes is on the cart'],
  ['otherGroup', 'it is for other groups of customers'],
  ['limitReached', 'it was used as often as all shoppers together may'],
  ['shopperLimitReached', 'this shopper has used it as often as one may'],
  ['budgetUsedUp', 'what is left of its budget is not enough'],
  ['giftGone', 'its gift is out of stock, or not sold here'],
  ['nothingToTakeOff', 'nothing in the cart is what it is about'],
] as const)('the reason %s is explained', (kind, text) => {
  const promotion = aPromotion({ promotionId: 'ANY', gives: percentage })
  const results = [
    { promotion, progress: null, outcome: { kind: 'missed' as const, reason: { kind } } },
  ]
  expect(
    explainPromotions(
      { ...applyPromotions([], aPromotionContext()), results },
      { currency: 'USD' },
    ),
  ).toEqual([`ANY (ORDER, percentage, priority 0) does not apply: ${text}.`])
})

test('all lines that a promotion reduces are named', () => {
  const promotion = aPromotion({ promotionId: 'ANY', level: 'PRODUCT', gives: percentage })
  const context = aPromotionContext({ lines: [aLine('jacket'), aLine('mug')] })
  expect(
    explainPromotions(applyPromotions([promotion], context), {
      currency: 'USD',
      targetNameOf: (id) => `the ${id}`,
    }),
  ).toEqual([
    'ANY (PRODUCT, percentage, priority 0) applies: takes 20.00 USD off the jacket, the mug.',
  ])
})
