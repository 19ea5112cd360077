import { z } from 'zod'
import { address } from './address.ts'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { refusedCart } from './cart-entity.ts'
import { refusedContents, refusedDelivery } from './checkout.ts'
import { basketId, employeeId, orderNumber, paymentInstrumentId, storeId } from './identifiers.ts'
import { amount } from './money.ts'
import { order, orderTicket } from './order-entity.ts'
import { cardToken, paymentMethodId } from './payment-entity.ts'
import { line, word } from './text.ts'

const handle = z
  .string()
  .regex(/^[\w.:+/=-]{1,200}$/)
  .meta({ examples: ['session-1'] })

const paymentData = z.object({
  token: cardToken.optional(),
  paymentInstrumentId: paymentInstrumentId.optional(),
  cardType: word.optional(),
  sessionID: handle.optional(),
  authorizationToken: handle.optional(),
  walletToken: line(4000).optional(),
})

const challengeData = z.object({
  cardType: word.optional(),
  paymentInstrumentId: paymentInstrumentId.optional(),
  sessionID: handle,
  threeDS2Result: line(4000),
})

const inStoreSalesInfo = z.object({ storeId, storeEmployeeId: employeeId })

const refusedPayment = [
  'paymentFailed',
  'paymentSuspicious',
  'paymentNotEnough',
  'paymentAddressNotFound',
  'instrumentNotFound',
  'cardExpiryInvalid',
  'giftCardSpent',
  'giftCardVoided',
  'giftCardExpired',
  'giftCardsAway',
  'rewardsSignedOut',
  'notLoyaltyMember',
  'rewardBalanceTooLow',
] as const

export const placeOrder = call({
  method: 'PUT',
  path: '/cart/v2/checkout/order',
  summary: 'Turn a cart into an order and pay for it.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'keyed',
  body: z.object({
    cartId: basketId,
    recaptcha_response: captchaResponse.optional(),
    billingAddress: address.optional(),
    /** Not needed where gift cards and rewards have paid for everything. */
    paymentMethod: z
      .object({
        code: paymentMethodId,
        additionalData: paymentData.default({}),
        bin: z
          .string()
          .regex(/^\d{6,8}$/)
          .meta({ examples: ['411111'] })
          .optional(),
        type: word.optional(),
      })
      .optional(),
    inStoreSalesInfo: inStoreSalesInfo.optional(),
    /** What the shopper saw; another total is shown to them before it is charged. */
    seenTotal: amount.min(0).max(10_000_000).optional(),
    /** Of it, what they saw was left to pay; a card is not charged another sum. */
    seenToPay: amount.min(0).max(10_000_000).optional(),
  }),
  answer: order,
  refuses: [
    'sameKeyInFlight',
    'keyReused',
    ...refusedCart,
    'captchaFailed',
    'itemNotAvailable',
    'outOfStock',
    ...refusedContents,
    ...refusedDelivery,
    'shipToPickupChanged',
    'pickupToShipChanged',
    'pickupToStoreChanged',
    'taxUpdated',
    'couponNotYetValid',
    'couponLimitReached',
    'couponRedeemed',
    'couponExpired',
    'couponFailed',
    'billingAddressMissing',
    'billingPhoneMissing',
    'addressFieldsMissing',
    'addressInvalid',
    'orderEmailWrong',
    'employeeStoreNotFound',
    ...refusedPayment,
  ],
})

export const answerChallenge = call({
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
  summary: 'Hand in the outcome of a 3-D Secure challenge and finish the order.',
  policy: 'ownOrder',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ orderNumber }),
  query: z.object({ st: orderTicket.optional() }),
  body: z.object({
    paymentMethod: z.object({ code: paymentMethodId, additionalData: challengeData }),
  }),
  answer: order,
  refuses: [
    'orderNotFound',
    'itemNoLongerAvailable',
    'paymentFailed',
    'paymentSuspicious',
    'cardExpiryInvalid',
  ],
})
