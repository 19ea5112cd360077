import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { type Placeholders, rawQuery } from '../../platform/database/queries/raw-query.ts'
import type { ColumnsOf } from '../../platform/database/queries/result-columns.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PersonalDataOwner } from '../../platform/privacy/personal-data.ts'
import type { Cart } from '../cart.ts'

/** A cart without its lines and payments: one row of the table carts. */
export type CartHead = Omit<Cart, 'lines' | 'payments'>

export type HeadRow = Omit<CartHead, 'id' | 'consumerId'> & { cartId: string; ownerId: string }

type HeadField = keyof Omit<CartHead, 'id' | 'consumerId' | 'version'>

/** Each field of a head that a change may save, its column, and the value that a new cart has. */
const headFields = [
  ['coupons', 'coupons', "'{}'"],
  ['shippingAddress', 'shipping_address', 'null'],
  ['verifiedAddress', 'verified_address', 'null'],
  ['billingAddress', 'billing_address', 'null'],
  ['favoriteStoreId', 'favorite_store_id', 'null'],
  ['notices', 'notices', "'[]'"],
  ['adjustments', 'price_adjustments', "'[]'"],
  ['shownTotals', 'shown_totals', 'null'],
  ['savedTotal', 'saved_total', 'null'],
  ['identityIds', 'identity_ids', "'{}'"],
] as const satisfies readonly (readonly [HeadField, keyof Tables['carts'], string])[]

const headList = headFields.map(([, column]) => column).join(', ')

/** The columns of a HeadRow, from a table alias. */
export const headColumnsOf = (name: string) =>
  sql.raw(`
    ${name}.id as "cartId", ${name}.consumer_id as "ownerId", ${name}.version,
    ${headFields.map(([field, column]) => `${name}.${column} as "${field}"`).join(', ')}`)

export const headColumns = headColumnsOf('c')

export const headKinds: ColumnsOf<HeadRow> = {
  cartId: 'text',
  ownerId: 'text',
  version: 'number',
  coupons: 'text[]',
  shippingAddress: 'json | null',
  verifiedAddress: 'json | null',
  billingAddress: 'json | null',
  favoriteStoreId: 'text | null',
  notices: 'json',
  adjustments: 'json',
  shownTotals: 'json | null',
  savedTotal: 'json | null',
  identityIds: 'text[]',
}

export const headOf = (row: HeadRow): CartHead => ({
  id: row.cartId,
  consumerId: row.ownerId,
  version: row.version,
  coupons: row.coupons,
  shippingAddress: row.shippingAddress,
  verifiedAddress: row.verifiedAddress,
  billingAddress: row.billingAddress,
  favoriteStoreId: row.favoriteStoreId,
  notices: row.notices,
  adjustments: row.adjustments,
  shownTotals: row.shownTotals,
  savedTotal: row.savedTotal,
  identityIds: row.identityIds,
})

/** The active cart of a consumer, or an empty one that is not saved yet. */
export function headOrNew(consumerId: RawBuilder<unknown>, newCartId: RawBuilder<unknown>) {
  const own = sql`from carts where consumer_id = ${consumerId}::uuid and state = 'active'`
  return sql`
    select id, consumer_id, version, ${sql.raw(headList)} ${own}
    union all
    select ${newCartId}::uuid, ${consumerId}::uuid, 0,
      ${sql.raw(headFields.map(([, , initial]) => initial).join(', '))} where not exists (select ${own})`
}

export type HeadParameters = { id: string } & Record<HeadField, readonly string[] | string | null>

export const headParameters = ['id', ...headFields.map(([field]) => field)] as const

export const headParametersOf = (cart: CartHead): HeadParameters => ({
  id: cart.id,
  coupons: cart.coupons,
  shippingAddress: json(cart.shippingAddress),
  verifiedAddress: json(cart.verifiedAddress),
  billingAddress: json(cart.billingAddress),
  favoriteStoreId: cart.favoriteStoreId,
  notices: json(cart.notices),
  adjustments: json(cart.adjustments),
  shownTotals: json(cart.shownTotals),
  savedTotal: json(cart.savedTotal),
  identityIds: cart.identityIds,
})

const json = (value: unknown) => (value === null ? null : JSON.stringify(value))

/** Saves the head if the cart is still at this version. */
export const updateHead = (cart: Placeholders<HeadParameters & { version: number }>) => sql`
  update carts set version = version + 1, changed_at = now(),
    ${sql.join(headFields.map(([field, column]) => sql`${sql.raw(column)} = ${cart[field]}`))}
  where id = ${cart.id} and version = ${cart.version} and state = 'active'
  returning id, version`

/** Inserts the head unless the consumer has an active cart by now. */
export const insertHead = (cart: Placeholders<HeadParameters & { consumerId: string }>) => sql`
  insert into carts (id, consumer_id, version, ${sql.raw(headList)})
  values (${cart.id}, ${cart.consumerId}, 1, ${sql.join(headFields.map(([field]) => cart[field]))})
  on conflict (consumer_id) where state = 'active' do nothing
  returning id, version`

/** Messages and totals are those of the closed cart. */
const isCopied = ([field]: (typeof headFields)[number]) =>
  field !== 'notices' && field !== 'shownTotals'
const copiedColumns = sql.raw(
  [...headFields.filter(isCopied).map(([, column]) => column), 'device_fingerprint'].join(', '),
)

/** Copies the head of a closed cart into a new active cart, or completes the one that exists by now. */
export const copyHead = (cartId: string) => sql`
  insert into carts as c (consumer_id, ${copiedColumns})
  select consumer_id, ${copiedColumns} from carts where id = ${cartId}
  on conflict (consumer_id) where state = 'active' do update set
    changed_at = now(), version = c.version + 1, shown_totals = null, saved_total = null,
    coupons = case when c.coupons = '{}' then excluded.coupons else c.coupons end,
    shipping_address = coalesce(c.shipping_address, excluded.shipping_address),
    billing_address = coalesce(c.billing_address, excluded.billing_address)
  returning id`

/** Gives a cart to another consumer, with the discounts that it keeps. */
export async function transferCart(
  transaction: Transaction,
  cart: Pick<CartHead, 'id' | 'coupons' | 'adjustments'>,
  consumerId: string,
): Promise<void> {
  await transaction
    .updateTable('carts')
    .set({
      consumer_id: consumerId,
      coupons: [...cart.coupons],
      price_adjustments: JSON.stringify(cart.adjustments),
    })
    .where('id', '=', cart.id)
    .execute()
}

/** The consumer's active cart, created if there is none; locked where a transaction is open. */
export async function findOrCreateCart(database: Database, consumerId: string): Promise<CartHead> {
  // The update returns an existing row, and waits for a concurrent insert.
  // The state is a literal: a prepared plan matches no index with a parameter in its condition.
  const row = await rawQuery<HeadRow>(headKinds)`
    insert into carts as c (consumer_id) values (${consumerId})
    on conflict (consumer_id) where state = 'active' do update set consumer_id = excluded.consumer_id
    returning ${headColumns}`.one(database)
  return headOf(row)
}

/** Locks the cart until the transaction ends. */
export async function lockCart(database: Database, cartId: string): Promise<CartHead | undefined> {
  const row = await rawQuery<HeadRow>(headKinds)`
    select ${headColumns} from carts c
    where c.id = ${cartId} and c.state = 'active' for update`.first(database)
  return row && headOf(row)
}

export async function lockCartOfConsumer(
  database: Database,
  consumerId: string,
): Promise<CartHead | undefined> {
  const row = await rawQuery<HeadRow>(headKinds)`
    select ${headColumns} from carts c
    where c.consumer_id = ${consumerId} and c.state = 'active' for update`.first(database)
  return row && headOf(row)
}

/** Removes the addresses from the active cart of a consumer, and returns its id. */
export async function clearAddressesOf(
  transaction: Transaction,
  consumerId: string,
): Promise<string | undefined> {
  const cart = await transaction
    .updateTable('carts')
    .set(({ eb, ref }) => ({
      shipping_address: null,
      verified_address: null,
      billing_address: null,
      version: eb(ref('version'), '+', 1),
    }))
    .where('consumer_id', '=', consumerId)
    .where('state', '=', 'active')
    .returning('id')
    .executeTakeFirst()
  return cart?.id
}

/** Only the payment provider uses it, so the version of the cart stays. */
export async function saveDeviceFingerprint(
  database: Database,
  cartId: string,
  fingerprint: string,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('carts')
    .set({ device_fingerprint: fingerprint })
    .where('id', '=', cartId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const cartPersonalData: PersonalDataOwner = {
  name: 'cart',
  tables: {
    carts: {
      rows: [{ consumer: 'consumer_id' }],
      exported: [
        'state',
        'created_at',
        'changed_at',
        'coupons',
        'shipping_address',
        'verified_address',
        'billing_address',
        'favorite_store_id',
        'device_fingerprint',
        'reward',
      ],
      internal: ['notices', 'price_adjustments', 'shown_totals', 'saved_total', 'identity_ids'],
      erasure: 'delete',
    },
    cart_lines: {
      rows: [{ within: 'carts', column: 'cart_id', key: 'id' }],
      exported: ['sku', 'quantity', 'recipe_id', 'gift_option', 'shipping_method', 'store_id'],
      internal: ['shipping_id', 'precreated_customs_code'],
      erasure: 'delete',
    },
  },
}
