import { z } from 'zod'
import { address } from '../address/address.ts'
import { cart, cartRefusals } from '../cart/cart.ts'
import { basketId, paymentInstrumentId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { amount, currency } from '../fields/money.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'
import { cardInput, cardToken, paymentMethod, paymentMethodId } from './payment.ts'

export const giftCardCode = z
  .string()
  .regex(/^[A-Za-z\d -]{0,40}$/)
  .meta({ examples: ['6006 4900 0000 0001'] })
  .describe(
    'The code of the gift card or reward, with or without spaces. An empty one is refused with GFC400.',
  )
export const giftCardPin = z
  .string()
  .regex(/^\d{0,8}$/)
  .meta({ examples: ['1111'] })
  .describe('The PIN of the gift card, if it has one.')

/** Reasons why a gift card cannot be used. */
export const giftCardRefusals = [
  'giftCardCodeMissing',
  'giftCardUnknown',
  'giftCardExpired',
  'giftCardSpent',
  'giftCardVoided',
  'giftCardNeverLoaded',
  'giftCardServiceUnavailable',
] as const

export const addPaymentInstrument = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  summary:
    'Pay a part of the cart with a card, a gift card, points, a reward or a pay-later provider.',
  description:
    'Gift cards, rewards and points pay first; what they leave for a card is `totals.remainingToPay`.',
  policy: 'ownCart',
  rate: 'guess',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({
    payment_method_id: paymentMethodId,
    /** Without an amount, the instrument pays the remaining total. */
    amount: amount.min(0.01).max(10_000_000).optional(),
    /** A saved instrument of the account. */
    payment_instrument_id: paymentInstrumentId.optional(),
    card: cardInput.optional(),
    /** The session of a card that was entered on the provider's hosted page. */
    card_session_id: cardToken.optional(),
    code: giftCardCode.optional(),
    pin: giftCardPin.optional(),
    points: z.int().min(1).max(100_000_000).optional(),
    address: address.optional(),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: cart,
  refuses: [
    ...cartRefusals,
    'captchaFailed',
    ...giftCardRefusals,
    'giftCardsAtMaximum',
    'giftCardAlreadyApplied',
    'giftCardNotAllowed',
    'instrumentNotFound',
    'paymentAddressNotFound',
    'addressFieldsMissing',
    'cardExpiryInvalid',
    'paymentFailed',
    'rewardsSignedOut',
    'notLoyaltyMember',
    'loyaltyUnconfirmed',
    'loyaltyMemberNotFound',
    'rewardBalanceTooLow',
    'rewardsNotYetAvailable',
  ],
})

export const removePaymentInstrument = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  summary: 'Remove a payment instrument, or all of a payment method.',
  description: 'Send either the id of an instrument or a kind of payment.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.union([
    z.object({ payment_instrument_id: paymentInstrumentId }),
    z.object({ payment_method_id: paymentMethodId }),
  ]),
  answer: cart,
  refuses: [...cartRefusals, 'instrumentNotFound'],
})

export const readGiftCardBalance = call({
  method: 'POST',
  path: '/cart/v1/giftcard/balance',
  summary: 'Read the balance of a gift card.',
  description: 'Guests can read it, too. Wrong codes are counted.',
  policy: 'session',
  rate: 'guess',
  repeat: 'safe',
  body: z.object({
    code: giftCardCode.default(''),
    pin: giftCardPin.default(''),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({
    balance: amount,
    currency,
    maskedCode: z.string(),
    expiresOn: z.iso.date().nullable(),
  }),
  refuses: ['captchaFailed', ...giftCardRefusals, 'giftCardBalanceFailed'],
})
export const readPaymentMethods = call({
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/paymentMethods',
  summary: 'List the payment methods for a cart.',
  description: 'What can be used depends on the cart, the shopper and the provider of the shop.',
  policy: 'ownCart',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ basketId }),
  answer: z.object({ paymentMethods: z.array(paymentMethod) }),
  refuses: ['cartNotFound'],
})
export const openPaymentSession = call({
  method: 'GET',
  path: '/cart/v1/paymentSession',
  summary: 'Open a session for the payment provider’s window.',
  description: 'The first step to the token of a card; the introduction describes the others.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    referer: singleLine(500).optional(),
    paymentMethodId: paymentMethodId.optional(),
    paymentMethod: singleLine(40).optional(),
  }),
  answer: z.object({
    success: z.boolean(),
    provider: z.string(),
    sessionId: z.string().nullable(),
    windowUrl: z.url({ protocol: /^https?$/ }).nullable(),
    /** Whether the window opens in a frame or replaces the page. */
    opensAs: z.enum(['frame', 'page']),
  }),
  refuses: ['paymentFailed'],
})

/** The provider adapter parses the body after checking its signature. */
export const receivePaymentEvents = call({
  method: 'POST',
  path: '/fapi/payments/events',
  summary: 'Receive signed events from the payment provider.',
  description:
    'Not for clients. The body is that of the provider, with its signature in a header; an event that is not answered with 200 is sent again.',
  policy: 'provider',
  rate: 'webhook',
  repeat: 'repeatable',
  answer: z.object({}),
  refuses: [],
})
