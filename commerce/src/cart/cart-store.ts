import type { Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import { sellableAsJson } from '../catalogue/catalogue-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import type { LiveSession } from '../sessions/session.ts'
import type { Cart, CartLine } from './cart.ts'

type Named = { cartId: string; market: Market }

const linesOf = (cartId: unknown, market: Market) => sql<CartLine[]>`
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', l.id, 'sku', l.sku, 'quantity', l.quantity, 'recipeId', l.recipe_id,
      'shippingMethod', l.shipping_method, 'giftOption', l.gift_option,
      'sellable', ${sellableAsJson('v', 'p')}) order by l.position)
    from cart_lines l
    join sellable_variants v on v.sku = l.sku and v.locale = ${market.locale}
    left join site_prices p on p.product_id = v.product_id and p.site_id = ${market.siteId}
    where l.cart_id = ${cartId}), '[]'::jsonb)`

type OwnCartRow = LiveSession & { cartId: string | null; version: number; lines: CartLine[] }

/** A session, and the cart it names if that is its own: one question to the database. */
export async function findOwnCart(
  database: Database,
  { accessHash, cartId, market }: Named & { accessHash: string },
): Promise<{ session: LiveSession; cart: Cart | undefined } | undefined> {
  const { rows } = await sql<OwnCartRow>`
    select s.id, s.handle, s.usid, s.consumer_id as "consumerId", s.consumer_no as "consumerNo",
           s.consumer_type as "consumerType", s.access_expires_at as "accessExpiresAt",
           s.refresh_expires_at as "refreshExpiresAt", now() as "asOf",
           c.id as "cartId", c.version, ${linesOf(sql`c.id`, market)} as lines
    from live_sessions s
    left join carts c
      on c.id = ${cartId} and c.consumer_id = s.consumer_id and c.state = 'active'
    where s.access_hash = ${accessHash}`.execute(database)
  const [row] = rows
  if (!row) return undefined
  const { cartId: id, version, lines, ...session } = row
  const { consumerId } = session
  return { session, cart: id === null ? undefined : { id, consumerId, version, lines } }
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

/** The only way to change a cart: lock it, decide, and save what was accepted. */
export function changeCart<Refused>(
  database: Database,
  { cartId, market }: Named,
  decide: (cart: Cart) => Result<Cart, Refused>,
): Promise<Result<Cart, Refused> | undefined> {
  return inTransaction(database, async (transaction) => {
    const cart = await lockCart(transaction, { cartId, market })
    if (!cart) return undefined
    await faultPoint('cart.locked')
    const outcome = decide(cart)
    if (!outcome.ok || outcome.value === cart) return outcome
    const saved = await saveCart(transaction, cart, outcome.value)
    await faultPoint('cart.saved')
    return { ok: true, value: saved }
  })
}

async function lockCart(transaction: Transaction, { cartId, market }: Named) {
  const row = await transaction
    .selectFrom('carts')
    .select(['id', 'consumer_id as consumerId', 'version'])
    .where('id', '=', cartId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  // A second statement: the one that waited for the lock would still see the lines as they were before.
  const { rows } = await sql<{ lines: CartLine[] }>`
    select ${linesOf(cartId, market)} as lines`.execute(transaction)
  return { ...row, lines: rows[0]?.lines ?? [] }
}

async function saveCart(transaction: Transaction, before: Cart, after: Cart): Promise<Cart> {
  const kept = new Set(after.lines.map(({ id }) => id))
  const gone = before.lines.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  const changed = after.lines.filter((line) => !before.lines.includes(line))
  if (gone.length > 0) {
    await transaction.deleteFrom('cart_lines').where('id', 'in', gone).execute()
  }
  if (changed.length > 0) await saveLines(transaction, after.id, changed)
  const { version } = await transaction
    .updateTable('carts')
    .set((row) => ({ version: row('version', '+', 1), changed_at: sql<Date>`now()` }))
    .where('id', '=', after.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return { ...after, version }
}

async function saveLines(transaction: Transaction, cartId: string, changed: readonly CartLine[]) {
  await transaction
    .insertInto('cart_lines')
    .values(
      changed.map((line) => ({
        id: line.id,
        cart_id: cartId,
        sku: line.sku,
        quantity: line.quantity,
        recipe_id: line.recipeId,
        shipping_method: line.shippingMethod,
        gift_option: line.giftOption && JSON.stringify(line.giftOption),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        sku: row.ref('excluded.sku'),
        quantity: row.ref('excluded.quantity'),
        recipe_id: row.ref('excluded.recipe_id'),
        shipping_method: row.ref('excluded.shipping_method'),
        gift_option: row.ref('excluded.gift_option'),
      })),
    )
    .execute()
}

/** Whoever these belonged to will not come back. */
export async function forgetCarts(database: Database, consumerId: string): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .execute()
}
