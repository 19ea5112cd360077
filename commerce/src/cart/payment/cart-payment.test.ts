import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type PaymentAllocation,
  type PaymentRules,
  type CartPayment,
  allocatePayments,
  isReward,
  isThroughProvider,
} from './cart-payment.ts'

const runs = process.env['CAIRN_LONG'] === '1' ? 100_000 : 2_000

const usualRules: PaymentRules = { currency: 'USD', athleteCredit: null, buysGiftCards: false }

const payment = (method: CartPayment['method'], more: Partial<CartPayment> = {}): CartPayment => ({
  id: method,
  method,
  source: null,
  requestedAmount: null,
  points: null,
  available: null,
  details: {},
  ...more,
})

const shares = ({ parts }: PaymentAllocation) => Object.fromEntries(parts)

test('a gift card pays up to its balance, and the rest remains for a bank card (PAY-002, CART-007)', () => {
  const allocation = allocatePayments(
    80_00,
    [payment('GIFT_CARD', { available: 50_00 })],
    usualRules,
  )

  expect(shares(allocation)).toEqual({ GIFT_CARD: 50_00 })
  expect(allocation.remainingToPay).toBe(30_00)
})

test('a smaller total takes less from the card, and never a negative amount', () => {
  const card = payment('GIFT_CARD', { available: 50_00, requestedAmount: 40_00 })

  expect(shares(allocatePayments(80_00, [card], usualRules))).toEqual({ GIFT_CARD: 40_00 })
  expect(shares(allocatePayments(30_00, [card], usualRules))).toEqual({ GIFT_CARD: 30_00 })
  expect(allocatePayments(0, [card], usualRules)).toMatchObject({ remainingToPay: 0 })
})

test('a voucher pays before points and gift cards, in any sequence of application (PAY-004)', () => {
  const allocation = allocatePayments(
    50_00,
    [
      payment('GIFT_CARD', { available: 100_00 }),
      payment('LOYALTY_POINTS', { available: 20_00 }),
      payment('LOYALTY_VOUCHER', { available: { USD: 25_00 } }),
    ],
    usualRules,
  )

  expect(shares(allocation)).toEqual({
    LOYALTY_VOUCHER: 25_00,
    LOYALTY_POINTS: 20_00,
    GIFT_CARD: 5_00,
  })
  expect(allocation).toMatchObject({ appliedRewards: 45_00, remainingToPay: 0 })
})

test('a gift card in another currency pays nothing', () => {
  const card = payment('GIFT_CARD', { available: { EUR: 50_00 } })

  expect(allocatePayments(80_00, [card], usualRules)).toMatchObject({ remainingToPay: 80_00 })
})

test('a gift card does not pay for gift cards', () => {
  const card = payment('GIFT_CARD', { available: 50_00 })
  const allocation = allocatePayments(80_00, [card], { ...usualRules, buysGiftCards: true })

  expect(allocation.remainingToPay).toBe(80_00)
})

test('an amount that the provider will charge remains to be paid', () => {
  const allocation = allocatePayments(80_00, [payment('CREDIT_CARD')], usualRules)

  expect(shares(allocation)).toEqual({ CREDIT_CARD: 80_00 })
  expect(allocation.remainingToPay).toBe(80_00)
})

describe('an athlete’s credit', () => {
  const athlete = { ...usualRules, athleteCredit: 100_00 }
  const code = payment('REWARD_CODE', { available: 25_00 })

  test('states the amount it can pay and the remaining credit (PAY-023, PAY-035)', () => {
    expect(allocatePayments(80_00, [], athlete).credit).toEqual({
      payable: 80_00,
      remaining: 100_00,
    })
    expect(allocatePayments(80_00, [payment('ATHLETES_PAYMENT')], athlete)).toMatchObject({
      credit: { payable: 80_00, remaining: 20_00 },
      remainingToPay: 0,
    })
    expect(allocatePayments(80_00, [], usualRules).credit).toBeNull()
  })

  test('has to be used up before rewards pay anything (PAY-032)', () => {
    const payments = [code, payment('ATHLETES_PAYMENT')]

    expect(shares(allocatePayments(150_00, [code], athlete))).toEqual({ REWARD_CODE: 0 })
    expect(shares(allocatePayments(150_00, payments, athlete))).toEqual({
      ATHLETES_PAYMENT: 100_00,
      REWARD_CODE: 25_00,
    })
    expect(shares(allocatePayments(150_00, [code], { ...usualRules, athleteCredit: 0 }))).toEqual({
      REWARD_CODE: 25_00,
    })
  })
})

const anyMethod = fc.constantFrom<CartPayment['method']>(
  'ATHLETES_PAYMENT',
  'LOYALTY_VOUCHER',
  'REWARD_CODE',
  'REWARD_CARD',
  'LOYALTY_POINTS',
  'GIFT_CARD',
  'CREDIT_CARD',
  'KLARNA',
)
const money = fc.nat({ max: 100_000 })
const anyPayments = fc
  .array(
    fc.record({
      method: anyMethod,
      requestedAmount: fc.option(money),
      available: fc.oneof(
        money,
        fc.constant(null),
        fc.record({ USD: money }),
        fc.record({ EUR: money }),
      ),
    }),
    { maxLength: 10 },
  )
  .map((payments) =>
    payments.map(({ method, ...more }, index) => payment(method, { id: `${index}`, ...more })),
  )
  // A cart has one of these at most.
  .map((payments) =>
    payments.filter(
      ({ method }, index) =>
        method !== 'ATHLETES_PAYMENT' ||
        payments.findIndex((candidate) => candidate.method === method) === index,
    ),
  )
const payableAmount = ({ method, requestedAmount, available }: CartPayment) => {
  const isLimited = typeof available === 'number' && method !== 'ATHLETES_PAYMENT'
  return Math.min(requestedAmount ?? Infinity, isLimited ? available : Infinity)
}

test('the parts and the remainder add up to the total, no part exceeds its limit, and the sequence does not matter (guarantee 10)', () => {
  const property = fc.property(
    money,
    anyPayments,
    fc.record({ athleteCredit: fc.option(money), buysGiftCards: fc.boolean() }),
    (total, payments, more) => {
      const rules = { ...usualRules, ...more }
      const allocation = allocatePayments(total, payments, rules)
      const part = ({ id }: CartPayment) => allocation.parts.get(id) ?? 0
      const sum = (subset: CartPayment[]) => subset.reduce((result, used) => result + part(used), 0)
      const internalPayments = payments.filter((used) => !isThroughProvider(used))

      expect(Math.min(allocation.remainingToPay, ...payments.map(part))).toBeGreaterThanOrEqual(0)
      expect(sum(internalPayments) + allocation.remainingToPay).toBe(total)
      expect(sum(payments.filter(isReward))).toBe(allocation.appliedRewards)
      expect(payments.filter((used) => part(used) > payableAmount(used))).toEqual([])
      const reversedAllocation = allocatePayments(total, payments.toReversed(), rules)
      expect(reversedAllocation.remainingToPay).toBe(allocation.remainingToPay)
      expect(reversedAllocation.appliedRewards).toBe(allocation.appliedRewards)
      expect(allocatePayments(total, payments, rules)).toEqual(allocation)
    },
  )
  fc.assert(property, { numRuns: runs })
})

test('instruments pay in a fixed sequence, those that expire first', () => {
  const sequence = [
    'ATHLETES_PAYMENT',
    'LOYALTY_VOUCHER',
    'REWARD_CODE',
    'REWARD_CARD',
    'LOYALTY_POINTS',
    'GIFT_CARD',
    'CREDIT_CARD',
    'KLARNA',
    'WALLET',
  ] as const
  const rules = { ...usualRules, athleteCredit: 10_00 }
  const applied = sequence.toReversed().map((method) => payment(method, { available: 10_00 }))
  for (const index of sequence.keys()) {
    const paid = shares(allocatePayments(10_00 * (index + 1), applied, rules))
    expect(paid).toEqual(
      Object.fromEntries(
        applied.map(({ id }) => [
          id,
          sequence.findIndex((method) => method === id) <= index ? 10_00 : 0,
        ]),
      ),
    )
  }
})

test.each(['CREDIT_CARD', 'WALLET', 'KLARNA'] as const)(
  'the amount of %s remains to be paid',
  (method) => {
    expect(isThroughProvider({ method })).toBe(true)
    expect(allocatePayments(10_00, [payment(method)], usualRules).remainingToPay).toBe(10_00)
  },
)

test.each(['LOYALTY_VOUCHER', 'LOYALTY_POINTS', 'REWARD_CODE', 'REWARD_CARD'] as const)(
  'the amount of %s is a reward',
  (method) => {
    const allocation = allocatePayments(10_00, [payment(method, { available: 4_00 })], usualRules)
    expect(allocation).toMatchObject({ appliedRewards: 4_00, remainingToPay: 6_00 })
  },
)

test('neither a gift card nor a reward pays for gift cards, but athletes’ credit and bank cards do', () => {
  const methods = [
    'ATHLETES_PAYMENT',
    'LOYALTY_VOUCHER',
    'REWARD_CODE',
    'REWARD_CARD',
    'LOYALTY_POINTS',
    'GIFT_CARD',
    'CREDIT_CARD',
  ] as const
  const allocation = allocatePayments(
    30_00,
    methods.map((method) => payment(method, { available: 5_00 })),
    { ...usualRules, athleteCredit: 5_00, buysGiftCards: true },
  )
  const paying = [...allocation.parts].filter(([, part]) => part > 0)
  expect(paying).toEqual([
    ['ATHLETES_PAYMENT', 5_00],
    ['CREDIT_CARD', 5_00],
  ])
  expect(allocation).toMatchObject({ appliedRewards: 0, remainingToPay: 25_00 })
})
