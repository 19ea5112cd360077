import { showMessage } from '../../platform/calls/handling.ts'
import { giftCardHandlers } from '../../purchase/payment/gift-card-refusal-handling.ts'

/** The field of the phone number is marked, too. */
export const markPhone = 'markPhone' as const

export const cartReadHandlers = {
  cartNotFound: showMessage,
  totalsNotCalculated: showMessage,
} as const

const addressHandlers = {
  ...cartReadHandlers,
  addressInvalid: showMessage,
  addressIdUnknown: showMessage,
} as const

export const billingAddressHandlers = {
  ...addressHandlers,
  addressFieldsMissing: showMessage,
  billingPhoneMissing: markPhone,
} as const

const destinationHandlers = {
  shippingAddressInvalid: showMessage,
  poBoxUnavailable: showMessage,
  cannotShipThere: showMessage,
  taxNotCalculated: showMessage,
} as const

export const shippingAddressHandlers = {
  ...addressHandlers,
  ...destinationHandlers,
  captchaFailed: showMessage,
  shippingPhoneMissing: markPhone,
} as const

export const rewardHandlers = {
  ...cartReadHandlers,
  rewardsSignedOut: showMessage,
  notLoyaltyMember: showMessage,
  loyaltyUnconfirmed: showMessage,
  loyaltyMemberNotFound: showMessage,
  rewardBalanceTooLow: showMessage,
  rewardsNotYetAvailable: showMessage,
  giftCardNotAllowed: showMessage,
} as const

export const instrumentHandlers = {
  ...rewardHandlers,
  ...giftCardHandlers(showMessage),
  giftCardsAtMaximum: showMessage,
  giftCardAlreadyApplied: showMessage,
  instrumentNotFound: showMessage,
  paymentAddressNotFound: showMessage,
  addressFieldsMissing: showMessage,
  cardExpiryInvalid: showMessage,
  paymentFailed: showMessage,
} as const

export const preparationHandlers = {
  ...cartReadHandlers,
  ...destinationHandlers,
  itemNoLongerAvailable: showMessage,
  itemsOutOfStock: showMessage,
  itemsWithdrawn: showMessage,
  someWithoutInventory: showMessage,
  noInventory: showMessage,
  noPrice: showMessage,
  priceInvalid: showMessage,
  giftOptionItemGone: showMessage,
  shippingMethodUnavailable: showMessage,
  shippingPhoneMissing: showMessage,
} as const
