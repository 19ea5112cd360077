import type { Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import { sellableAsJson } from '../catalogue/catalogue-store.ts'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { liveSessionColumns } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import type { Cart, CartLine } from './cart.ts'

type Named = { cartId: string; market: Market }
type Claimed = { accessHash: string; cartId: string }

// Without `offset 0` a plan made without statistics walks the whole catalogue to find the cart's lines.
const linesOf = (cartId: unknown, market: Market) => sql<CartLine[]>`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', l.id, 'sku', l.sku, 'quantity', l.quantity, 'recipeId', l.recipe_id,
      'shippingMethod', l.shipping_method, 'giftOption', l.gift_option,
      'sellable', ${sellableAsJson('v', 'p')}) order by l.position)
    from cart_lines l
    cross join lateral (
      select * from sellable_variants where sku = l.sku and locale = ${market.locale} offset 0) v
    left join site_prices p on p.product_id = v.product_id and p.site_id = ${market.siteId}
    where l.cart_id = ${cartId}), '[]'::jsonb)`

const claimed = (database: Database, { accessHash, cartId }: Claimed) =>
  database
    .selectFrom('live_sessions')
    .leftJoin('carts', (join) =>
      join
        .onRef('carts.consumer_id', '=', 'live_sessions.consumer_id')
        .on('carts.id', '=', cartId)
        .on('carts.state', '=', 'active'),
    )
    .where('live_sessions.access_hash', '=', accessHash)
    .select(liveSessionColumns)
    .select(['carts.id as cartId', 'carts.version'])

/** A session, and whether the cart it names is its own. */
export async function findCartClaim(
  database: Database,
  claim: Claimed,
): Promise<{ session: LiveSession; cartId: string | null } | undefined> {
  const row = await claimed(database, claim).executeTakeFirst()
  if (!row) return undefined
  const { cartId, version: _, ...session } = row
  return { session, cartId }
}

/** A session, and the cart it names if that is its own: one question to the database. */
export async function findOwnCart(
  database: Database,
  { market, ...claim }: Claimed & { market: Market },
): Promise<{ session: LiveSession; cart: Cart | undefined } | undefined> {
  const row = await claimed(database, claim)
    .select(linesOf(sql.ref('carts.id'), market).as('lines'))
    .executeTakeFirst()
  if (!row) return undefined
  const { cartId: id, version, lines, ...session } = row
  const { consumerId } = session
  return {
    session,
    cart: id === null ? undefined : { id, consumerId, version: version ?? 0, lines },
  }
}

/** The consumer's one active cart, made now if there is none. */
export async function activeCartOf(database: Database, consumerId: string): Promise<string> {
  // Updating what is there makes the row come back, and waits for a rival who is just inserting it.
  // The state is written out: a prepared plan matches no index with a parameter in its condition.
  const { id } = await database
    .insertInto('carts')
    .values({ consumer_id: consumerId })
    .onConflict((conflict) =>
      conflict
        .column('consumer_id')
        .where('state', '=', sql.lit('active'))
        .doUpdateSet({ consumer_id: consumerId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
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
  return database
    .selectFrom('carts')
    .select(['id', 'consumer_id as consumerId', 'version'])
    .select(linesOf(sql.ref('carts.id'), market).as('lines'))
    .where('id', '=', cartId)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

/** A change may bring a variant into the cart: what the catalogue says of it is looked up with the lines. */
type Change<Refused> = (cart: Cart, wanted: Sellable | null) => Result<Cart, Refused>

/** The only way to change a cart: lock it, decide, and save what was accepted. */
export function changeCart<Refused>(
  database: Database,
  { wantedSku, ...named }: Named & { wantedSku?: string | undefined },
  decide: Change<Refused>,
): Promise<Result<Cart, Refused> | undefined> {
  return inTransaction(database, async (transaction) => {
    const locked = await lockCart(transaction, named.cartId)
    if (!locked) return undefined
    await faultPoint('cart.locked')
    const { lines, wanted } = await readLines(transaction, named, wantedSku)
    const before = { ...locked, lines }
    const outcome = decide(before, wanted)
    if (!outcome.ok || outcome.value === before) return outcome
    const version = await saveCart(transaction, before, outcome.value)
    await faultPoint('cart.saved')
    return { ok: true, value: { ...outcome.value, version } }
  })
}

const lockCart = (transaction: Transaction, cartId: string) =>
  transaction
    .selectFrom('carts')
    .select(['id', 'consumer_id as consumerId', 'version'])
    .where('id', '=', cartId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()

// Not in the statement that locks: one that waited there would see the lines as they were before.
async function readLines(
  transaction: Transaction,
  { cartId, market }: Named,
  wantedSku: string | undefined,
) {
  const { rows } = await sql<{ lines: CartLine[]; wanted: Sellable | null }>`
    select ${linesOf(cartId, market)} as lines, (
      select ${sellableAsJson('v', 'p')}
      from sellable_variants v
      left join site_prices p on p.product_id = v.product_id and p.site_id = ${market.siteId}
      where v.sku = ${wantedSku ?? null} and v.locale = ${market.locale}) as wanted`.execute(
    transaction,
  )
  return rows[0] ?? { lines: [], wanted: null }
}

type LineRow = {
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

const rowOf = (line: CartLine): LineRow => ({
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
