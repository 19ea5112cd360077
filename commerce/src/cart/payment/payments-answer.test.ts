import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { describe, expect, test } from 'vitest'
import { aSellable } from '../../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../../promotions/current-promotions.ts'
import { aCart, aLine, someConditions } from '../cart-example.ts'
import type { CartPayment } from './cart-payment.ts'
import { instrumentsAnswer, paymentMethods, rewardAnswer } from './payments-answer.ts'

const payment = (more: Partial<CartPayment> = {}): CartPayment => ({
  id: 'one',
  method: 'GIFT_CARD',
  source: 'hidden',
  requestedAmount: null,
  points: null,
  available: null,
  details: {},
  ...more,
})
const answer = (more: Partial<CartPayment>, part?: number) =>
  instrumentsAnswer(
    { payments: [payment(more)] },
    { parts: new Map(part === undefined ? [] : [['one', part]]) },
  )

describe('an instrument', () => {
  test('has its amount, and nothing of what it does not have', () => {
    expect(answer({}, 12_50)).toEqual([
      {
        payment_instrument_id: 'one',
        payment_method_id: 'GIFT_CARD',
        amount: 12.5,
        card: null,
        maskedCode: null,
        points: null,
        address: null,
        session_id: null,
        client_token: null,
        attachment: null,
        payment_method_categories: [],
      },
    ])
    expect(answer({})).toMatchObject([{ amount: 0 }])
  })

  test('has the details of a card, under the id of the saved card if there is one', () => {
    const card = { brand: 'visa', last4: '1111', expiryMonth: 1, expiryYear: 2030 }
    const address = { city: 'Denver' }
    const details = { card, address, maskedCode: '•••• 1111' }
    expect(answer({ method: 'CREDIT_CARD', details })).toMatchObject([
      {
        card: { ...card, paymentInstrumentId: 'one', main: false },
        address,
        maskedCode: '•••• 1111',
      },
    ])
    expect(
      answer({ method: 'CREDIT_CARD', details: { ...details, savedId: 'saved' } }),
    ).toMatchObject([{ card: { paymentInstrumentId: 'saved' } }])
  })

  test('has the session of a provider that is paid later', () => {
    const categories = [{ identifier: 'pay_later', name: 'Pay later' }]
    const details = { sessionId: 's', clientToken: 't', attachment: 'a', categories }
    expect(answer({ method: 'KLARNA', details })).toMatchObject([
      {
        session_id: 's',
        client_token: 't',
        attachment: 'a',
        payment_method_categories: categories,
      },
    ])
  })

  test('has at most the points that its amount needs', () => {
    const points = (applied: number, part: number) =>
      answer({ method: 'LOYALTY_POINTS', points: applied }, part)[0]?.points
    expect(points(1_000_000, 10_00)).toBe(points(999_999, 10_00))
    expect(points(1_000_000, 10_00)).toBeLessThan(1_000_000)
    expect(points(1, 10_00)).toBe(1)
  })
})

test('a voucher is the reward of a cart and no instrument', () => {
  const voucher = payment({ id: 'v', method: 'LOYALTY_VOUCHER', points: 500 })
  const payments = [payment(), voucher]
  const parts = new Map([['v', 5_00]])
  expect(rewardAnswer({ payments }, { parts })).toEqual({ points: 500, amountInCurrency: 5 })
  expect(instrumentsAnswer({ payments }, { parts })).toHaveLength(1)
  expect(rewardAnswer({ payments: [payment()] }, { parts })).toBeNull()
  expect(rewardAnswer({ payments: [{ ...voucher, points: null }] }, { parts: new Map() })).toEqual({
    points: 0,
    amountInCurrency: 0,
  })
})

type CartOptions = {
  isGiftCard?: boolean
  isMember?: boolean
  credit?: { payable: number; remaining: number }
  remainingToPay?: number
  offers?: ('card' | 'wallet' | 'payLater')[]
  locale?: Locale
}

function methodsIn({
  isGiftCard = false,
  isMember = false,
  credit,
  remainingToPay = 1,
  offers = ['card', 'wallet', 'payLater'],
  locale = 'en-us',
}: CartOptions) {
  const cart = aCart({ lines: [aLine({ sellable: aSellable({ isDigital: isGiftCard }) })] })
  const groups = new Set(isMember ? (['registered', 'loyalty'] as const) : (['guest'] as const))
  const conditions = someConditions({ offers, promotions: { ...noPromotions, groups } })
  const pricedCart = { credit: credit ?? null, remainingToPay }
  return paymentMethods(cart, { conditions, pricedCart, locale })
}

const availability = (options: CartOptions) =>
  Object.fromEntries(
    methodsIn(options).map(({ payment_method_id: id, isAvailable }) => [id, isAvailable]),
  )

describe('the payment methods', () => {
  const usual = {
    CREDIT_CARD: true,
    WALLET: true,
    KLARNA: true,
    GIFT_CARD: true,
    REWARD_CODE: true,
    REWARD_CARD: true,
  }

  test('of a guest are all but points and credit', () => {
    expect(availability({})).toEqual(usual)
    expect(methodsIn({})[0]).toEqual({
      payment_method_id: 'CREDIT_CARD',
      isAvailable: true,
      cardBrands: settingsOf('en-us').cardBrands,
    })
  })

  test('include points for members of the loyalty programme', () => {
    expect(availability({ isMember: true })).toEqual({ ...usual, LOYALTY_POINTS: true })
  })

  test('of a provider are not available when nothing is left to pay', () => {
    expect(availability({ remainingToPay: 0 })).toEqual({
      ...usual,
      CREDIT_CARD: false,
      WALLET: false,
      KLARNA: false,
    })
  })

  test('are only those that the provider offers', () => {
    const { WALLET: _wallet, KLARNA: _klarna, ...others } = usual
    expect(availability({ offers: ['card'] })).toEqual(others)
  })

  test('for a gift card exclude gift cards and rewards', () => {
    expect(availability({ isGiftCard: true, isMember: true })).toEqual({
      ...usual,
      GIFT_CARD: false,
      LOYALTY_POINTS: false,
      REWARD_CODE: false,
      REWARD_CARD: false,
    })
  })

  test('exclude rewards until the credit of an athlete is used up', () => {
    const credit = { payable: 30_00, remaining: 12_50 }
    expect(availability({ isMember: true, credit })).toEqual({
      ...usual,
      ATHLETES_PAYMENT: true,
      LOYALTY_POINTS: false,
      REWARD_CODE: false,
      REWARD_CARD: false,
    })
    expect(methodsIn({ credit })[0]).toEqual({
      payment_method_id: 'ATHLETES_PAYMENT',
      isAvailable: true,
      payableAmount: 30,
      remainingAmount: 12.5,
    })
    expect(availability({ credit: { payable: 0, remaining: 0 } })).toEqual({
      ...usual,
      ATHLETES_PAYMENT: false,
    })
  })
})
