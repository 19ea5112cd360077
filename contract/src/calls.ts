import {
  changeNotification,
  changeProfile,
  createProfile,
  lookUpConsumer,
  readProfile,
  readUserData,
} from './accounts.ts'
import { addAddress, changeAddress, removeAddress } from './address-book.ts'
import { readChallenge } from './bot-defence.ts'
import type { Call } from './call.ts'
import {
  addItem,
  changeItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
} from './cart.ts'
import {
  askForNotice,
  readAvailability,
  readCatalogue,
  readInventory,
  readProduct,
  readProductSet,
  readProductSets,
  readRecommendations,
} from './catalogue.ts'
import {
  openPaymentSession,
  prepareOrder,
  readPaymentMethods,
  readShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  reserveItem,
  sendDeviceFingerprint,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from './checkout.ts'
import {
  readCollectionsComponent,
  readFooterComponent,
  readFootSizes,
  readLocations,
  readPageComponent,
  readSearchComponent,
  readSizeChart,
  readUtilityComponent,
} from './components.ts'
import { contactUs, readContactCategories } from './contact.ts'
import {
  readAugmentedPage,
  readCategoryContent,
  readChildPages,
  readFooter,
  readFragment,
  readMenu,
  readPage,
  readPopups,
  readProductContent,
  readShowcase,
  searchContent,
} from './content.ts'
import { readCountries, readCountryRules } from './countries.ts'
import { decide } from './decisions.ts'
import { registerForEvent } from './events.ts'
import {
  addFavourite,
  moveSavedItems,
  readFavourites,
  readSavedItems,
  readSharedFavourites,
  removeFavourite,
  removeSavedItem,
  saveItemForLater,
  shareFavourites,
} from './lists.ts'
import { obtainLoyaltyToken, readVouchers, readWelcomePromotion } from './loyalty.ts'
import { ingestMeasurements, readServerTime, validateResponse } from './measurements.ts'
import {
  cancelOrder,
  downloadInvoice,
  mailOrderCode,
  openWarrantyCase,
  readOrder,
  readOrderHistory,
  resendGiftCardEmail,
  trackOrder,
} from './orders.ts'
import { askForPasswordReset, changePassword, confirmForgottenPassword } from './passwords.ts'
import { receivePaymentEvents } from './payment-events.ts'
import { addPaymentInstrument, readGiftCardBalance, removePaymentInstrument } from './payments.ts'
import { answerChallenge, placeOrder } from './place-order.ts'
import {
  addPriceAdjustment,
  changePriceAdjustment,
  removePriceAdjustment,
} from './price-adjustments.ts'
import { applyCoupon, applyReward, removeCoupon } from './promotions.ts'
import { createReturnLabel, withdrawReturn } from './returns.ts'
import {
  askQuestion,
  flagReview,
  readQuestions,
  readReviews,
  translateReview,
  voteOnAnswer,
  voteOnReview,
} from './reviews.ts'
import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from './saved-instruments.ts'
import { searchProducts, suggest } from './search.ts'
import { agentSignIn, requestToken, signIn, signOut } from './sessions.ts'
import { signUp } from './sign-up.ts'
import { readAlternates, readSitemap } from './sitemap.ts'
import { findCollectionPoints, findStores, readEmployees, readStores } from './stores.ts'
import { changeSubscription, readSubscriptions, subscribe } from './subscriptions.ts'

/** Every call of the shop, in the order of the specification: the contents of the commerce core. */
export const calls = {
  // sessions
  requestToken,
  signIn,
  signOut,
  signUp,
  changePassword,
  confirmForgottenPassword,
  askForPasswordReset,
  agentSignIn,

  // cart
  createCart,
  createCartWithItem,
  readCart,
  addItem,
  removeItem,
  changeItem,

  // promotions
  applyCoupon,
  removeCoupon,
  applyReward,

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

  // accounts
  readProfile,
  changeProfile,
  createProfile,
  lookUpConsumer,
  readSubscriptions,
  subscribe,
  changeSubscription,
  readSavedInstruments,
  saveInstrument,
  changeSavedInstrument,
  removeSavedInstrument,
  addAddress,
  changeAddress,
  removeAddress,
  readUserData,
  changeNotification,
  registerForEvent,
  contactUs,
  readContactCategories,
  readCountries,
  readCountryRules,

  // loyalty
  obtainLoyaltyToken,
  readWelcomePromotion,
  readVouchers,

  // orders
  readOrder,
  downloadInvoice,
  readOrderHistory,
  createReturnLabel,
  withdrawReturn,
  mailOrderCode,
  trackOrder,
  cancelOrder,
  resendGiftCardEmail,
  openWarrantyCase,

  // catalogue
  readProduct,
  readAvailability,
  readInventory,
  readProductSets,
  readProductSet,
  readCatalogue,
  askForNotice,
  readRecommendations,

  // search
  searchProducts,
  suggest,

  // reviews
  readReviews,
  flagReview,
  voteOnReview,
  translateReview,
  readQuestions,
  askQuestion,
  voteOnAnswer,

  // stores
  findCollectionPoints,
  findStores,
  readStores,
  readEmployees,

  // content
  readAugmentedPage,
  readCategoryContent,
  searchContent,
  readFooter,
  readFragment,
  readMenu,
  readPage,
  readChildPages,
  readPopups,
  readProductContent,
  readShowcase,

  // components
  readCollectionsComponent,
  readFooterComponent,
  readFootSizes,
  readSearchComponent,
  readUtilityComponent,
  readSizeChart,
  readLocations,
  readPageComponent,

  // decisions
  decide,

  // payment events
  receivePaymentEvents,

  // measurements
  ingestMeasurements,
  readServerTime,
  validateResponse,

  // bot defence
  readChallenge,

  // for search engines
  readSitemap,
  readAlternates,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
