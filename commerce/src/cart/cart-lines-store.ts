import { sql } from 'kysely'
import { sellableNow, stockBeside, stockNow, type StockRow } from '../catalogue/goods-store.ts'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'
import { memoryRevision } from '../platform/database/memory-revision.ts'
import { factsOf, factsOfCart, type FactsRow } from '../promotions/cart-facts-store.ts'
import { promotionsNow } from '../promotions/promotions-now.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { CartMemory } from './cart-memory-store.ts'
import type { Cart, CartLine } from './cart.ts'
import type { CartPayment } from './cart-payment.ts'
import { paymentsOf, paymentsOfCart, type PaymentsRow } from './cart-payments-store.ts'
import { type Conditions, conditionsOf } from './conditions.ts'
import { placesAmong } from './named-places-store.ts'

type LineRow = Omit<CartLine, 'sellable' | 'giftOf'>

export type ContentRow = FactsRow &
  PaymentsRow & {
    lines: readonly LineRow[]
    stock: readonly StockRow[]
    places: readonly PickupPlace[]
    goodsRevision: string
    deliveryRevision: string
    hasSaved: boolean
  }

/** The columns of a ContentRow for a cart called c, where `joinNamedPlaces` was joined. */
export const contentsOfCart = (market: Market) =>
  contentColumns(market, sql`select sku from cart_lines where cart_id = c.id`)

export const contentColumns = (market: Market, skus: ReturnType<typeof sql>) => sql`
  ${linesOfCart} as lines, ${stockBeside(skus)} as stock,
  ${placesAmong({ ids: sql`named.ids`, skus })} as places,
  ${memoryRevision('goods')} as "goodsRevision", ${memoryRevision('delivery')} as "deliveryRevision",
  ${paymentsOfCart}, ${factsOfCart(market)}, ${savedBeside}`

/** Has its owner saved items for later? */
const savedBeside = sql`exists (
  select from who_saved w where w.consumer_id = c.consumer_id) as "hasSaved"`

const linesOfCart = sql`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'sku', l.sku, 'quantity', l.quantity, 'recipeId', l.recipe_id,
    'precreatedCustomsCode', l.precreated_customs_code, 'shippingMethod', l.shipping_method,
    'shippingId', l.shipping_id, 'storeId', l.store_id, 'giftOption', l.gift_option)
    order by l.position), '[]')
  from cart_lines l where l.cart_id = c.id)`

type Seen = {
  market: Market
  memory: CartMemory
  reader: Database
  address: Cart['shippingAddress']
  /** May come into the cart. */
  sku?: string | undefined
}

export type Contents = {
  lines: CartLine[]
  payments: CartPayment[]
  now: Conditions
  hasSaved: boolean
  wanted: Sellable | null
}

/** What a row says, with what is remembered of it. */
export async function contentsOf(
  { lines, stock: rows, places, goodsRevision: revision, ...row }: ContentRow & { at: Date },
  { market, memory, reader, address, sku }: Seen,
): Promise<Contents> {
  const skus = lines.map((line) => line.sku)
  const asked = { market, revision, skus: sku === undefined ? skus : [...skus, sku] }
  const goods = await memory.goods(asked, reader)
  const book = await memory.delivery(row.deliveryRevision, reader)
  const facts = factsOf(row)
  const promotions = await memory.promotions(facts.revision, reader)
  const stock = stockNow(rows)
  return {
    // What this market does not have is not in a cart of it.
    lines: lines.flatMap((line) => {
      const sellable = sellableNow(goods.get(line.sku), stock)
      return sellable ? [{ ...line, giftOf: null, sellable }] : []
    }),
    payments: paymentsOf(row, market.locale),
    now: {
      ...conditionsOf(places, { market, address, book }),
      promotions: promotionsNow(promotions, facts, market.locale),
      offers: memory.offers,
    },
    hasSaved: row.hasSaved && !isEmployee(row),
    wanted: sku === undefined ? null : sellableNow(goods.get(sku), stock),
  }
}

/** They shop without lists. */
const isEmployee = ({ promotionFacts }: Pick<FactsRow, 'promotionFacts'>) =>
  promotionFacts.standing?.consumerType === 'EMPLOYEE'

/** What a change may bring into the cart, or move it to. */
export type Wishes = {
  sku?: string | undefined
  storeIds?: readonly string[] | undefined
  /** A code that may come to the cart. */
  coupon?: string | undefined
  /** Conditions are asked for the address that it will have. */
  shippingAddress?: Cart['shippingAddress'] | undefined
}
