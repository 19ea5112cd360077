import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { question } from '../platform/database/question.ts'
import type { Cart, CartLine } from './cart.ts'

/** What is kept of a cart beside its lines, and what is kept of these. */
type Filling = {
  id: string
  coupons: readonly string[]
  shipping: string | null
  verified: string | null
  billing: string | null
  favorite: string | null
  notices: string | null
  adjustments: string | null
  prepared: string | null
  lines: string
}
type Blanks<Names> = { readonly [Name in keyof Names]: RawBuilder<unknown> }

const filled = [
  'id',
  'coupons',
  'shipping',
  'verified',
  'billing',
  'favorite',
  'notices',
  'adjustments',
  'prepared',
  'lines',
] as const

const linesOfHead = ({ lines }: Blanks<Filling>) => sql`
  insert into cart_lines (id, cart_id, sku, quantity, recipe_id, precreated_customs_code,
    shipping_method, shipping_id, store_id, gift_option)
  select line.id, head.id, sku, quantity, recipe_id, precreated_customs_code,
    shipping_method, shipping_id, store_id, nullif(gift_option, 'null')
  from head, jsonb_to_recordset(${lines}::jsonb) as line (
    id uuid, sku text, quantity integer, recipe_id text, precreated_customs_code text,
    shipping_method text, shipping_id text, store_id text, gift_option jsonb)`

const change = question<
  { version: number },
  Filling & { version: number; gone: readonly string[] }
>(
  [...filled, 'version', 'gone'],
  (cart) => sql`
    with head as (
      update carts set version = version + 1, changed_at = now(), coupons = ${cart.coupons},
        shipping_address = ${cart.shipping}, verified_address = ${cart.verified},
        billing_address = ${cart.billing}, favorite_store_id = ${cart.favorite},
        notices = ${cart.notices}, price_adjustments = ${cart.adjustments},
        prepared = ${cart.prepared}
      where id = ${cart.id} and version = ${cart.version} and state = 'active'
      returning id, version
    ), removed as (
      delete from cart_lines l using head where l.id = any(${cart.gone}::uuid[])
    ), saved as (
      ${linesOfHead(cart)}
      on conflict (id) do update set
        cart_id = excluded.cart_id, sku = excluded.sku, quantity = excluded.quantity,
        recipe_id = excluded.recipe_id, precreated_customs_code = excluded.precreated_customs_code,
        shipping_method = excluded.shipping_method, shipping_id = excluded.shipping_id,
        store_id = excluded.store_id, gift_option = excluded.gift_option
    )
    select version from head`,
)

/** Cart, lines and version in one statement; answers the new version, or nothing where another change came first. */
export async function saveCart(
  database: Database,
  before: Cart,
  after: Cart,
): Promise<number | undefined> {
  const kept = new Set(after.lines.map(({ id }) => id))
  const gone = before.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = after.lines.filter((line) => !before.lines.includes(line))
  const filling = { ...fillingOf(after, changed), version: before.version, gone }
  const [head] = await change(database, filling)
  return head?.version
}

/** Nobody can come first. */
export async function saveLocked(
  transaction: Transaction,
  before: Cart,
  after: Cart,
): Promise<number> {
  const version = await saveCart(transaction, before, after)
  if (version === undefined) throw new Error(`cart ${after.id} went away while it was locked`)
  return version
}

const open = question<{ version: number }, Filling & { consumerId: string }>(
  [...filled, 'consumerId'],
  (cart) => sql`
    with head as (
      insert into carts (id, consumer_id, version, coupons, shipping_address, verified_address,
        billing_address, favorite_store_id, notices, price_adjustments, prepared)
      values (${cart.id}, ${cart.consumerId}, 1, ${cart.coupons}, ${cart.shipping},
        ${cart.verified}, ${cart.billing}, ${cart.favorite}, ${cart.notices},
        ${cart.adjustments}, ${cart.prepared})
      on conflict (consumer_id) where state = 'active' do nothing
      returning id, version
    ), saved as (${linesOfHead(cart)})
    select version from head`,
)

/** The first cart of a consumer, unless there is one by now. */
export async function saveNewCart(database: Database, cart: Cart): Promise<number | undefined> {
  const filling = { ...fillingOf(cart, cart.lines), consumerId: cart.consumerId }
  const [head] = await open(database, filling)
  return head?.version
}

const fillingOf = (cart: Cart, lines: readonly CartLine[]): Filling => ({
  id: cart.id,
  coupons: cart.coupons,
  shipping: json(cart.shippingAddress),
  verified: json(cart.verifiedAddress),
  billing: json(cart.billingAddress),
  favorite: cart.favoriteStoreId,
  notices: json(cart.notices),
  adjustments: json(cart.adjustments),
  prepared: json(cart.prepared),
  lines: JSON.stringify(lines.map(rowOf)),
})

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

const rowOf = (line: CartLine) => ({
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
