import { type RawBuilder, sql } from 'kysely'
import { type Market, perMarket } from '../../catalogue/market.ts'
import type { Database } from '../../platform/database/database.ts'
import { batched } from '../../platform/database/queries/batched.ts'
import { preparedQuery } from '../../platform/database/queries/raw-query.ts'
import { liveSessionColumns, liveSessionKinds } from '../../sessions/session-store.ts'
import type { LiveSession } from '../../sessions/session.ts'
import type { FoundCart } from '../answers/answer-cache.ts'
import { contentsOfCart } from './cart-contents-store.ts'
import { headColumns } from './cart-head-store.ts'
import { type CartToRead, loadCart, type CartRow, type CartDeps } from './cart-store.ts'
import { joinNamedPlaces } from './named-places-store.ts'

type CartClaim = { accessHash: string; cartId: string }
type CartReadRequest = CartClaim & { storeIds: readonly string[] }

/** The limits keep the planner from joining more rows than requested. */
const fromClaims = (claims: RawBuilder<unknown>, alsoJoined = sql``) => sql`
  from rows from (jsonb_to_recordset(${claims}::jsonb)
    as ("accessHash" text, "cartId" uuid, "storeIds" text[])) with ordinality
    as claimed ("accessHash", "cartId", "storeIds", position)
  cross join lateral (
    select * from live_sessions where access_hash = claimed."accessHash" limit 1) s
  left join lateral (
    select * from carts
    where id = claimed."cartId" and consumer_id = s.consumer_id and state = 'active' limit 1) c on true
  ${alsoJoined}`

type NumberedRow<Row> = Row & { position: number }

/** The rows in the order of the requests. */
function inRequestOrder<Row>(rows: readonly NumberedRow<Row>[], requests: readonly unknown[]) {
  const rowsByPosition = new Map(rows.map(({ position, ...row }) => [position, row]))
  return requests.map((_, index) => rowsByPosition.get(index + 1))
}

type ClaimRow = LiveSession & { cartId: string | null }

const queryClaims = preparedQuery<NumberedRow<ClaimRow>, { claims: string }>({
  columns: { position: 'number', ...liveSessionKinds, cartId: 'text | null' },
  parameters: ['claims'],
  build: ({ claims }) => sql`
    select claimed.position, ${liveSessionColumns}, c.id as "cartId" ${fromClaims(claims)}`,
})

const batchedClaims = batched(async (database, claims: readonly CartClaim[]) =>
  inRequestOrder(await queryClaims(database, { claims: JSON.stringify(claims) }), claims),
)

/** Finds a session, and the cart's id if the cart belongs to it. */
export async function findCartClaim(
  database: Database,
  claim: CartClaim,
): Promise<{ session: LiveSession; cartId: string | null } | undefined> {
  const row = await batchedClaims(database, claim)
  if (!row) return undefined
  const { cartId, ...session } = row
  return { session, cartId }
}

type FoundRow = LiveSession & { json: string | null }

const batchedCarts = perMarket((market) => {
  const query = preparedQuery<NumberedRow<FoundRow>, { claims: string }>({
    columns: { position: 'number', ...liveSessionKinds, json: 'text | null' },
    parameters: ['claims'],
    build: ({ claims }) => sql`
      select claimed.position, ${liveSessionColumns}, case when c.id is not null then (
        select to_json(whole)::text from (select ${headColumns}, ${contentsOfCart(market)}) whole
      ) end as json
      ${fromClaims(claims, joinNamedPlaces(sql`claimed."storeIds"`))}`,
  })
  return batched(async (database, claims: readonly CartReadRequest[]) =>
    inRequestOrder(await query(database, { claims: JSON.stringify(claims) }), claims),
  )
})

/** Finds a session, and the cart if it belongs to it, in one query. */
export async function findOwnCart(
  database: Database,
  { market, storeIds = [], ...claim }: CartClaim & { market: Market; storeIds?: readonly string[] },
): Promise<{ session: LiveSession; foundCart: FoundCart | undefined } | undefined> {
  const row = await batchedCarts(market)(database, { ...claim, storeIds })
  if (!row) return undefined
  const { json, ...session } = row
  const { cartId } = claim
  const { id: sessionId, asOf: readAt } = session
  return { session, foundCart: json === null ? undefined : { cartId, json, readAt, sessionId } }
}

export function loadFoundCart(
  carts: CartDeps,
  { json, readAt, sessionId }: FoundCart,
  market: Market,
): Promise<CartToRead> {
  const row: Omit<CartRow, 'readAt'> = JSON.parse(json)
  return loadCart(carts, { ...row, readAt }, { market, sessionId })
}
