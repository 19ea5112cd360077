import { z } from 'zod'
import { address } from './address.ts'
import { flashMessage } from './flash.ts'
import { basketId, itemId, productId, sku, storeId, styleId, upc } from './identifiers.ts'
import { savedItems } from './list-entity.ts'
import { amount, currency } from './money.ts'
import { paymentInstrument, paymentMethod } from './payment-entity.ts'
import { promotionCallout } from './promotion-entity.ts'
import { giftOption, shipment, shippingMethod, shippingOption } from './shipping.ts'

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
  /** The code is a word of the page's own language files; the value is the catalogue's. */
  attributes: z.array(z.object({ code: z.enum(['colour', 'size']), value: z.string() })),
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
  coupon: z.string().nullable(),
  reward: z.object({ points: z.int(), amountInCurrency: amount }).nullable(),
  /** Of an associate: what the year has room for, and whether this cart is more than that. */
  associateTerms: z.object({ left: amount, isAboveYear: z.boolean() }).nullable(),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  priceAdjustments: z.array(priceAdjustment),
  flash: z.array(flashMessage),
  favoriteStoreId: storeId.nullable(),
  verifiedShippingAddress: z.boolean(),
  promoSummary: z.array(promotionCallout),
  customerNotifications: z.array(
    z.object({ type: z.enum(['ORDER_UPDATED', 'CARTS_MERGED']), message: z.string() }),
  ),
  saveForLaterId: z.uuid().nullable(),
  /** The first part of the saved items. */
  saveForLater: savedItems,
})
export type Cart = z.infer<typeof cart>
export type SavedItems = Cart['saveForLater']

/** Why a cart is not answered, whatever was to be done with it. */
export const refusedCart = ['cartNotFound', 'totalsNotCalculated'] as const
