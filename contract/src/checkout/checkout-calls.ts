import { z } from 'zod'
import { address } from '../address/address.ts'
import { cart, cartRefusals } from '../cart/cart.ts'
import { deliveryRefusals } from '../cart/delivery-calls.ts'
import {
  basketId,
  employeeId,
  orderNumber,
  paymentInstrumentId,
  storeId,
} from '../fields/identifiers.ts'
import { machineName, singleLine } from '../fields/inputs.ts'
import { amount } from '../fields/money.ts'
import { order, orderTicket } from '../orders/order.ts'
import { cardBin, cardToken, paymentMethodId } from '../payments/payment.ts'
import { redemptionRefusals } from '../promotions/promotion-calls.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'

const providerHandle = z
  .string()
  .regex(/^[\w.:+/=-]{1,200}$/)
  .meta({ examples: ['session-1'] })

export const paymentData = z.object({
  token: cardToken.optional(),
  paymentInstrumentId: paymentInstrumentId.optional(),
  cardType: machineName.optional(),
  sessionID: providerHandle.optional(),
  authorizationToken: providerHandle.optional(),
  walletToken: singleLine(4000).optional(),
})

export const challengeData = z.object({
  cardType: machineName.optional(),
  paymentInstrumentId: paymentInstrumentId.optional(),
  sessionID: providerHandle,
  threeDS2Result: singleLine(4000),
})

const inStoreSalesInfo = z.object({ storeId, storeEmployeeId: employeeId })

/** Reasons why the items of a cart can no longer be ordered as they are. */

export const cartContentRefusals = [
  'itemNoLongerAvailable',
  'itemsOutOfStock',
  'itemsWithdrawn',
  'someWithoutInventory',
  'noInventory',
  'noPrice',
  'priceInvalid',
  'giftOptionItemGone',
  'shippingMethodUnavailable',
  'taxNotCalculated',
] as const

const paymentRefusals = [
  'paymentFailed',
  'paymentSuspicious',
  'paymentNotEnough',
  'paymentAddressNotFound',
  'instrumentNotFound',
  'cardExpiryInvalid',
  'giftCardSpent',
  'giftCardVoided',
  'giftCardExpired',
  'giftCardServiceUnavailable',
  'rewardsSignedOut',
  'notLoyaltyMember',
  'rewardBalanceTooLow',
] as const

export const prepareOrder = call({
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
  summary: 'Finalise delivery, tax and prices for the order summary.',
  description:
    'What the shopper should see before ordering. The totals are stored as those that the shopper saw, and placeOrder refuses others.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    basketId,
    /** Set on product pages, where the wallet pays for a temporary cart. */
    'cookie-bid': z.boolean().optional(),
  }),
  answer: cart,
  refuses: [...cartRefusals, ...cartContentRefusals, ...deliveryRefusals],
})

export const placeOrder = call({
  method: 'PUT',
  path: '/cart/v2/checkout/order',
  summary: 'Turn a cart into an order and pay for it.',
  description:
    'Reserves the items, charges the payment and creates the order. If the answer is lost, send the same request with the same `idempotency-key`. An answer whose `flash` has PaymentNotAuthorized is not placed yet: the bank wants a confirmation.',
  policy: 'ownCart',
  rate: 'write',
  repeat: 'keyed',
  body: z.object({
    cartId: basketId,
    recaptcha_response: captchaResponse.optional(),
    billingAddress: address.optional(),
    /** Not required if gift cards and rewards pay for everything. */
    paymentMethod: z
      .object({
        code: paymentMethodId,
        additionalData: paymentData.default({}),
        bin: cardBin.optional(),
        type: machineName.optional(),
      })
      .optional(),
    inStoreSalesInfo: inStoreSalesInfo.optional(),
    /** The total that the shopper saw; a different total is shown before it is charged. */
    seenTotal: amount.min(0).max(10_000_000).optional(),
    /** The remaining amount that the shopper saw; a card is not charged a different amount. */
    seenToPay: amount.min(0).max(10_000_000).optional(),
  }),
  answer: order,
  refuses: [
    'idempotencyKeyInFlight',
    'idempotencyKeyReused',
    ...cartRefusals,
    'captchaFailed',
    'itemNotAvailable',
    'outOfStock',
    ...cartContentRefusals,
    ...deliveryRefusals,
    'shipToPickupChanged',
    'pickupToShipChanged',
    'pickupToStoreChanged',
    'taxUpdated',
    ...redemptionRefusals,
    'billingAddressMissing',
    'billingPhoneMissing',
    'addressFieldsMissing',
    'addressInvalid',
    'orderEmailWrong',
    'employeeStoreNotFound',
    ...paymentRefusals,
  ],
})

export const answerChallenge = call({
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
  summary: 'Submit the result of a 3-D Secure challenge and complete the order.',
  description:
    'Completes an order whose bank wanted a confirmation. The order fails if that does not happen within 15 minutes.',
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

/** An order is shown to its shopper only once it is placed; this tells why it is not. */
export const readOpenOrder = call({
  method: 'GET',
  path: '/cart/v2/checkout/order/{orderNumber}/payment',
  summary: 'Tell whether an order still waits for the shopper to meet a 3-D Secure challenge.',
  description: 'For a page that waits for the confirmation of a bank in another window.',
  policy: 'ownOrder',
  rate: 'read',
  repeat: 'safe',
  params: z.object({ orderNumber }),
  query: z.object({ st: orderTicket.optional() }),
  answer: z.object({
    state: z.enum(['waiting', 'placed', 'failed']),
    /** How much longer the items are held. */
    secondsLeft: z.int().min(0),
  }),
  refuses: ['orderNotFound'],
})

export const sendDeviceFingerprint = call({
  method: 'POST',
  path: '/cart/v1/deviceFingerPrint',
  summary: 'Send the device fingerprint for the provider’s fraud check.',
  description:
    "Optional: what the provider's script knows about the device, before the order is placed.",
  policy: 'ownCart',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ cartId: basketId, fingerprint: singleLine(500) }),
  answer: z.object({}),
  answerStatus: 204,
  refuses: ['cartNotFound'],
})
