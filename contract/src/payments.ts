import { z } from 'zod'
import { address } from './address.ts'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { cart, refusedCart } from './cart-entity.ts'
import { basketId, paymentInstrumentId } from './identifiers.ts'
import { amount, currency } from './money.ts'
import { cardToken, givenCard, paymentMethodId } from './payment-entity.ts'

/** An empty code is the core's to refuse: GFC400. */
export const giftCardCode = z
  .string()
  .regex(/^[A-Za-z\d -]{0,40}$/)
  .meta({ examples: ['6006 4900 0000 0001'] })
export const giftCardPin = z
  .string()
  .regex(/^\d{0,8}$/)
  .meta({ examples: ['1111'] })

/** Why a gift card pays for nothing. */
export const refusedGiftCard = [
  'giftCardCodeMissing',
  'giftCardUnknown',
  'giftCardExpired',
  'giftCardSpent',
  'giftCardVoided',
  'giftCardNeverLoaded',
  'giftCardsAway',
] as const

export const addPaymentInstrument = call({
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  summary:
    'Pay a part of the cart with a card, a gift card, points, a reward or a pay-later provider.',
  policy: 'ownCart',
  rate: 'guess',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.object({
    payment_method_id: paymentMethodId,
    /** Without it, as much as is left to pay. */
    amount: amount.min(0.01).max(10_000_000).optional(),
    /** One that the shopper keeps in the account. */
    payment_instrument_id: paymentInstrumentId.optional(),
    card: givenCard.optional(),
    /** Of a card that was typed on a page of the provider's own. */
    card_session_id: cardToken.optional(),
    code: giftCardCode.optional(),
    pin: giftCardPin.optional(),
    points: z.int().min(1).max(100_000_000).optional(),
    address: address.optional(),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: cart,
  refuses: [
    ...refusedCart,
    'captchaFailed',
    ...refusedGiftCard,
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
    'rewardsWait',
  ],
})

export const removePaymentInstrument = call({
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/paymentInstruments',
  summary: 'Take back one way of paying, or every one of a kind.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ basketId }),
  body: z.union([
    z.object({ payment_instrument_id: paymentInstrumentId }),
    z.object({ payment_method_id: paymentMethodId }),
  ]),
  answer: cart,
  refuses: [...refusedCart, 'instrumentNotFound'],
})

export const readGiftCardBalance = call({
  method: 'POST',
  path: '/cart/v1/giftcard/balance',
  summary: 'What is left on a gift card.',
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
  refuses: ['captchaFailed', ...refusedGiftCard, 'giftCardBalanceFailed'],
})
