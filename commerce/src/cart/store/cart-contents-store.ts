import { amountForPoints } from '@cairn/contract/loyalty/points'
import type { PaymentWindowKind } from '@cairn/contract/payments/payment'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Market } from '../../catalogue/market.ts'
import {
  type SellableCache,
  createSellableCache,
  sellableWithStock,
  stockOfProductsJson,
  stockBySku,
  type CurrentStockRow,
} from '../../catalogue/sellable/sellable-cache-store.ts'
import type { Sellable } from '../../catalogue/sellable/sellable.ts'
import { createExpiringEntries } from '../../platform/cache/expiring-entries.ts'
import type { Database } from '../../platform/database/database.ts'
import { columnsFrom } from '../../platform/database/queries/field-columns.ts'
import { jsonObject } from '../../platform/database/queries/json-object.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import { type Snapshot, snapshotRevision } from '../../platform/database/queries/snapshot.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { type PromotionCatalogue, currentPromotions } from '../../promotions/current-promotions.ts'
import { cachedPromotionCatalogue } from '../../promotions/promotion-catalogue-store.ts'
import {
  promotionFactsOf,
  promotionFactsColumn,
  type PromotionFactsRow,
  skusOfGifts,
} from '../../promotions/shopper-promotions-store.ts'
import type { PickupPlace } from '../../stores/pickup-place.ts'
import {
  type AnswerCache,
  answerLimits,
  type CachedCart,
  createAnswerCache,
} from '../answers/answer-cache.ts'
import type { Cart, CartLine } from '../cart.ts'
import { cachedShippingRates } from '../delivery/shipping-rates-store.ts'
import type { ShippingRates } from '../delivery/shipping-rates.ts'
import { type CartPayment, isReward } from '../payment/cart-payment.ts'
import { type PricingConditions, deliveryConditionsOf } from '../pricing/pricing-conditions.ts'
import { placesAmong } from './named-places-store.ts'

type LineRow = Omit<CartLine, 'sellable' | 'giftOf'>

export type CartContentsRow = PromotionFactsRow &
  PaymentsRow & {
    lines: readonly LineRow[]
    stock: readonly CurrentStockRow[]
    places: readonly PickupPlace[]
    goodsRevision: string
    deliveryRevision: string
    hasSaved: boolean
    inStoreSessionIds: readonly string[]
  }

export const contentKinds: ColumnsOf<CartContentsRow> = {
  lines: 'json',
  stock: 'json',
  places: 'json',
  goodsRevision: 'text',
  deliveryRevision: 'text',
  payments: 'json',
  promotionFacts: 'json',
  hasSaved: 'boolean',
  inStoreSessionIds: 'json',
}

/** The columns of a CartContentsRow for a cart called c, where `joinNamedPlaces` was joined. */
export const contentsOfCart = (market: Market) =>
  contentColumns(market, sql`select sku from cart_lines where cart_id = c.id`)

export const contentColumns = (market: Market, skus: ReturnType<typeof sql>) => sql`
  ${linesOfCart} as lines, ${stockOfProductsJson(skus)} as stock,
  ${placesAmong({ ids: sql`named.ids`, skus: sql`${skus} union all ${skusOfGifts}` })} as places,
  ${snapshotRevision('goods')} as "goodsRevision", ${snapshotRevision('delivery')} as "deliveryRevision",
  ${paymentsOfCart}, ${promotionFactsColumn(market)}, ${hasSavedItems}, ${inStoreSessionsOfOwner}`

const hasSavedItems = sql`exists (
  select from saved_item_owners w where w.consumer_id = c.consumer_id) as "hasSaved"`

/** Price adjustments are valid while their session is live. */
const inStoreSessionsOfOwner = sql`(
  select coalesce(json_agg(s.id order by s.id), '[]') from live_sessions s
  where s.consumer_id = c.consumer_id and s.employee_id is not null) as "inStoreSessionIds"`

/** The column of each field of a line. */
export const lineColumns = {
  id: 'id',
  sku: 'sku',
  quantity: 'quantity',
  recipeId: 'recipe_id',
  precreatedCustomsCode: 'precreated_customs_code',
  shippingMethod: 'shipping_method',
  shippingId: 'shipping_id',
  storeId: 'store_id',
  giftOption: 'gift_option',
} as const satisfies Record<keyof LineRow, keyof Tables['cart_lines']>

const linesOfCart = sql`(
  select coalesce(json_agg(${jsonObject<LineRow>(columnsFrom('l', lineColumns))} order by l.position), '[]')
  from cart_lines l where l.cart_id = c.id)`

type ContentsRequest = {
  market: Market
  caches: CartCaches
  reader: Database
  address: Cart['shippingAddress']
  /** The session of the request; undefined outside requests. */
  sessionId: string | undefined
  /** The variants that the change may add. */
  requestedSkus?: readonly string[]
}

export type CartContents = {
  lines: CartLine[]
  payments: CartPayment[]
  conditions: PricingConditions
  hasSaved: boolean
  requestedVariants: ReadonlyMap<string, Sellable>
}

/** Completes a row with what is cached of goods, rates and promotions. */
export async function contentsOf(
  {
    lines,
    stock: rows,
    places,
    goodsRevision: revision,
    ...row
  }: CartContentsRow & { readAt: Date },
  { market, caches, reader, address, sessionId, requestedSkus = [] }: ContentsRequest,
): Promise<CartContents> {
  const skus = [...lines.map((line) => line.sku), ...requestedSkus]
  const request = { market, revision, skus }
  const sellables = await caches.sellables(request, reader)
  const rates = await caches.delivery(row.deliveryRevision, reader)
  const facts = promotionFactsOf(row)
  const promotions = await caches.promotions(facts.revision, reader)
  const stock = stockBySku(rows)
  const inStoreSessionIds = new Set(row.inStoreSessionIds)
  const sellableOf = (sku: string) => sellableWithStock(sellables.get(sku), stock)
  return {
    // A cart does not show lines that its market does not sell.
    lines: lines.flatMap((line) => {
      const sellable = sellableOf(line.sku)
      return sellable ? [{ ...line, giftOf: null, sellable }] : []
    }),
    payments: paymentsOf(row, market.locale),
    conditions: {
      ...deliveryConditionsOf(places, { market, address, rates, at: row.readAt }),
      promotions: currentPromotions(promotions, facts, market.locale),
      offers: caches.offers,
      inStoreSessionId:
        sessionId !== undefined && inStoreSessionIds.has(sessionId) ? sessionId : null,
      inStoreSessionIds,
    },
    hasSaved: row.hasSaved && !isEmployee(row),
    requestedVariants: new Map(
      requestedSkus.flatMap((sku) => {
        const sellable = sellableOf(sku)
        return sellable ? [[sku, sellable]] : []
      }),
    ),
  }
}

/** Employees have no saved items. */
const isEmployee = ({ promotionFacts }: Pick<PromotionFactsRow, 'promotionFacts'>) =>
  promotionFacts.customer?.consumerType === 'EMPLOYEE'

type PaymentsRow = { payments: readonly CartPayment[] }

/** The column of a PaymentsRow for a cart called c. */
const paymentsOfCart = sql`(
    select coalesce(json_agg(${jsonObject<CartPayment>({
      id: 'p.instrument_id',
      method: 'p.method',
      source: 'p.source',
      requestedAmount: 'p.requested_minor',
      points: 'p.points',
      available: 'p.available',
      details: 'p.details',
    })} order by p.position), '[]')
    from cart_payments p where p.cart_id = c.id) as payments`

/** Leaves out spent points, and rewards where the site has no loyalty programme. */
const paymentsOf = ({ payments }: PaymentsRow, locale: Locale): CartPayment[] =>
  payments.filter(isUsableIn(locale)).map((payment) => {
    const { method, available } = payment
    const isPoints = method === 'LOYALTY_POINTS' && typeof available === 'number'
    return isPoints ? { ...payment, available: amountForPoints(available) } : payment
  })

const isUsableIn = (locale: Locale) => (payment: CartPayment) =>
  !isReward(payment) || (settingsOf(locale).hasLoyalty && !isSpent(payment))

const isSpent = ({ method, available }: CartPayment) =>
  available === 0 && (method === 'LOYALTY_POINTS' || method === 'LOYALTY_VOUCHER')

/** What this process caches for carts. */
export type CartCaches = {
  sellables: SellableCache
  delivery: Snapshot<ShippingRates>
  promotions: Snapshot<PromotionCatalogue>
  answers: AnswerCache
  /** The kinds of payment window that the provider offers. */
  offers: readonly PaymentWindowKind[]
}

export const createCartCaches = ({ offers }: Pick<CartCaches, 'offers'>): CartCaches => ({
  sellables: createSellableCache(),
  delivery: cachedShippingRates(),
  promotions: cachedPromotionCatalogue(),
  answers: createAnswerCache(createExpiringEntries<CachedCart>(answerLimits)),
  offers,
})
