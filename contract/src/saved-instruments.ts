import { z } from 'zod'
import { address } from './address.ts'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { paymentInstrumentId } from './identifiers.ts'
import { givenCard, paymentInstrument, paymentMethodId } from './payment-entity.ts'
import { giftCardCode, giftCardPin, refusedGiftCard } from './payments.ts'

export const readSavedInstruments = call({
  method: 'GET',
  path: '/consumers-v3/consumer/payment_instruments',
  summary: 'The cards, gift cards and rewards that the shopper keeps.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ payment_method_id: paymentMethodId.optional() }),
  answer: z.object({ payment_instruments: z.array(paymentInstrument) }),
  refuses: [],
})

export const saveInstrument = call({
  method: 'POST',
  path: '/consumers-v3/consumer/payment_instruments',
  summary: 'Keep a card, by the token that the provider’s window gave, or a gift card.',
  policy: 'shopper',
  rate: 'guess',
  repeat: 'counted',
  body: z.object({
    payment_method_id: paymentMethodId,
    card: givenCard.extend({ main: z.boolean().optional() }).optional(),
    code: giftCardCode.optional(),
    pin: giftCardPin.optional(),
    address: address.optional(),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: paymentInstrument,
  refuses: [
    'captchaFailed',
    'cardExists',
    'cardExpiryInvalid',
    'paymentFailed',
    'paymentAddressNotFound',
    'addressFieldsMissing',
    ...refusedGiftCard,
  ],
})

export const changeSavedInstrument = call({
  method: 'PATCH',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  summary: 'Make a card the main one, or change its expiry or its address.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ paymentInstrumentId }),
  body: z.object({
    card: givenCard
      .pick({ expiryMonth: true, expiryYear: true })
      .extend({ main: z.boolean() })
      .partial()
      .optional(),
    address: address.optional(),
  }),
  answer: paymentInstrument,
  refuses: [
    'instrumentNotFound',
    'cardExpiryInvalid',
    'paymentAddressNotFound',
    'addressFieldsMissing',
  ],
})

export const removeSavedInstrument = call({
  method: 'DELETE',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  summary: 'Forget a card or a gift card.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ paymentInstrumentId }),
  answer: z.object({}),
  refuses: ['instrumentNotFound'],
})
