import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { noPromotions } from '../promotions/current-promotions.ts'
import type { ShippingMethod } from '../shipping/shipping-zone.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { TaxRegion } from '../tax/tax-region.ts'
import type { PriceAdjustment } from './adjustments/price-adjustments.ts'
import type { Cart, CartLine } from './cart.ts'
import type { PricingConditions } from './pricing/pricing-conditions.ts'

/** For tests: an empty cart with the given fields. */
export const aCart = (more: Partial<Cart> = {}): Cart => ({
  id: 'cart',
  consumerId: 'guest',
  version: 0,
  lines: [],
  coupons: [],
  shippingAddress: null,
  verifiedAddress: null,
  billingAddress: null,
  favoriteStoreId: null,
  notices: [],
  adjustments: [],
  payments: [],
  shownTotals: null,
  savedTotal: null,
  identityIds: [],
  ...more,
})

export const aLine = (more: Partial<CartLine> = {}): CartLine => ({
  id: 'line',
  sku: more.sellable?.sku ?? 'CAIRN001BLK-M',
  quantity: 1,
  recipeId: null,
  precreatedCustomsCode: null,
  shippingMethod: 'standard',
  shippingId: 'me',
  storeId: null,
  giftOption: null,
  giftOf: null,
  sellable: aSellable(),
  ...more,
})

/** By default for a line with the id of `aLine`. */
export const anAdjustment = (more: Partial<PriceAdjustment> = {}): PriceAdjustment => ({
  id: 'adjustment',
  sessionId: 'at the counter',
  siteId: 'CAIRN-US',
  lineId: 'line',
  sku: 'CAIRN001BLK-M',
  quantity: 1,
  type: 'percent',
  value: 10_00,
  reason: 'A scratch',
  storeId: '0042',
  employeeId: 'E1001',
  ...more,
})

const method = (code: ShippingMethod['code'], price: number): ShippingMethod => ({
  code,
  label: code,
  deliveryTime: '3–5 days',
  price,
})

export const everyMethod = [
  method('standard', 6_95),
  method('express', 19_95),
  method('digital', 0),
  method('customs', 0),
  method('pickup', 0),
  method('sts', 0),
  method('pudo', 4_95),
]

/** All shipping methods, in a country without taxes. */
export const someConditions = (more: Partial<PricingConditions> = {}): PricingConditions => ({
  at: new Date('2026-06-15T12:00:00Z'),
  siteId: 'CAIRN-US',
  country: 'US',
  destination: { countryCode: 'US', province: null },
  unserved: null,
  methods: everyMethod,
  methodsValidUntil: Infinity,
  taxRegions: [],
  offers: ['card', 'wallet', 'payLater'],
  inStoreSessionId: null,
  inStoreSessionIds: new Set(),
  places: new Map(),
  promotions: noPromotions,
  ...more,
})

export const aStore = (more: Partial<PickupPlace> = {}): PickupPlace => ({
  placeId: '0042',
  kind: 'store',
  siteId: 'CAIRN-US',
  name: 'Cairn Denver',
  addressLine1: '1520 16th Street Mall',
  addressLine2: null,
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
  services: ['pickup'],
  closed: false,
  stock: { 'CAIRN001BLK-M': 4 },
  ...more,
})

export const placesOf = (...places: PickupPlace[]): PricingConditions['places'] =>
  new Map(places.map((place) => [place.placeId, place]))

/** Rates are in thousandths of a percent. */
export const taxOn = (more: Partial<TaxRegion>, ...rates: number[]): TaxRegion => ({
  countryCode: 'US',
  province: null,
  isIncluded: false,
  taxesShipping: false,
  parts: rates.map((rate) => ({ name: 'tax', rate })),
  ...more,
})
