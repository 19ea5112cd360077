import { z } from 'zod'
import { address } from '../address/address.ts'
import { paymentInstrumentId } from '../fields/identifiers.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'
import { giftCardCode, giftCardPin, giftCardRefusals } from './payment-calls.ts'
import { cardInput, paymentInstrument, paymentMethodId } from './payment.ts'

export const readSavedInstruments = call({
  method: 'GET',
  path: '/consumers-v3/consumer/payment_instruments',
  summary: 'List the saved cards, gift cards and rewards.',
  description:
    'For the wallet page of an account and for the choice of a saved card in the checkout.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  query: z.object({
    payment_method_id: paymentMethodId.or(z.array(paymentMethodId).min(1).max(8)).optional(),
  }),
  answer: z.object({ payment_instruments: z.array(paymentInstrument) }),
  refuses: [],
})

export const saveInstrument = call({
  method: 'POST',
  path: '/consumers-v3/consumer/payment_instruments',
  summary: 'Save a gift card, or a card by the token from the provider’s window.',
  description: 'A card is saved by its token, a gift card by code and PIN.',
  policy: 'shopper',
  rate: 'guess',
  repeat: 'counted',
  body: z.object({
    payment_method_id: paymentMethodId,
    card: cardInput.extend({ main: z.boolean().optional() }).optional(),
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
    ...giftCardRefusals,
  ],
})

export const changeSavedInstrument = call({
  method: 'PATCH',
  path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
  summary: 'Change the expiry or the address of a card, or make it the default.',
  description: 'Fields that are omitted remain as they are.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ paymentInstrumentId }),
  body: z.object({
    card: cardInput
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
  summary: 'Remove a saved card or gift card.',
  description: 'If it was the default, the oldest remaining one becomes the default.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ paymentInstrumentId }),
  answer: z.object({}),
  refuses: ['instrumentNotFound'],
})
