import type { FlashMessage } from '@cairn/contract/flash'
import { accept, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Market, Sellable } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import {
  type CartHead,
  headColumns,
  headOf,
  type HeadRow,
  lockCart,
  openCart,
} from './cart-head-store.ts'
import {
  type ContentRow,
  contentsOf,
  contentsOfCart,
  readContents,
  type Wishes,
} from './cart-lines-store.ts'
import type { CartMemory } from './cart-memory-store.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { joinNamedPlaces } from './named-places-store.ts'
import { withNotices } from './notice.ts'
import { saveCart } from './save-cart-store.ts'
import { settleCart } from './settle-cart.ts'

/** Where carts are, and what this node remembers for them. */
export type Carts = { database: Database; memory: CartMemory }

/** A cart, what holds where it is sold, goes and is fetched, and whether its owner has saved items for later. */
export type CartNow = { cart: Cart; now: Conditions; hasSaved: boolean }

/** What the database said of a cart at a moment. */
export type CartRow = HeadRow & ContentRow & { at: Date }

export async function cartNow(
  { database: reader, memory }: Carts,
  row: CartRow,
  market: Market,
): Promise<CartNow> {
  const { shippingAddress: address } = row
  const read = await contentsOf(row, { market, memory, reader, address })
  const { lines, payments, now, hasSaved } = read
  return { cart: { ...headOf(row), lines, payments }, now, hasSaved }
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
  carts: Carts,
  { cartId, market }: { cartId: string; market: Market },
): Promise<CartNow | undefined> {
  const { rows } = await sql<CartRow>`
    select now() as at, ${headColumns}, ${contentsOfCart(market)}
    from carts c ${joinNamedPlaces(sql`'{}'`)}
    where c.id = ${cartId} and c.state = 'active'`.execute(carts.database)
  return rows[0] && cartNow(carts, rows[0], market)
}

/** A cart by its name, or the one that a consumer has or gets now. */
export type Which = { cartId: string } | { consumerId: string }
type Alongside = (transaction: Transaction, before: Cart, after: Cart) => Promise<void>
export type Target = {
  which: Which
  market: Market
  wishes?: Wishes
  /** What else is saved with the change, or not at all. */
  alongside?: Alongside | undefined
  /** What is only asked about changes nothing by itself. */
  isTrial?: boolean
}

/** What a change is decided upon, beside the cart itself. */
export type Given = { now: Conditions; wanted: Sellable | null }
type Decide<Refused> = (cart: Cart, given: Given) => Result<Cart, Refused>

/** A cart as it is after a change, and what else had to change. */
export type SettledCart = CartNow & { flash: readonly FlashMessage[] }

/** The only way to change a cart: lock it, settle it, decide, and save what was accepted. */
export async function changeCart<Refused>(
  { database, memory }: Carts,
  { which, market, wishes = {}, isTrial = false, alongside }: Target,
  decide: Decide<Refused>,
): Promise<Result<SettledCart, Refused> | undefined> {
  await faultPoint('cart.wanted')
  return inTransaction(database, async (transaction) => {
    const head = await lock(transaction, which)
    if (!head) return undefined
    await faultPoint('cart.locked')
    // Not in the statement that locks: one that waited there would see the lines as they were before.
    const read = await readContents(transaction, head, { ...wishes, market, memory })
    const { lines, payments, now, wanted, hasSaved } = read
    const before = { ...head, lines, payments }
    const { cart: settled, flash } = isTrial ? { cart: before, flash: [] } : settleCart(before, now)
    const outcome = decide(settled, { now, wanted })
    if (!outcome.ok) return outcome
    if (outcome.value === before) return accept({ cart: before, now, flash, hasSaved })
    const after = withNotices(outcome.value, { before, flash })
    const version = await saveCart(transaction, before, after)
    await alongside?.(transaction, before, after)
    await faultPoint('cart.saved')
    return accept({ cart: { ...after, version }, now, flash, hasSaved })
  })
}

const lock = (transaction: Transaction, which: Which): Promise<CartHead | undefined> =>
  'consumerId' in which
    ? openCart(transaction, which.consumerId)
    : lockCart(transaction, which.cartId)

/** Whoever these belonged to will not come back. */
export async function forgetCarts(database: Database, consumerId: string): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .execute()
}
