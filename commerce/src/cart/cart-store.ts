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
import { type ContentRow, contentsOf, contentsOfCart, type Wishes } from './cart-lines-store.ts'
import type { CartMemory } from './cart-memory-store.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { joinNamedPlaces } from './named-places-store.ts'
import { withNotices } from './notice.ts'
import {
  readForChange,
  type ReadForChange,
  readLocked,
  type Which,
} from './read-for-change-store.ts'
import { saveCart, saveLocked, saveNewCart } from './save-cart-store.ts'
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
type Changed<Refused> = Result<SettledCart, Refused> | undefined

/** The only way to change a cart: read it, settle it, decide, and save what was accepted. */
export async function changeCart<Refused>(
  carts: Carts,
  target: Target,
  decide: Decide<Refused>,
): Promise<Changed<Refused>> {
  await faultPoint('cart.wanted')
  // What else is saved needs a transaction; and who was outrun once is not outrun again.
  const isAlone = !target.alongside && !carts.database.isTransaction
  const changed = isAlone ? await changeUnlessOutrun(carts, target, decide) : outrun
  return changed === outrun ? changeLocked(carts, target, decide) : changed
}

const outrun = Symbol('somebody else changed the cart meanwhile')

/** Waits for nobody: saved only if nobody else changed the cart since it was read. */
async function changeUnlessOutrun<Refused>(
  { database, memory }: Carts,
  { which, market, wishes, isTrial }: Target,
  decide: Decide<Refused>,
): Promise<Changed<Refused> | typeof outrun> {
  const read = await readForChange(database, which, { ...wishes, market, memory })
  if (!read) return undefined
  await faultPoint('cart.read')
  const decided = decideOn(read, isTrial, decide)
  if (!decided.ok) return decided
  const { before, after, ...settled } = decided.value
  if (after === before && !read.isNew) return accept({ ...settled, cart: before })
  const version = await (read.isNew
    ? saveNewCart(database, after)
    : saveCart(database, before, after))
  return version === undefined ? outrun : accept({ ...settled, cart: { ...after, version } })
}

function changeLocked<Refused>(
  { database, memory }: Carts,
  { which, market, wishes, isTrial, alongside }: Target,
  decide: Decide<Refused>,
): Promise<Changed<Refused>> {
  return inTransaction(database, async (transaction) => {
    const head = await lock(transaction, which)
    if (!head) return undefined
    await faultPoint('cart.locked')
    // Not in the statement that locks: one that waited there would see the lines as they were before.
    const contents = await readLocked(transaction, head, { ...wishes, market, memory })
    const decided = decideOn({ head, contents }, isTrial, decide)
    if (!decided.ok) return decided
    const { before, after, ...settled } = decided.value
    if (after === before) return accept({ ...settled, cart: before })
    const version = await saveLocked(transaction, before, after)
    await alongside?.(transaction, before, after)
    await faultPoint('cart.saved')
    return accept({ ...settled, cart: { ...after, version } })
  })
}

function decideOn<Refused>(
  { head, contents }: Pick<ReadForChange, 'head' | 'contents'>,
  isTrial = false,
  decide: Decide<Refused>,
) {
  const { lines, payments, now, wanted, hasSaved } = contents
  const before: Cart = { ...head, lines, payments }
  const { cart: settled, flash } = isTrial ? { cart: before, flash: [] } : settleCart(before, now)
  const outcome = decide(settled, { now, wanted })
  if (!outcome.ok) return outcome
  const isSame = outcome.value === before
  const after = isSame ? before : withNotices(outcome.value, { before, flash })
  return accept({ before, after, now, flash, hasSaved })
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
