import {
  obtainLoyaltyToken,
  readPointsHistory,
  readVouchers,
  readWelcomePromotion,
} from '../loyalty/loyalty-calls.ts'
import { promotionCallout } from '../promotions/promotion-callout.ts'
import { applyReward, loyaltyVoucher } from '../promotions/promotion-calls.ts'
import type { FieldTexts } from '../reference/field-texts.ts'
import {
  addPaymentInstrument,
  openPaymentSession,
  readGiftCardBalance,
  readPaymentMethods,
  removePaymentInstrument,
} from './payment-calls.ts'
import { card, cardInput, paymentInstrument, paymentMethod } from './payment.ts'
import {
  changeSavedInstrument,
  readSavedInstruments,
  saveInstrument,
} from './saved-instrument-calls.ts'

export const paymentTexts: FieldTexts = [
  [
    cardInput,
    {
      '': 'A card that was entered at the payment provider, by its token.',
      brand: 'The brand of the card, such as visa, as answered by the provider.',
      last4: 'The last four digits of the card number.',
      expiryMonth: 'The month in which the card expires, 1 to 12.',
      expiryYear: 'The year in which the card expires, four digits.',
    },
  ],
  [
    card,
    {
      '': 'A card, without its number.',
      brand: 'The brand of the card, such as visa.',
      main: 'Whether it is the default card of the account.',
    },
  ],
  [
    paymentInstrument,
    {
      '': 'A card, a gift card, a reward or points: applied to a cart, or saved in an account.',
      amount:
        'The part of the cart that it pays, or the balance of a saved gift card. Null for a saved card.',
      card: 'The card; null for other kinds.',
      maskedCode: 'The last characters of a gift card or reward code; null for other kinds.',
      points: 'The points that are spent; null for other kinds.',
      address: 'The billing address of a saved card; null without one.',
      session_id: 'The session of a payment by instalments; null for other kinds.',
      client_token: "The token with which the provider's script is started; null for other kinds.",
      attachment: "The URL of the provider's window for paying later; null for other kinds.",
      payment_method_categories:
        'The plans that the provider offers for paying later; empty for other kinds.',
      'payment_method_categories.identifier': 'The name of the plan for the provider.',
      'payment_method_categories.name': 'The name of the plan for the shopper.',
    },
  ],
  [
    paymentMethod,
    {
      '': 'A kind of payment that is offered for a cart.',
      isAvailable:
        'Whether it can be used now. False for rewards while the credit of an athlete has not paid its part.',
      cardBrands: 'The brands that are accepted. Only for cards.',
      remainingAmount: 'What is left of the yearly credit. Only for the payment of an athlete.',
      payableAmount: 'What the credit can pay of this cart. Only for the payment of an athlete.',
    },
  ],
  [
    addPaymentInstrument,
    {
      'body.amount': 'What it pays, in major units. The whole remaining total if omitted.',
      'body.payment_instrument_id': 'A saved instrument of the account, instead of a new one.',
      'body.card': "The card from the provider's window. For CREDIT_CARD and WALLET.",
      'body.card_session_id':
        "The session of a card that was entered on the provider's own page, instead of `card`.",
      'body.points': 'How many points to spend. For LOYALTY_POINTS.',
      'body.address': 'The billing address of the card.',
    },
  ],
  [
    removePaymentInstrument,
    {
      'body.payment_instrument_id': 'The instrument to remove.',
      'body.payment_method_id': 'The kind of payment of which all instruments are removed.',
    },
  ],
  [
    readGiftCardBalance,
    {
      'answer.balance': 'The balance of the gift card.',
      'answer.maskedCode': 'The last characters of the code.',
      'answer.expiresOn': 'The last day on which it can be used; null if it does not expire.',
    },
  ],
  [
    readPaymentMethods,
    {
      'answer.paymentMethods': 'The kinds of payment. Empty while the cart has no total.',
    },
  ],
  [
    openPaymentSession,
    {
      'query.referer': 'The page that opens the window. Accepted and not used.',
      'query.paymentMethodId':
        'The kind of payment: CREDIT_CARD or WALLET. CREDIT_CARD if omitted.',
      'query.paymentMethod': 'The kind in the words of the provider. Accepted and not used.',
      'answer.success': 'Whether the provider can be reached.',
      'answer.provider': 'The name of the provider.',
      'answer.sessionId':
        'The id of the session, which the messages of the window carry; null without a window.',
      'answer.windowUrl':
        'The URL of the window; null if the provider offers none for this kind of payment, or cannot be reached.',
      'answer.opensAs':
        'frame: show the URL in an iframe. page: send the shopper to the URL, from which the provider returns.',
    },
  ],
  [
    readSavedInstruments,
    {
      'query.payment_method_id': 'Only instruments of this kind. All if omitted.',
      'answer.payment_instruments': 'The saved instruments, the default first.',
    },
  ],
  [
    saveInstrument,
    {
      'body.card': "The card from the provider's window. For CREDIT_CARD.",
      'body.card.main': 'Whether it becomes the default card. The first card always does.',
      'body.address': 'The billing address of the card.',
    },
  ],
  [
    changeSavedInstrument,
    {
      'body.card': 'What changes of the card.',
      'body.card.expiryMonth': 'The new month of expiry. Unchanged if omitted.',
      'body.card.expiryYear': 'The new year of expiry. Unchanged if omitted.',
      'body.card.main': 'Whether it becomes the default card. Unchanged if omitted.',
      'body.address': 'The new billing address of the card. Unchanged if omitted.',
    },
  ],
  [
    loyaltyVoucher,
    {
      '': 'A voucher that a member can buy with points.',
      points: 'The points that it costs.',
      amountInCurrency: 'What it pays, in the currency of the site.',
    },
  ],
  [
    applyReward,
    {
      'body.appliedLoyaltyVoucher': 'The voucher to apply; null removes the applied one.',
      'body.appliedLoyaltyVoucher.points': 'The points of the voucher, as listed by readVouchers.',
    },
  ],
  [
    promotionCallout,
    {
      '': 'What a promotion says for the current state of the cart.',
      promotionId: 'The id of the promotion.',
      promotionName: 'The name of the promotion, for reports.',
      level: 'Whether it discounts the order, single products or the shipping.',
      calloutMsg:
        'All texts of the promotion, separated by pipes: when it is approached, in progress, and earned.',
      calloutMessage: 'The same as `calloutMsg`, for older clients.',
      distanceFromConditionThreshold:
        'What is missing until the promotion applies, in `distanceUnit`; null without a threshold.',
      distanceUnit:
        'Whether an amount or a number of pieces is missing. Absent without a threshold.',
      approachingDisplayLevel:
        'Where to show that the promotion is nearly reached; null to show it nowhere.',
      state: 'Whether the promotion is approached, in progress or earned.',
      message:
        'The text to show now; null to show none. If it is absent, clients choose from `calloutMsg`.',
    },
  ],
  [
    obtainLoyaltyToken,
    {
      'body.usid': 'The id of the session. That of the cookies if omitted; another one is refused.',
      'body.referralCode': 'The code of the member who has recommended the programme.',
      'answer.memberId': 'The number of the membership.',
    },
  ],
  [
    readWelcomePromotion,
    {
      'answer.promotion':
        'The promotion for new members; null if there is none or it has been used.',
      'answer.promotion.promotionId': 'The id of the promotion.',
      'answer.promotion.promotionName': 'The name to show.',
      'answer.promotion.code': 'The code to enter in the cart; null if the promotion needs none.',
      'answer.promotion.endsOn': 'The last day of the promotion; null if it does not end.',
    },
  ],
  [
    readPointsHistory,
    {
      'answer.entries': 'The entries of the requested page.',
      'answer.entries.kind':
        'Why: imported from another system, earned with an order, held to pay one, released because it was not placed, refunded after it, or forfeited with the membership.',
      'answer.entries.points': 'The points, negative if they were taken.',
      'answer.entries.orderNumber': 'The order that the points belong to; null without one.',
      'answer.entries.bookedAt': 'When the points changed, in UTC.',
      'answer.total': 'The number of all entries.',
    },
  ],
  [
    readVouchers,
    {
      'answer.memberId': 'The number of the membership.',
      'answer.currentLoyaltyPoints': 'The points that the member can spend.',
      'answer.applicableLoyaltyVouchers': 'The vouchers that these points can buy.',
    },
  ],
]
