import { denverExample } from './cart-example.ts'
import { type ExampleTable, exampleIds } from './example-ids.ts'

const { basketId, orderNumber, ticket } = exampleIds
const params = { basketId }
const address = denverExample

export const checkoutExamples = {
  setShippingMethod: { body: { basketId, code: 'express' } },
  readShippingRates: {},
  readShippingMethods: { params: { basketId, shippingId: 'me' } },
  setShippingAddress: { params, body: { address } },
  removeShippingAddress: { params },
  validateShippingAddress: { params, body: { address } },
  setBillingAddress: { params, body: { address } },
  removeBillingAddress: { params },
  readPaymentMethods: { params },
  openPaymentSession: { query: { paymentMethodId: 'CREDIT_CARD', paymentMethod: 'card' } },
  prepareOrder: { body: { basketId } },
  placeOrder: {
    headers: { 'idempotency-key': '4b0f3c1e-8d27-4a6b-9c5f-1e7d2a90b8f6' },
    body: {
      cartId: basketId,
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: { token: 'tok_test_approve', cardType: 'visa' },
      },
    },
  },
  answerChallenge: {
    params: { orderNumber },
    query: { st: ticket },
    body: {
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: {
          sessionID: exampleIds.challengeSession,
          threeDS2Result: exampleIds.challengeResult,
        },
      },
    },
  },
  readOpenOrder: { params: { orderNumber }, query: { st: ticket } },
  sendDeviceFingerprint: { body: { cartId: basketId, fingerprint: 'a8f5f167f44f4964e6c998de' } },
  addPaymentInstrument: {
    params,
    body: { payment_method_id: 'GIFT_CARD', code: '6006 4900 0000 0001', pin: '1111' },
  },
  removePaymentInstrument: { params, body: { payment_method_id: 'GIFT_CARD' } },
  readGiftCardBalance: { body: { code: '6006 4900 0000 0001', pin: '1111' } },
} satisfies ExampleTable
