import { z } from 'zod'
import { address } from '../address/address.ts'
import { productCard } from '../catalogue/product.ts'
import {
  basketId,
  itemId,
  productId,
  saveForLaterId,
  sku,
  storeId,
  styleId,
  upc,
} from '../fields/identifiers.ts'
import { quantity } from '../fields/inputs.ts'
import { amount, currency } from '../fields/money.ts'
import { paymentInstrument, paymentMethod } from '../payments/payment.ts'
import { promotionCallout } from '../promotions/promotion-callout.ts'
import { locales } from '../sites/sites.ts'
import { giftOption, shipment, shippingMethod, shippingOption } from './shipping.ts'

/** Changes that the core made to a cart on its own; each is reported once. */
export const flashType = z.enum([
  'PickupToSthTransition',
  'PickupToStsTransition',
  'StsToSthTransition',
  'StsToPickupTransition',
  'STHToPickupTransition',
  'ChangedStoreId',
  'OrderShippingMethodDowngraded',
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'ProductItemMaxQuantity',
  'ProductItemRequired',
  'InvalidShippingAddress',
  'PaymentNotAuthorized',
])

export const flashMessage = z.object({
  type: flashType,
  itemId: z.uuid().optional(),
  shipmentId: z.string().optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type FlashMessage = z.infer<typeof flashMessage>

export const cartItemPrice = z.object({
  current: amount,
  original: amount,
  rowTotal: amount,
  priceAfterItemDiscount: amount,
  priceAfterOrderDiscount: amount,
  amount,
  highCurrent: amount,
  highOriginal: amount,
  currency,
})

export const cartItem = z.object({
  itemId,
  id: itemId,
  sku,
  productId,
  masterId: styleId,
  masterId2: styleId,
  name: z.string(),
  qty: z.int().positive(),
  maxQty: z.int().positive(),
  upc,
  slug: z.string(),
  price: cartItemPrice,
  taxTotal: amount,
  bonus: z.boolean(),
  pageUrl: z.string(),
  pdpUrl: z.string(),
  productImageURL: z.string(),
  available: z.boolean(),
  isDigitalProduct: z.boolean(),
  isCustoms: z.boolean(),
  recipeId: z.string().nullable(),
  precreatedCustomsCode: z.string().nullable(),
  shipmentId: z.string(),
  productPromotions: z.array(promotionCallout),
  badge: z.string().nullable(),
  eyebrow: z.string().nullable(),
  rating: z.object({ score: z.number(), reviewsCount: z.int() }),
  /** Pages translate the code; the catalogue provides the translated value. Gift cards have an amount only. */
  attributes: z.array(z.object({ code: z.enum(['colour', 'size', 'amount']), value: z.string() })),
  variants: z.array(z.object({ sku, size: z.string().nullable(), available: z.boolean() })),
  giftOption: giftOption.nullable(),
  shippingOptions: z.array(shippingOption),
})
export type CartItem = z.infer<typeof cartItem>

export const cartTotals = z.object({
  total: amount,
  itemTotal: amount,
  totalDiscount: amount,
  discount: amount,
  itemSubTotal: amount,
  netAmount: amount,
  taxAmount: amount,
  shipping: amount,
  tax: amount,
  remainingToPay: amount,
  totalUnits: z.int(),
  appliedRewards: amount,
})
export type CartTotals = z.infer<typeof cartTotals>

export const priceAdjustment = z.object({
  adjustmentId: z.uuid(),
  itemId: itemId.nullable(),
  type: z.enum(['percent', 'amount']),
  value: z.number().positive(),
  reason: z.string(),
})

export const savedItems = z.object({
  saveForLaterId,
  items: z.array(
    z.object({
      itemId,
      productId,
      sku,
      qty: quantity,
      available: z.boolean(),
      pageUrl: z.string(),
      recipeId: z.string().nullable(),
      size: z.string().nullable(),
      colour: z.string().nullable(),
      /** Of a gift card. */
      amount: z.string().nullable(),
      product: productCard.nullable(),
    }),
  ),
  total: z.int(),
})

export const cart = z.object({
  basketId,
  version: z.int(),
  currency,
  totalItems: z.int(),
  totals: cartTotals,
  items: z.array(cartItem),
  shipments: z.array(shipment),
  shippingMethods: z.array(shippingMethod),
  paymentMethods: z.array(paymentMethod),
  paymentInstruments: z.array(paymentInstrument),
  coupon: z
    .string()
    .nullable()
    .describe('The applied promotion code; null without one. A cart has at most one.'),
  reward: z.object({ points: z.int(), amountInCurrency: amount }).nullable(),
  /** The rest of an associate's or prosumer's yearly limit, and whether this cart exceeds it. */
  associateTerms: z.object({ left: amount, isAboveYear: z.boolean() }).nullable(),
  shippingAddress: address.nullable(),
  /**
   * Set if the site does not deliver to the shipping address, with the locale of a site that does. Prices, tax and
   * shipping methods are then those of the site's own country. Samples take the first choice, null.
   */
  unservedAddress: z
    .null()
    .or(z.object({ countryCode: z.string(), servedIn: z.enum(locales).nullable() })),
  billingAddress: address.nullable(),
  priceAdjustments: z.array(priceAdjustment),
  flash: z.array(flashMessage),
  favoriteStoreId: storeId.nullable(),
  verifiedShippingAddress: z.boolean(),
  promoSummary: z.array(promotionCallout),
  customerNotifications: z.array(
    z.object({
      type: z.enum([
        'ORDER_UPDATED',
        'CARTS_MERGED',
        'PRICE_UPDATED',
        'TOTAL_RAISED',
        'CODE_REMOVED',
        'CODE_WITHOUT_EFFECT',
      ]),
      message: z.string(),
      /** Of the refusal that the code would get now. */
      errorId: z.string().optional(),
    }),
  ),
  saveForLaterId: z.uuid().nullable(),
  /** The first page of the saved items. */
  saveForLater: savedItems,
})
export type Cart = z.infer<typeof cart>
export type SavedItems = Cart['saveForLater']

/** Reasons why any call can fail to answer with a cart. */
export const cartRefusals = ['cartNotFound', 'totalsNotCalculated'] as const
