import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { rowFrom } from '../../platform/database/queries/field-columns.ts'
import {
  type Placeholders,
  preparedQuery,
  rawQuery,
} from '../../platform/database/queries/raw-query.ts'
import type { Cart, CartLine } from '../cart.ts'
import { lineColumns } from './cart-contents-store.ts'
import {
  type HeadParameters,
  headParameters,
  headParametersOf,
  insertHead,
  updateHead,
  copyHead,
} from './cart-head-store.ts'

type CartParameters = HeadParameters & { lines: string }

const cartParameters = [...headParameters, 'lines'] as const

const savedColumns = Object.values(lineColumns)
const listOf = (columns: readonly string[]) => sql.raw(columns.join(', '))

const insertLines = ({ lines }: Placeholders<CartParameters>) => sql`
  insert into cart_lines (cart_id, ${listOf(savedColumns)})
  select head.id, ${listOf(savedColumns.map((column) => `line.${column}`))}
  from head, jsonb_populate_recordset(null::cart_lines, ${lines}::jsonb) as line`

const updateCart = preparedQuery<
  { version: number },
  CartParameters & { version: number; removedLineIds: readonly string[] }
>({
  columns: { version: 'number' },
  parameters: [...cartParameters, 'version', 'removedLineIds'],
  build: (cart) => sql`
    with head as (
      ${updateHead(cart)}
    ), removed as (
      delete from cart_lines l using head where l.id = any(${cart.removedLineIds}::uuid[])
    ), saved as (
      ${insertLines(cart)}
      on conflict (id) do update set
        cart_id = excluded.cart_id,
        ${listOf(savedColumns.map((column) => `${column} = excluded.${column}`))}
    )
    select version from head`,
})

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

const insertCart = preparedQuery<{ version: number }, CartParameters & { consumerId: string }>({
  columns: { version: 'number' },
  parameters: [...cartParameters, 'consumerId'],
  build: (cart) => sql`
    with head as (
      ${insertHead(cart)}
    ), saved as (${insertLines(cart)})
    select version from head`,
})

/** Saves the first cart of a consumer, unless there is one by now. */
export async function saveNewCart(database: Database, cart: Cart): Promise<number | undefined> {
  const parameters = { ...parametersOf(cart, cart.lines), consumerId: cart.consumerId }
  const [head] = await insertCart(database, parameters)
  return head?.version
}

const parametersOf = (cart: Cart, lines: readonly CartLine[]): CartParameters => ({
  ...headParametersOf(cart),
  lines: JSON.stringify(lines.map((line) => rowFrom(lineColumns, line))),
})

type CartToClose = { cartId: string; version: number; onlyIf: RawBuilder<unknown> }

/** The part of the statement that inserts an order: closes its cart if its version is still the same. */
export const closeCart = ({ cartId, version, onlyIf }: CartToClose) => sql`
  update carts set state = 'ordered', changed_at = now()
  where id = ${cartId} and version = ${version} and state = 'active' and ${onlyIf}
  returning id, device_fingerprint`

/** Moves the contents of a cart whose order failed into a new cart, or into the active one. */
export async function continueCart(transaction: Transaction, cartId: string): Promise<string> {
  const row = await rawQuery({ id: 'text' })`
    with continued as (
      ${copyHead(cartId)}
    ), moved as (
      update cart_lines set cart_id = (select id from continued) where cart_id = ${cartId}
    )
    select id from continued`.one(transaction)
  return row.id
}
