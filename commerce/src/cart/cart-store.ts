import type { Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { liveSessionColumns } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { contentsOf, type LineRows, linesOf, readLines } from './cart-lines-store.ts'
import type { Cart, CartLine } from './cart.ts'

type Named = { cartId: string; market: Market }
type Claimed = { accessHash: string; cartId: string }
/** A cart without what is in it. */
type Emptied = Omit<Cart, 'lines'>

/** A session, and whether the cart it names is its own. */
export async function findCartClaim(
  database: Database,
  claim: Claimed,
): Promise<{ session: LiveSession; cartId: string | null } | undefined> {
  const { rows } = await sql<LiveSession & { cartId: string | null }>`
    select ${liveSessionColumns}, c.id as "cartId" ${fromClaimed(claim)}`.execute(database)
  if (!rows[0]) return undefined
  const { cartId, ...session } = rows[0]
  return { session, cartId }
}

/** A session, and the cart it names if that is its own: one question to the database. */
export async function findOwnCart(
  database: Database,
  { market, ...claim }: Claimed & { market: Market },
): Promise<{ session: LiveSession; cart: Cart | undefined } | undefined> {
  const { rows } = await sql<LiveSession & LineRows & { cartId: string | null; version: number }>`
    select ${liveSessionColumns}, c.id as "cartId", c.version, ${contentsOf('c.id', market)}
    ${fromClaimed(claim)}`.execute(database)
  if (!rows[0]) return undefined
  const { cartId: id, version, lines, sizes, ...session } = rows[0]
  const { consumerId } = session
  const cart = id === null ? undefined : { id, consumerId, version }
  return { session, cart: cart && { ...cart, lines: linesOf({ lines, sizes }) } }
}

const fromClaimed = ({ accessHash, cartId }: Claimed) => sql`
  from live_sessions s
  left join carts c on c.consumer_id = s.consumer_id and c.id = ${cartId} and c.state = 'active'
  where s.access_hash = ${accessHash}`

const cartColumns = ['id', 'consumer_id as consumerId', 'version'] as const

/** The consumer's one active cart, made now if there is none; locked where a transaction is open. */
export function openCart(database: Database, consumerId: string): Promise<Emptied> {
  // Updating what is there makes the row come back, and waits for a rival who is just inserting it.
  // The state is written out: a prepared plan matches no index with a parameter in its condition.
  return database
    .insertInto('carts')
    .values({ consumer_id: consumerId })
    .onConflict((conflict) =>
      conflict
        .column('consumer_id')
        .where('state', '=', sql.lit('active'))
        .doUpdateSet({ consumer_id: consumerId }),
    )
    .returning(cartColumns)
    .executeTakeFirstOrThrow()
}

export async function findActiveCartId(
  database: Database,
  consumerId: string,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('carts')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return row?.id
}

export async function findCart(
  database: Database,
  { cartId, market }: Named,
): Promise<Cart | undefined> {
  const { rows } = await sql<Emptied & LineRows>`
    select c.id, c.consumer_id as "consumerId", c.version, ${contentsOf('c.id', market)}
    from carts c where c.id = ${cartId} and c.state = 'active'`.execute(database)
  if (!rows[0]) return undefined
  const { lines, sizes, ...cart } = rows[0]
  return { ...cart, lines: linesOf({ lines, sizes }) }
}

/** A cart by its name, or the one that a consumer has or gets now. */
type Which = { cartId: string } | { consumerId: string }
type Target = { which: Which; market: Market; wantedSku?: string | undefined }

/** A change may bring a variant into the cart: what the catalogue says of it is looked up with the lines. */
type Change<Refused> = (cart: Cart, wanted: Sellable | null) => Result<Cart, Refused>

/** The only way to change a cart: lock it, decide, and save what was accepted. */
export function changeCart<Refused>(
  database: Database,
  { which, market, wantedSku }: Target,
  decide: Change<Refused>,
): Promise<Result<Cart, Refused> | undefined> {
  return inTransaction(database, async (transaction) => {
    const locked = await lockCart(transaction, which)
    if (!locked) return undefined
    await faultPoint('cart.locked')
    // Not in the statement that locks: one that waited there would see the lines as they were before.
    const { lines, wanted } = await readLines(transaction, { cartId: locked.id, market }, wantedSku)
    const before = { ...locked, lines }
    const outcome = decide(before, wanted)
    if (!outcome.ok || outcome.value === before) return outcome
    const version = await saveCart(transaction, before, outcome.value)
    await faultPoint('cart.saved')
    return { ok: true, value: { ...outcome.value, version } }
  })
}

const lockCart = (transaction: Transaction, which: Which): Promise<Emptied | undefined> =>
  'consumerId' in which
    ? openCart(transaction, which.consumerId)
    : transaction
        .selectFrom('carts')
        .select(cartColumns)
        .where('id', '=', which.cartId)
        .where('state', '=', 'active')
        .forUpdate()
        .executeTakeFirst()

type SavedLine = {
  id: string
  sku: string
  quantity: number
  recipe_id: string | null
  shipping_method: string
  gift_option: CartLine['giftOption']
}

/** Lines and version in one statement; answers the new version. */
async function saveCart(transaction: Transaction, before: Cart, after: Cart): Promise<number> {
  const kept = new Set(after.lines.map(({ id }) => id))
  const gone = before.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = after.lines.filter((line) => !before.lines.includes(line)).map(rowOf)
  const { rows } = await sql<{ version: number }>`
    with removed as (
      delete from cart_lines where id = any(${gone}::uuid[])
    ), saved as (
      insert into cart_lines (id, cart_id, sku, quantity, recipe_id, shipping_method, gift_option)
      select id, ${after.id}, sku, quantity, recipe_id, shipping_method, nullif(gift_option, 'null')
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as line (
        id uuid, sku text, quantity integer, recipe_id text, shipping_method text, gift_option jsonb)
      on conflict (id) do update set
        sku = excluded.sku, quantity = excluded.quantity, recipe_id = excluded.recipe_id,
        shipping_method = excluded.shipping_method, gift_option = excluded.gift_option
    )
    update carts set version = version + 1, changed_at = now()
    where id = ${after.id}
    returning version`.execute(transaction)
  const [row] = rows
  if (!row) throw new Error(`cart ${after.id} went away while it was locked`)
  return row.version
}

const rowOf = (line: CartLine): SavedLine => ({
  id: line.id,
  sku: line.sku,
  quantity: line.quantity,
  recipe_id: line.recipeId,
  shipping_method: line.shippingMethod,
  gift_option: line.giftOption,
})

/** Whoever these belonged to will not come back. */
export async function forgetCarts(database: Database, consumerId: string): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .execute()
}
