import {
  changeNotification,
  changeProfile,
  changeSubscription,
  createProfile,
  lookUpConsumer,
  readProfile,
  readSubscriptions,
  readUserData,
  subscribe,
} from './accounts/account-calls.ts'
import {
  askForPasswordReset,
  askForVerificationMail,
  changePassword,
  confirmForgottenPassword,
  signUp,
  checkResetLink,
  verifyEmail,
} from './accounts/credential-calls.ts'
import { confirmSubscription, unsubscribe } from './accounts/newsletter-calls.ts'
import { passkeyCalls } from './accounts/passkey-calls.ts'
import {
  addAddress,
  changeAddress,
  readCountries,
  readCountryRules,
  removeAddress,
} from './address/address-calls.ts'
import {
  decide,
  ingestMeasurements,
  readServerTime,
  validateResponse,
} from './analytics/analytics-calls.ts'
import { ingestErrors } from './analytics/browser-error-calls.ts'
import { browsingCalls } from './browsing-calls.ts'
import {
  addItem,
  changeItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
  reserveItem,
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from './cart/cart-calls.ts'
import {
  readShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from './cart/delivery-calls.ts'
import {
  contactUs,
  openWarrantyCase,
  readContactCategories,
  readOwnCases,
} from './cases/case-calls.ts'
import {
  answerChallenge,
  placeOrder,
  prepareOrder,
  readOpenOrder,
  sendDeviceFingerprint,
} from './checkout/checkout-calls.ts'
import { recordConsent } from './consent/consent-calls.ts'
import { registerForEvent } from './events/event-calls.ts'
import { readExperiments } from './experiments/experiment-calls.ts'
import {
  addFavourite,
  moveSavedItems,
  readFavourites,
  readSavedItems,
  readSharedFavourites,
  refuseSharedFavourites,
  removeFavourite,
  removeSavedItem,
  saveItemForLater,
  shareFavourites,
} from './lists/list-calls.ts'
import {
  obtainLoyaltyToken,
  readPointsHistory,
  readVouchers,
  readWelcomePromotion,
} from './loyalty/loyalty-calls.ts'
import {
  cancelOrder,
  createReturnLabel,
  downloadInvoice,
  mailOrderCode,
  readOrder,
  readOrderHistory,
  resendGiftCardEmail,
  trackOrder,
  withdrawReturn,
} from './orders/order-calls.ts'
import { readOwnReturns } from './orders/return-calls.ts'
import {
  addPaymentInstrument,
  openPaymentSession,
  readGiftCardBalance,
  readPaymentMethods,
  receivePaymentEvents,
  removePaymentInstrument,
} from './payments/payment-calls.ts'
import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from './payments/saved-instrument-calls.ts'
import {
  downloadOwnData,
  eraseAccount,
  exportOwnData,
  readErasure,
} from './privacy/privacy-calls.ts'
import { promotionCalls } from './promotions/promotion-calls.ts'
import { readChallenge } from './sessions/bot-defence-calls.ts'
import { endOtherSessions, endOwnSession, readOwnSessions } from './sessions/device-calls.ts'
import { agentSignIn, requestToken, signIn, signOut } from './sessions/session-calls.ts'
import type { Call } from './wire/call.ts'

/** All calls of the shop, in the order of the specification. */
export const calls = {
  // sessions
  requestToken,
  signIn,
  signOut,
  signUp,
  changePassword,
  confirmForgottenPassword,
  askForPasswordReset,
  askForVerificationMail,
  checkResetLink,
  verifyEmail,
  agentSignIn,
  readOwnSessions,
  endOwnSession,
  endOtherSessions,
  ...passkeyCalls,

  // cart
  createCart,
  createCartWithItem,
  readCart,
  addItem,
  removeItem,
  changeItem,

  ...promotionCalls,

  // checkout
  setShippingMethod,
  readShippingMethods,
  setShippingAddress,
  removeShippingAddress,
  validateShippingAddress,
  setBillingAddress,
  removeBillingAddress,
  readPaymentMethods,
  openPaymentSession,
  prepareOrder,
  placeOrder,
  answerChallenge,
  readOpenOrder,
  sendDeviceFingerprint,
  reserveItem,

  // payments
  addPaymentInstrument,
  removePaymentInstrument,
  readGiftCardBalance,

  // price adjustments
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,

  // lists
  saveItemForLater,
  moveSavedItems,
  readSavedItems,
  removeSavedItem,
  readFavourites,
  addFavourite,
  removeFavourite,
  readSharedFavourites,
  shareFavourites,
  refuseSharedFavourites,

  // accounts
  readProfile,
  changeProfile,
  createProfile,
  lookUpConsumer,
  readSubscriptions,
  subscribe,
  changeSubscription,
  confirmSubscription,
  unsubscribe,
  readSavedInstruments,
  saveInstrument,
  changeSavedInstrument,
  removeSavedInstrument,
  addAddress,
  changeAddress,
  removeAddress,
  readUserData,
  changeNotification,
  exportOwnData,
  downloadOwnData,
  readErasure,
  eraseAccount,
  registerForEvent,
  readOwnCases,
  contactUs,
  readContactCategories,
  readCountries,
  readCountryRules,

  // loyalty
  obtainLoyaltyToken,
  readWelcomePromotion,
  readVouchers,
  readPointsHistory,

  // orders
  readOrder,
  downloadInvoice,
  readOrderHistory,
  createReturnLabel,
  withdrawReturn,
  readOwnReturns,
  mailOrderCode,
  trackOrder,
  cancelOrder,
  resendGiftCardEmail,
  openWarrantyCase,

  ...browsingCalls,

  // decisions
  decide,
  readExperiments,

  // payment events
  receivePaymentEvents,

  // measurements
  ingestErrors,
  ingestMeasurements,
  readServerTime,
  validateResponse,

  // consent
  recordConsent,

  // bot defence
  readChallenge,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
