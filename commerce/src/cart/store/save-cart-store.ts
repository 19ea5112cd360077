import { sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/queries/prepared-query.ts'
import type { Cart, CartLine } from '../cart.ts'
import {
  headParameters,
  type HeadParameters,
  headParametersOf,
  insertHead,
  type Placeholders,
  updateHead,
} from './cart-head-store.ts'

type CartParameters = HeadParameters & { lines: string }

const cartParameters = [...headParameters, 'lines'] as const

const insertLines = ({ lines }: Placeholders<CartParameters>) => sql`
  insert into cart_lines (id, cart_id, sku, quantity, recipe_id, precreated_customs_code,
    shipping_method, shipping_id, store_id, gift_option)
  select line.id, head.id, sku, quantity, recipe_id, precreated_customs_code,
    shipping_method, shipping_id, store_id, nullif(gift_option, 'null')
  from head, jsonb_to_recordset(${lines}::jsonb) as line (
    id uuid, sku text, quantity integer, recipe_id text, precreated_customs_code text,
    shipping_method text, shipping_id text, store_id text, gift_option jsonb)`

const updateCart = preparedQuery<
  { version: number },
  CartParameters & { version: number; removedLineIds: readonly string[] }
>(
  [...cartParameters, 'version', 'removedLineIds'],
  (cart) => sql`
    with head as (
      ${updateHead(cart)}
    ), removed as (
      delete from cart_lines l using head where l.id = any(${cart.removedLineIds}::uuid[])
    ), saved as (
      ${insertLines(cart)}
      on conflict (id) do update set
        cart_id = excluded.cart_id, sku = excluded.sku, quantity = excluded.quantity,
        recipe_id = excluded.recipe_id, precreated_customs_code = excluded.precreated_customs_code,
        shipping_method = excluded.shipping_method, shipping_id = excluded.shipping_id,
        store_id = excluded.store_id, gift_option = excluded.gift_option
    )
    select version from head`,
)

/** Saves cart and lines in one statement. Returns the new version, or undefined after a conflict. */
export async function saveCart(
  database: Database,
  before: Cart,
  after: Cart,
): Promise<number | undefined> {
  const keptIds = new Set(after.lines.map(({ id }) => id))
  const removedLineIds = before.lines.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id)
  const changedLines = after.lines.filter((line) => !before.lines.includes(line))
  const parameters = {
    ...parametersOf(after, changedLines),
    version: before.version,
    removedLineIds,
  }
  const [head] = await updateCart(database, parameters)
  return head?.version
}

/** Saves a cart that this transaction has locked. */
export async function saveLocked(
  transaction: Transaction,
  before: Cart,
  after: Cart,
): Promise<number> {
  const version = await saveCart(transaction, before, after)
  if (version === undefined) throw new Error(`cart ${after.id} disappeared while it was locked`)
  return version
}

const insertCart = preparedQuery<{ version: number }, CartParameters & { consumerId: string }>(
  [...cartParameters, 'consumerId'],
  (cart) => sql`
    with head as (
      ${insertHead(cart)}
    ), saved as (${insertLines(cart)})
    select version from head`,
)

/** Saves the first cart of a consumer, unless there is one by now. */
export async function saveNewCart(database: Database, cart: Cart): Promise<number | undefined> {
  const parameters = { ...parametersOf(cart, cart.lines), consumerId: cart.consumerId }
  const [head] = await insertCart(database, parameters)
  return head?.version
}

const parametersOf = (cart: Cart, lines: readonly CartLine[]): CartParameters => ({
  ...headParametersOf(cart),
  lines: JSON.stringify(lines.map(lineRow)),
})

const lineRow = (line: CartLine) => ({
  id: line.id,
  sku: line.sku,
  quantity: line.quantity,
  recipe_id: line.recipeId,
  precreated_customs_code: line.precreatedCustomsCode,
  shipping_method: line.shippingMethod,
  shipping_id: line.shippingId,
  store_id: line.storeId,
  gift_option: line.giftOption,
})
