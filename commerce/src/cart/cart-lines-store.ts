import { sql } from 'kysely'
import {
  joinSellable,
  sellableColumns,
  sellableOf,
  type SellableRow,
  sizesBeside,
  sizesByProduct,
  type SizeRow,
} from '../catalogue/catalogue-store.ts'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Transaction } from '../platform/database/database.ts'
import type { CartFacts } from '../promotions/cart-facts.ts'
import { factsOf, factsOfCart, type FactsRow } from '../promotions/cart-facts-store.ts'
import type { Cart, CartLine } from './cart.ts'
import type { CartPayment } from './cart-payment.ts'
import { paymentsOf, paymentsOfCart, type PaymentsRow } from './cart-payments-store.ts'
import type { PlainConditions } from './conditions.ts'
import {
  conditionColumns,
  type ConditionRow,
  conditionsOf,
  joinNamedPlaces,
} from './conditions-store.ts'

type LineRow = Omit<CartLine, 'sellable' | 'giftOf'> & SellableRow

export type ContentRow = ConditionRow &
  FactsRow &
  PaymentsRow & { lines: readonly LineRow[]; sizes: readonly SizeRow[]; hasSaved: boolean }

/** The columns of a ContentRow for a cart called c, where `joinNamedPlaces` was joined. */
export const contentsOfCart = (market: Market) => {
  const skus = sql`select sku from cart_lines where cart_id = c.id`
  return sql`${linesIn(market)} as lines, ${sizesBeside(skus)} as sizes,
    ${paymentsOfCart}, ${conditionColumns({ market, skus })}, ${factsOfCart(market)},
    ${savedBeside}`
}

/** Has its owner saved items for later? */
const savedBeside = sql`exists (
  select from who_saved w where w.consumer_id = c.consumer_id) as "hasSaved"`

const linesIn = (market: Market) => sql`(
  select coalesce(json_agg(line), '[]') from (
    select l.id, l.quantity, l.recipe_id as "recipeId",
      l.precreated_customs_code as "precreatedCustomsCode",
      l.shipping_method as "shippingMethod", l.shipping_id as "shippingId",
      l.store_id as "storeId", l.gift_option as "giftOption", ${sellableColumns}
    from cart_lines l ${joinSellable('l.sku', market)}
    where l.cart_id = c.id
    order by l.position) line)`

export const contentsOf = (row: ContentRow, market: Market) => ({
  lines: linesOf(row),
  payments: paymentsOf(row),
  now: conditionsOf(row, market),
  facts: factsOf(row),
  hasSaved: row.hasSaved && !isEmployee(row),
})

/** They shop without lists. */
const isEmployee = ({ promotionFacts }: FactsRow) =>
  promotionFacts.standing?.consumerType === 'EMPLOYEE'

function linesOf({ lines, sizes }: Pick<ContentRow, 'lines' | 'sizes'>): CartLine[] {
  const known = sizesByProduct(sizes)
  return lines.map(({ id, quantity, giftOption, shippingMethod, shippingId, storeId, ...rest }) => {
    const { recipeId, precreatedCustomsCode, ...row } = rest
    const delivery = { shippingMethod, shippingId, storeId }
    const made = { recipeId, precreatedCustomsCode }
    const sellable = sellableOf(row, known)
    return { id, sku: row.sku, quantity, giftOption, ...delivery, ...made, giftOf: null, sellable }
  })
}

/** What a change may bring into the cart, or move it to. */
export type Wishes = {
  sku?: string | undefined
  storeIds?: readonly string[] | undefined
  /** A code that may come to the cart. */
  coupon?: string | undefined
  /** Conditions are asked for the address that it will have. */
  shippingAddress?: Cart['shippingAddress'] | undefined
}

type Emptied = Pick<Cart, 'id' | 'consumerId' | 'coupons' | 'favoriteStoreId' | 'shippingAddress'>
export type Contents = {
  lines: CartLine[]
  payments: CartPayment[]
  now: PlainConditions
  facts: CartFacts
  hasSaved: boolean
  wanted: Sellable | null
}

/** What is in a cart, what holds where it goes, and what the catalogue says of a sku that may come into it. */
export async function readContents(
  transaction: Transaction,
  cart: Emptied,
  {
    market,
    sku,
    storeIds = [],
    coupon,
    shippingAddress = cart.shippingAddress,
  }: Wishes & { market: Market },
): Promise<Contents> {
  const codes = coupon === undefined ? cart.coupons : [...cart.coupons, coupon]
  const address = shippingAddress && JSON.stringify(shippingAddress)
  const skus = sql`select sku from cart_lines where cart_id = c.id union all select ${sku ?? null}`
  const { rows } = await sql<ContentRow & { wanted: SellableRow | null }>`
    select ${linesIn(market)} as lines, ${sizesBeside(skus)} as sizes,
      ${paymentsOfCart}, ${conditionColumns({ market, skus })}, ${factsOfCart(market)},
      ${savedBeside}, (
      select to_json(wanted) from (
        select ${sellableColumns}
        from (select ${sku ?? null}::text as sku) asked ${joinSellable('asked.sku', market)}
      ) wanted) as wanted
    from (select ${cart.id}::uuid as id, ${cart.consumerId}::uuid as consumer_id,
      ${codes}::text[] as coupons, ${address}::jsonb as shipping_address,
      ${cart.favoriteStoreId}::text as favorite_store_id) c ${joinNamedPlaces(storeIds)}`.execute(
    transaction,
  )
  const [row] = rows
  if (!row) throw new Error(`nothing was found of cart ${cart.id}`)
  return {
    ...contentsOf(row, market),
    wanted: row.wanted && sellableOf(row.wanted, sizesByProduct(row.sizes)),
  }
}
