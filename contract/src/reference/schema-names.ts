import type { z } from 'zod'
import { consumerProfile, enrollment, enrollmentInput, notification } from '../accounts/profile.ts'
import {
  acquisition,
  personalDetails,
  preferences,
  profileInput,
  subscription,
  subscriptionInput,
} from '../accounts/profile.ts'
import { addressRules, countryRules, fieldRule } from '../address/address-calls.ts'
import {
  address,
  addressBookEntry,
  addressBookEntryChange,
  addressBookEntryInput,
} from '../address/address.ts'
import { decisionEvent } from '../analytics/analytics-calls.ts'
import { priceAdjustmentInput } from '../cart/cart-calls.ts'
import {
  cart,
  cartItem,
  cartItemPrice,
  cartTotals,
  flashMessage,
  priceAdjustment,
  savedItems,
} from '../cart/cart.ts'
import { giftOption, shipment, shippingMethod, shippingOption } from '../cart/shipping.ts'
import { photo } from '../cases/case-calls.ts'
import { filter } from '../catalogue/listing.ts'
import {
  colour,
  picture,
  price,
  productCard,
  productDetails,
  productSet,
  rating,
  recommendation,
  sizeTable,
  upsell,
  variant,
} from '../catalogue/product.ts'
import { question, review, votes } from '../catalogue/review-calls.ts'
import { challengeData, paymentData } from '../checkout/checkout-calls.ts'
import { article, articleSearchResult } from '../content/article.ts'
import { button, linkTarget, media, namedLink } from '../content/blocks/fields.ts'
import { linkedCard, linkedCardEntry } from '../content/blocks/linked-card.ts'
import { contentDocument, menuLink, menuNode } from '../content/document.ts'
import { inlineText, richTextTree } from '../content/rich-text.ts'
import { shopEvent } from '../events/event-calls.ts'
import { favourites } from '../lists/list-calls.ts'
import {
  order,
  orderPayment,
  orderReturn,
  orderShipment,
  orderSummary,
  ownOrder,
  returnableOrderItem,
} from '../orders/order.ts'
import { card, cardInput, paymentInstrument, paymentMethod } from '../payments/payment.ts'
import { promotionCallout } from '../promotions/promotion-callout.ts'
import { loyaltyVoucher } from '../promotions/promotion-calls.ts'
import { challenge } from '../sessions/bot-defence-calls.ts'
import { session } from '../sessions/session-calls.ts'
import { collectionPoint, openingHours, store } from '../stores/store-calls.ts'
import { errorBody } from '../wire/client.ts'

/** The schemas that the document lists under a name of their own; others are written where they are used. */
export const schemaNames = {
  Address: address,
  AddressBookEntry: addressBookEntry,
  AddressBookEntryChange: addressBookEntryChange,
  AddressBookEntryInput: addressBookEntryInput,
  AddressFieldRule: fieldRule,
  AddressRules: addressRules,
  Article: article,
  ArticleSearchResult: articleSearchResult,
  Acquisition: acquisition,
  Button: button,
  Card: card,
  CardInput: cardInput,
  Cart: cart,
  CartItem: cartItem,
  CartItemPrice: cartItemPrice,
  CartTotals: cartTotals,
  Challenge: challenge,
  ChallengeResult: challengeData,
  CollectionPoint: collectionPoint,
  Colour: colour,
  ContentDocument: contentDocument,
  CountryRules: countryRules,
  DecisionEvent: decisionEvent,
  Enrollment: enrollment,
  EnrollmentInput: enrollmentInput,
  Error: errorBody,
  Favourites: favourites,
  Filter: filter,
  FlashMessage: flashMessage,
  GiftOption: giftOption,
  InlineText: inlineText,
  Link: linkTarget,
  LinkedCard: linkedCardEntry,
  LinkedCardFields: linkedCard.fields,
  LoyaltyVoucher: loyaltyVoucher,
  Media: media,
  MenuItem: menuNode,
  MenuLink: menuLink,
  NamedLink: namedLink,
  Notification: notification,
  OpeningHours: openingHours,
  Order: order,
  OrderItem: returnableOrderItem,
  OrderPayment: orderPayment,
  OrderReturn: orderReturn,
  OrderShipment: orderShipment,
  OrderSummary: orderSummary,
  OwnOrder: ownOrder,
  PaymentData: paymentData,
  PaymentInstrument: paymentInstrument,
  PaymentMethod: paymentMethod,
  PersonalDetails: personalDetails,
  Photo: photo,
  Picture: picture,
  Preferences: preferences,
  Price: price,
  PriceAdjustment: priceAdjustment,
  PriceAdjustmentInput: priceAdjustmentInput,
  Product: productDetails,
  ProductCard: productCard,
  ProductSet: productSet,
  Profile: consumerProfile,
  ProfileInput: profileInput,
  PromotionCallout: promotionCallout,
  Question: question,
  Rating: rating,
  Recommendation: recommendation,
  Review: review,
  RichText: richTextTree,
  SavedItems: savedItems,
  Session: session,
  Shipment: shipment,
  ShippingMethod: shippingMethod,
  ShippingOption: shippingOption,
  ShopEvent: shopEvent,
  SizeTable: sizeTable,
  Store: store,
  Subscription: subscription,
  SubscriptionInput: subscriptionInput,
  Upsell: upsell,
  Variant: variant,
  Votes: votes,
} as const satisfies Record<string, z.ZodType>
