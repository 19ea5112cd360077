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
import type { CartLine } from './cart.ts'

type LineRow = Omit<CartLine, 'sellable'> & SellableRow

export type LineRows = { lines: readonly LineRow[]; sizes: readonly SizeRow[] }

/** The columns of LineRows, for a query that knows the cart by this reference. */
export const contentsOf = (cartId: string, market: Market) => {
  const cart = sql.ref(cartId)
  return sql`${linesIn(cart, market)} as lines, ${sizesBeside(skusIn(cart))} as sizes`
}

const linesIn = (cartId: unknown, market: Market) => sql`(
  select coalesce(json_agg(line), '[]') from (
    select l.id, l.quantity, l.recipe_id as "recipeId", l.shipping_method as "shippingMethod",
      l.gift_option as "giftOption", ${sellableColumns}
    from cart_lines l ${joinSellable('l.sku', market)}
    where l.cart_id = ${cartId}
    order by l.position) line)`

const skusIn = (cartId: unknown) => sql`select sku from cart_lines where cart_id = ${cartId}`

export function linesOf({ lines, sizes }: LineRows): CartLine[] {
  const known = sizesByProduct(sizes)
  return lines.map(({ id, quantity, recipeId, shippingMethod, giftOption, ...row }) => ({
    id,
    sku: row.sku,
    quantity,
    recipeId,
    shippingMethod,
    giftOption,
    sellable: sellableOf(row, known),
  }))
}

/** What is in a cart, and what the catalogue says of a sku that may come into it. */
export async function readLines(
  transaction: Transaction,
  { cartId, market }: { cartId: string; market: Market },
  wantedSku: string | undefined,
): Promise<{ lines: CartLine[]; wanted: Sellable | null }> {
  const { rows } = await sql<LineRows & { wanted: SellableRow | null }>`
    select ${linesIn(cartId, market)} as lines, (
      select to_json(wanted) from (
        select ${sellableColumns}
        from (select ${wantedSku ?? null}::text as sku) asked ${joinSellable('asked.sku', market)}
      ) wanted) as wanted,
      ${sizesBeside(sql`${skusIn(cartId)} union all select ${wantedSku ?? null}`)} as sizes`.execute(
    transaction,
  )
  const [{ lines, sizes, wanted } = { lines: [], sizes: [], wanted: null }] = rows
  return {
    lines: linesOf({ lines, sizes }),
    wanted: wanted && sellableOf(wanted, sizesByProduct(sizes)),
  }
}
