import type { FieldTexts } from '../reference/field-texts.ts'
import {
  answerChallenge,
  challengeData,
  paymentData,
  placeOrder,
  prepareOrder,
  readOpenOrder,
  sendDeviceFingerprint,
} from './checkout-calls.ts'

export const checkoutTexts: FieldTexts = [
  [
    paymentData,
    {
      '': 'How the order is paid. One of token, paymentInstrumentId, walletToken and authorizationToken is needed, unless gift cards and rewards pay for everything.',
      token: "The token of a card from the provider's window.",
      paymentInstrumentId:
        'A card of the cart (see addPaymentInstrument) or of the account, instead of a token.',
      cardType: 'The brand of the card, such as visa. It is stored with the order.',
      sessionID: 'The session of paying later, from `session_id` of the payment instrument.',
      authorizationToken: "What the provider's window for paying later has answered.",
      walletToken: 'What the wallet of the shopper has answered.',
    },
  ],
  [
    challengeData,
    {
      '': 'The result of a confirmation at the bank.',
      cardType: 'The brand of the card. Not needed.',
      paymentInstrumentId: 'The card. Not needed.',
      sessionID: 'The `sessionId` of the flash message that asked for the confirmation.',
      threeDS2Result: 'What the page of the bank has answered.',
    },
  ],
  [
    prepareOrder,
    {
      'body.cookie-bid': 'true for a wallet that pays on a product page for a cart of its own.',
    },
  ],
  [
    placeOrder,
    {
      'body.cartId': 'The id of the cart to order.',
      'body.billingAddress': 'The billing address, if setBillingAddress has not set it.',
      'body.paymentMethod':
        'How the rest is paid. Not needed if gift cards, rewards and points pay for everything.',
      'body.paymentMethod.additionalData':
        'The token of the card or its counterpart. Empty if omitted, which pays with the card that was added to the cart.',
      'body.paymentMethod.type': 'The brand of the card. Accepted and not used.',
      'body.inStoreSalesInfo': 'Who sells the order in a store. Only in an in-store session.',
      'body.inStoreSalesInfo.storeEmployeeId': 'The number of the employee who sells.',
      'body.seenTotal':
        '`totals.total` as the shopper saw it. If the total differs now, the order is refused with TAX310 or PRC400 and nothing is charged. The total of prepareOrder if omitted.',
      'body.seenToPay':
        '`totals.remainingToPay` as the shopper saw it. A card is not charged a different amount.',
    },
  ],
  [
    answerChallenge,
    {
      'body.paymentMethod': 'The payment that was confirmed.',
      'body.paymentMethod.additionalData': 'The result of the confirmation.',
    },
  ],
  [
    readOpenOrder,
    {
      'answer.state': 'waiting for the confirmation, placed, or failed.',
      'answer.secondsLeft':
        'How many seconds the items are still held. 0 unless the order is waiting.',
    },
  ],
  [
    sendDeviceFingerprint,
    {
      'body.cartId': 'The id of the cart.',
      'body.fingerprint': 'What the script of the provider has computed, at most 500 characters.',
    },
  ],
]
