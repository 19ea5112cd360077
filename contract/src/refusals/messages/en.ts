import type { MessageName } from '../refusal-messages.ts'

export const en = {
  fieldsInvalid: 'Some details are missing or not right. Please check the marked fields.',
  fieldMissing: 'Please fill in this field.',
  fieldWrong: 'Please check what you entered here.',
  sessionMissing: 'Your session has ended. Please reload the page and try again.',
  rewardsNotYetAvailable:
    'Your rewards can pay once your yearly credit is used up. Please use your credit first.',
  originNotAllowed: 'We could not accept this request. Please reload the page and try again.',
  passwordTooCommon:
    'Many people use this password, so it is easily guessed. Please choose another one.',
  idempotencyKeyInFlight: 'We are still working on your first request. Please wait a moment.',
  bodyTooLarge: 'What you sent is too large. Please shorten it and try again.',
  idempotencyKeyReused:
    'This was already sent with other details. Please reload the page and check it first.',
  tooManyRequests:
    'That was a lot of tries in a short time. Please try again in {minutes} minutes.',
  tooManyRequestsGeneric:
    'That was a lot of tries in a short time. Please wait a moment and try again.',
  returnUnknown: 'We cannot find this return. Please reload the page.',
  returnReceived: 'This return has already reached us. It can no longer be withdrawn.',
  passkeyRefused: 'We could not accept this passkey. Please try again, or use your password.',
  passkeysFull: 'You have as many passkeys as an account can have. Please remove one first.',
  addressBookFull: 'Your address book is full. Please remove an address that you no longer need.',
  notImplemented: 'This is not available yet.',
  temporarilyUnavailable: 'This is not available just now. Please try again in a moment.',
  challengeRequired: 'Please complete the security check, then try again.',

  clientUnknown: 'We could not tell where this request came from. Please reload the page.',
  callUnknown: 'What you asked for does not exist. Please reload the page and try again.',
  methodWrong: 'This cannot be done here. Please reload the page and try again.',
  notAcceptable: 'We cannot answer in the format asked for. Please reload the page and try again.',
  wrongContentType: 'We could not read what was sent. Please reload the page and try again.',
  general: 'Something went wrong. Please try again in a moment.',
  requestTypeMissing: 'The kind of request is missing. Please choose one and try again.',
  organisationMissing: 'The name of the company or club is missing. Please add it and try again.',
  payloadMissing: 'The request is empty. Please fill it in and try again.',

  credentialsInvalid:
    'The email address or password is not right. Please check both and try again.',
  resetLinkExpired:
    'This link has expired or was already used. Please ask for a new one to reset your password.',
  captchaFailed: 'The security check did not work. Please complete it again.',
  cannotAuthorize: 'We could not sign you in. Please try again.',
  tokenDuplicated: 'We could not open your session. Please reload the page and try again.',
  agentCredentialsInvalid:
    'The store, employee or PIN is not right. Please check your details and try again.',
  userLocked:
    'Sign-in is paused after several failed tries. Please wait 15 minutes, or reset your password.',
  lastAttempt:
    'The email address or password is not right. You have one try left before sign-in is paused for 15 minutes.',
  sessionNotEntitled: 'You do not have access to this. Please sign in with the right account.',
  codeInvalid: 'The email address or password is not right. Please check both and try again.',
  verifierMismatch: 'The email address or password is not right. Please check both and try again.',
  loginInUse:
    'This email address is already in use. Please sign in, or choose another email address.',
  customerListUnknown: 'You cannot sign in on this site at present. Please contact us.',
  accountLocked: 'Sign-in is locked for this email address. Please contact us and we will help.',
  profilePhoneInUse: 'This phone number belongs to another profile. Please use another number.',
  phoneInUse: 'This phone number is already in use. Please sign in, or use another number.',
  currentPasswordWrong: 'Your current password is not right. Please enter it again.',
  passwordUnchanged:
    'Your new password is the same as your current one. Please choose a different one.',
  resetPasswordUnchanged: 'You have used this password before. Please choose a different one.',
  emailMalformed: 'Please enter an email address in the form name@example.com.',
  invalidCustomer: 'We could not match your session to your account. We are starting a new bag.',
  signInUnavailable: 'Sign-in is not working just now. Please try again in a few minutes.',

  loginTaken: 'This email address belongs to another profile. Please use another email address.',
  profileNotFound: 'We could not find your profile. Please sign in again.',
  ageInvalid: 'You must be at least {minimumAge} years old. Please check the date of birth.',
  ageInvalidGeneric: 'You have not reached the minimum age. Please check the date of birth.',
  birthDateMissing: 'Please enter your date of birth.',
  profileNotSaved: 'We could not save your profile. Nothing has changed; please try again.',
  billingAddressInUse:
    'This is your billing address and cannot be deleted. Please choose another billing address first.',
  passwordNotChanged: 'We could not change your password. Your old one still works.',
  loyaltyNotSaved: 'We could not save your membership details. Please try again.',
  addressExists: 'This address is already in your address book.',
  addressIdUnknown: 'We could not find this address. Please choose another one or add it again.',
  customerUnknown: 'We could not match these details. Please check them and try again.',
  loyaltyMemberNotFound: 'We could not find this membership. Please check it, or join first.',
  employeeStoreNotFound:
    'There is no such store, or your session belongs to another one. Please check the store.',
  reviewTooLong: 'Your review is too long. Please keep it to {maximum} characters.',
  reviewTooLongGeneric: 'Your review is too long. Please shorten it.',
  passwordsDiffer: 'The two passwords do not match. Please enter them again.',
  passwordTooShort: 'This password is too short. Please use at least 8 characters.',
  cardExpiryInvalid: 'The expiry date of the card is not valid. Please check it.',

  rewardsSignedOut: 'Please sign in to use your rewards.',
  notLoyaltyMember: 'Rewards are for members. Please join to use them.',
  loyaltyUnconfirmed: 'Your membership is not confirmed yet. Please confirm it to use rewards.',
  rewardBalanceTooLow:
    'This reward is used up, or you do not have enough left for it. Please choose another.',

  listedProductNotFound: 'We found no products here. Please try another category or fewer filters.',
  cartNotFound: 'We could not find your bag. Please reload the page and try again.',
  itemNotAvailable: 'We could not find this item. It may have been removed, or is no longer sold.',
  priceInvalid:
    'The price of your order has changed or is not right. Please check what is to pay, then try again.',
  variantWithdrawn: 'This item is no longer available and cannot be added.',
  itemsOutOfStock: 'Some items in your bag are out of stock. Please remove them to continue.',
  itemsWithdrawn: 'Some items in your bag are no longer available. Please remove them to continue.',
  maximumQuantityAdded: 'You cannot add more of this item. The most you can order is {maximum}.',
  maximumQuantityAddedGeneric: 'You cannot add any more. You have reached the most you can order.',
  someWithoutInventory:
    'Something in your bag is no longer available in that quantity. Please change the quantity or remove it.',
  outOfStock: 'This item is out of stock. Please choose another size, or try again later.',
  noInventory: 'We have no stock of this item at present. Please remove it to continue.',
  noPrice: 'This item is not sold in this country and cannot be ordered.',
  giftNotSoldAlone:
    'You cannot have more of this free gift. The most while it is in your bag is {maximum}.',
  giftNotSoldAloneGeneric: 'This item is a free gift and cannot be added by itself.',
  giftOptionItemGone: 'The item for this gift option is no longer in your bag.',
  giftOptionNotPossible: 'This item cannot be sent as a gift.',

  couponUnknown: 'This promo code is not valid. Please check it and try again.',
  couponNotYetValid: 'This promo code cannot be used just now.',
  couponLimitReached: 'This promo code has been used as often as it can be.',
  couponRedeemed: 'You have already used this promo code.',
  couponExpired: 'This promo code has expired.',
  couponNotForSite: 'This promo code is not valid on this site. Please check it and try again.',
  couponFailed: 'We could not apply this promo code to your bag. Please check its conditions.',
  couponAlreadyApplied: 'This promo code is already applied to your bag.',

  shippingMethodUnavailable: 'This delivery option is not available. Please choose another.',
  shippingPhoneMissing: 'Please enter a phone number for the delivery.',
  poBoxUnavailable: 'We cannot deliver to a PO box. Please enter a street address.',
  addressInvalid: 'This address does not look right. Please check it.',
  shippingAddressInvalid: 'We could not confirm the delivery address. Please check it.',
  cannotShipThere: 'We cannot deliver your order to this address. Please enter another one.',
  shipToPickupChanged:
    'Your delivery has changed: you now collect the order in store. Please check it.',
  pickupToShipChanged:
    'Your delivery has changed: we now send the order to an address. Please check it.',
  pickupToStoreChanged:
    'Your delivery has changed: we now send the order to your store first. Please check it.',

  giftCardCodeMissing: 'Please enter the number of your gift card.',
  giftCardsAtMaximum: 'You can use at most {maximum} gift cards for one order.',
  giftCardsAtMaximumGeneric: 'You cannot use any more gift cards for this order.',
  giftCardSpent: 'This gift card has no balance left. Please use another way to pay.',
  giftCardVoided: 'This gift card was withdrawn and has no balance. Please contact us.',
  giftCardNeverLoaded:
    'This gift card has no balance because it was never activated. Please ask where it was bought.',
  giftCardAlreadyApplied: 'This gift card is already applied to your order.',
  giftCardNotAllowed:
    'This cannot pay for this order. Gift cards pay only in their own currency, and neither gift cards nor rewards pay for gift cards.',
  giftCardBalanceFailed: 'We could not check the balance. Please try again in a moment.',
  giftCardUnknown: 'The gift card number or PIN is not right. Please check both and try again.',
  giftCardExpired: 'This gift card has expired. Please use another way to pay.',
  giftCardServiceUnavailable:
    'Gift cards cannot be used just now. Please try later or pay another way.',

  cardExists: 'This card is already saved in your account.',
  paymentNotEnough: 'Your payment does not cover the total. Please add another way to pay.',
  paymentSuspicious: 'We could not accept this payment. Please pay another way or contact us.',
  instrumentNotFound: 'We could not find this payment method. Please choose or add another.',
  paymentAddressNotFound: 'We could not find this address. Please choose or enter another.',
  addressFieldsMissing: 'Some parts of the address are missing. Please complete it.',
  paymentFailed:
    'The payment did not go through and no order was placed. Please try again or pay another way.',
  billingAddressMissing: 'Please enter a billing address.',
  billingPhoneMissing: 'Please enter a phone number with your billing address.',
  taxNotCalculated: 'We could not work out the tax for your order. Please try again in a moment.',
  taxUpdated: 'The tax on your order has changed. Please check the new total.',

  orderCodeWrong: 'That code is not right, or no longer. Check the mail, or ask for a new one.',
  orderEmailWrong: 'The order number and email address do not match. Please check both.',
  orderNotFound: 'We could not find this order. Please check your details and try again.',
  totalsNotCalculated: 'We could not work out the total of your bag. Please try again.',
  itemNoLongerAvailable:
    'An item in your order is no longer available. Please check your updated bag.',
  pastOrderNotFound: 'We could not find this order in your order history.',
  orderStillOpen:
    'One of your orders or returns is still open. You can delete your account once it is done.',
  orderAlreadyShipped:
    'This order is already on its way so it is too late to cancel it. You can send it back once it has arrived.',
  returnNotCreated: 'We could not set up your return. Please try again or contact us.',

  orderUpdated:
    'Your items changed: one of them is now delivered in another way. Please check your bag.',
  cartsMerged: 'We have added the items from your earlier bag. Please check the quantities.',
  priceUpdated:
    'The total of your bag has changed: a price given in the store no longer applies. Please check it.',
  totalRaised:
    'Your bag now costs more than before, because prices or offers have changed. Please check the total.',
  codeRemoved: 'We have removed the code {code} from your bag.',
  codeWithoutEffect: 'The code {code} does not change the price of your bag as it is now.',
  codeRemovedGeneric: 'We have removed a code from your bag.',
  codeWithoutEffectGeneric: 'Your code does not change the price of your bag as it is now.',

  productItemMaxQuantity: 'The most you can order is {maximum}.',
  productItemMaxQuantityGeneric: 'You have reached the most you can order of this item.',
  productItemRequired: 'It can only be ordered together with {product}.',
  productItemRequiredGeneric: 'It can only be ordered together with another item.',
} as const satisfies Record<MessageName, string>
