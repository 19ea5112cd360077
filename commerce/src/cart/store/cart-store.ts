import type { FlashMessage } from '@cairn/contract/cart/cart'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Market } from '../../catalogue/market.ts'
import type { Sellable } from '../../catalogue/sellable/sellable.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { anyOf, rawQuery } from '../../platform/database/queries/raw-query.ts'
import { faultPoint } from '../../platform/faults.ts'
import { identityIdsOf } from '../../promotions/promotion-uses-store.ts'
import { type Cart, withNotices } from '../cart.ts'
import { settleCart } from '../delivery/settle-cart.ts'
import { type PriceCart, pricingUnder } from '../pricing/cart-prices.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { savedTotalOf, withRaisedTotalBefore } from '../pricing/raised-total.ts'
import { withUsableCode, withValidDiscounts } from '../promotions/cart-discounts.ts'
import { identitiesOfCart, type RefusedCode, refusedCodes } from '../promotions/cart-promotions.ts'
import {
  type CartContentsRow,
  contentKinds,
  contentsOf,
  contentsOfCart,
  type CartCaches,
} from './cart-contents-store.ts'
import {
  type CartHead,
  headColumns,
  headKinds,
  headOf,
  type HeadRow,
  lockCart,
  findOrCreateCart,
} from './cart-head-store.ts'
import { joinNamedPlaces } from './named-places-store.ts'
import {
  readForChange,
  type ReadForChange,
  readLocked,
  type CartRef,
  type Prefetch,
} from './read-for-change-store.ts'
import { saveCart, saveLocked, saveNewCart } from './save-cart-store.ts'

/** The dependencies of everything that reads or changes carts. */
export type CartDeps = { database: Database; caches: CartCaches }

/** A cart with its pricing conditions. */
export type LoadedCart = {
  cart: Cart
  conditions: PricingConditions
  hasSaved: boolean
}

/** A cart as it is read, with the codes that it can no longer use: its next change removes them for good. */
export type CartToRead = LoadedCart & { refusedCodes: readonly RefusedCode[] }

/** A cart as read from the database at one moment. */
export type CartRow = HeadRow & CartContentsRow & { readAt: Date }

export async function loadCart(
  { database: reader, caches }: CartDeps,
  row: CartRow,
  { market, sessionId }: { market: Market; sessionId: string | undefined },
): Promise<CartToRead> {
  const { shippingAddress: address } = row
  const read = await contentsOf(row, { market, caches, reader, address, sessionId })
  const { lines, payments, conditions, hasSaved } = read
  const cart = { ...headOf(row), lines, payments }
  const refused = refusedCodes(cart, conditions)
  return {
    cart: withUsableCode(cart, conditions, refused),
    conditions,
    hasSaved,
    refusedCodes: refused,
  }
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
  carts: CartDeps,
  { cartId, market, sessionId }: { cartId: string; market: Market; sessionId: string | undefined },
): Promise<CartToRead | undefined> {
  const row = await rawQuery<CartRow>({ readAt: 'instant', ...headKinds, ...contentKinds })`
    select now() as "readAt", ${headColumns}, ${contentsOfCart(market)}
    from carts c ${joinNamedPlaces(sql`'{}'`)}
    where c.id = ${cartId} and c.state = 'active'`.first(carts.database)
  return row && loadCart(carts, row, { market, sessionId })
}

type AlsoSave = (transaction: Transaction, before: Cart, after: Cart) => Promise<void>
type BeforeSave<CartRefusal> = (after: Cart, price: PriceCart) => Promise<Result<Cart, CartRefusal>>
export type ChangeTarget<CartRefusal = never> = {
  cartRef: CartRef
  market: Market
  prefetch?: Prefetch
  /**
   * Completes an accepted cart with the answer of an external service, while no transaction is open. It is
   * called once; if the cart was changed meanwhile, the decision is repeated and has to use the same answer.
   */
  beforeSave?: BeforeSave<CartRefusal> | undefined
  /** Saves more in the same transaction. */
  alsoSave?: AlsoSave | undefined
  /** A dry run does not settle unavailable deliveries. */
  dryRun?: boolean
}

/** What a change may depend on beside the cart. */
export type ChangeContext = {
  conditions: PricingConditions
  price: PriceCart
  /** The variants named in `prefetch.skus` that the market sells. */
  requestedVariants: ReadonlyMap<string, Sellable>
}
type Decide<CartRefusal> = (cart: Cart, context: ChangeContext) => Result<Cart, CartRefusal>

/** A cart after a change, with messages about automatic changes. `price` remembers the accepted prices. */
type SettledCart = LoadedCart & { flash: readonly FlashMessage[]; price: PriceCart }
type ChangeOutcome<CartRefusal> = Result<SettledCart, CartRefusal> | undefined

/** The only way to change a cart: read it, settle it, decide, and save what was accepted. */
export async function changeCart<CartRefusal>(
  carts: CartDeps,
  target: ChangeTarget<CartRefusal>,
  decide: Decide<CartRefusal>,
): Promise<ChangeOutcome<CartRefusal>> {
  await faultPoint('cart.requested')
  // Saving more needs a transaction; after a conflict, the lock prevents another.
  const canBeOptimistic = (target.beforeSave || !target.alsoSave) && !carts.database.isTransaction
  const result = canBeOptimistic ? await changeOptimistically(carts, target, decide) : conflict
  return result === conflict ? changeLocked(carts, target, decide) : result
}

const conflict = Symbol('the cart was changed since it was read')

/** Takes no lock: saves only if the version of the cart is still the one that was read. */
async function changeOptimistically<CartRefusal>(
  { database, caches }: CartDeps,
  { cartRef, market, prefetch, dryRun, beforeSave, alsoSave }: ChangeTarget<CartRefusal>,
  decide: Decide<CartRefusal>,
): Promise<ChangeOutcome<CartRefusal> | typeof conflict> {
  const read = await readForChange(database, cartRef, { ...prefetch, market, caches })
  if (!read) return undefined
  await faultPoint('cart.read')
  const decision = decideOn(read, dryRun, decide)
  if (!decision.ok) return decision
  const { before, after: accepted, ...settled } = decision.value
  if (accepted === before && !read.isNew) return accept({ ...settled, cart: before })
  const completed = beforeSave ? await beforeSave(accepted, settled.price) : accept(accepted)
  if (!completed.ok) return completed
  const after = completed.value
  const version = await saveUnlocked(database, { before, after, isNew: read.isNew }, alsoSave)
  return version === undefined ? conflict : accept({ ...settled, cart: { ...after, version } })
}

type CartChange = { before: Cart; after: Cart; isNew: boolean }

/** Returns the new version, or undefined after a conflict. */
function saveUnlocked(
  database: Database,
  change: CartChange,
  alsoSave?: AlsoSave,
): Promise<number | undefined> {
  const { before, after, isNew } = change
  if (!alsoSave) return isNew ? saveNewCart(database, after) : saveCart(database, before, after)
  return inTransaction(database, async (transaction) => {
    const version = await saveUnlocked(transaction, change)
    if (version !== undefined) await alsoSave(transaction, before, after)
    return version
  })
}

function changeLocked<CartRefusal>(
  { database, caches }: CartDeps,
  { cartRef, market, prefetch, dryRun, alsoSave }: ChangeTarget<CartRefusal>,
  decide: Decide<CartRefusal>,
): Promise<ChangeOutcome<CartRefusal>> {
  return inTransaction(database, async (transaction) => {
    const head = await lock(transaction, cartRef)
    if (!head) return undefined
    await faultPoint('cart.locked')
    // A separate statement, because the locking one may have waited and would see old lines.
    const lockedRef = { cartId: head.id, session: cartRef.session }
    const contents = await readLocked(transaction, lockedRef, { ...prefetch, market, caches })
    const decision = decideOn({ head, contents }, dryRun, decide)
    if (!decision.ok) return decision
    const { before, after, ...settled } = decision.value
    if (after === before) return accept({ ...settled, cart: before })
    const version = await saveLocked(transaction, before, after)
    await alsoSave?.(transaction, before, after)
    await faultPoint('cart.saved')
    return accept({ ...settled, cart: { ...after, version } })
  })
}

function decideOn<CartRefusal>(
  { head, contents }: Pick<ReadForChange, 'head' | 'contents'>,
  dryRun = false,
  decide: Decide<CartRefusal>,
) {
  const { lines, payments, conditions, requestedVariants, hasSaved } = contents
  const price = pricingUnder(conditions)
  const before: Cart = { ...head, lines, payments }
  const usable = withUsableCode(before, conditions)
  const current = dryRun ? usable : withRaisedTotalBefore(usable, { conditions, price })
  const { cart: settledCart, flash } = dryRun
    ? { cart: current, flash: [] }
    : settleCart(current, conditions)
  const outcome = decide(settledCart, { conditions, price, requestedVariants })
  if (!outcome.ok) return outcome
  const valid = withValidDiscounts(outcome.value, { conditions, price })
  const savedTotal = dryRun ? valid.savedTotal : savedTotalOf(valid, price(valid), conditions)
  const after =
    valid === before
      ? before
      : withNotices(
          { ...valid, savedTotal, identityIds: identityIdsOf(identitiesOfCart(valid)) },
          { before, flash },
        )
  return accept({ before, after, conditions, price, flash, hasSaved })
}

const lock = (transaction: Transaction, cartRef: CartRef): Promise<CartHead | undefined> =>
  'consumerId' in cartRef
    ? findOrCreateCart(transaction, cartRef.consumerId)
    : lockCart(transaction, cartRef.cartId)

/** For deleted guests. */
export async function deleteActiveCarts(database: Database, consumerId: string): Promise<void> {
  await database
    .deleteFrom('carts')
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .execute()
}

/** For carts that have become orders of the shopper. */
export async function giveOrderedCarts(
  transaction: Transaction,
  { cartIds, consumerId }: { cartIds: readonly string[]; consumerId: string },
): Promise<void> {
  await transaction
    .updateTable('carts')
    .set({ consumer_id: consumerId })
    .where('id', '=', anyOf(cartIds))
    .where('state', '<>', 'active')
    .execute()
}
