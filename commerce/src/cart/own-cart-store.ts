import { type RawBuilder, sql } from 'kysely'
import { inEachMarket, type Market } from '../catalogue/sellable.ts'
import { askedTogether } from '../platform/database/asked-together.ts'
import type { Database } from '../platform/database/database.ts'
import { question } from '../platform/database/question.ts'
import { liveSessionColumns } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { headColumns } from './cart-head-store.ts'
import { contentsOfCart } from './cart-lines-store.ts'
import { type CartNow, cartNow, type CartRow, type Carts } from './cart-store.ts'
import type { FoundCart } from './kept-answers.ts'
import { joinNamedPlaces } from './named-places-store.ts'

type Claimed = { accessHash: string; cartId: string }
type Named = Claimed & { storeIds: readonly string[] }

/** Those limits keep a plan from joining more than it was asked for. */
const fromClaimed = (claims: RawBuilder<unknown>, alsoJoined = sql``) => sql`
  from rows from (jsonb_to_recordset(${claims}::jsonb)
    as ("accessHash" text, "cartId" uuid, "storeIds" text[])) with ordinality
    as claimed ("accessHash", "cartId", "storeIds", place)
  cross join lateral (
    select * from live_sessions where access_hash = claimed."accessHash" limit 1) s
  left join lateral (
    select * from carts
    where id = claimed."cartId" and consumer_id = s.consumer_id and state = 'active' limit 1) c on true
  ${alsoJoined}`

type Placed<Row> = Row & { place: string }

/** Everybody's rows, each where its question stood. */
function inPlace<Row>(rows: readonly Placed<Row>[], asked: readonly unknown[]) {
  const found = new Map(rows.map(({ place, ...row }) => [Number(place), row]))
  return asked.map((_, index) => found.get(index + 1))
}

type ClaimRow = LiveSession & { cartId: string | null }

const askWhose = question<Placed<ClaimRow>, { claims: string }>(
  ['claims'],
  ({ claims }) => sql`
    select claimed.place, ${liveSessionColumns}, c.id as "cartId" ${fromClaimed(claims)}`,
)

const askWhoseTogether = askedTogether(async (database, claims: readonly Claimed[]) =>
  inPlace(await askWhose(database, { claims: JSON.stringify(claims) }), claims),
)

/** A session, and whether the cart it names is its own. */
export async function findCartClaim(
  database: Database,
  claim: Claimed,
): Promise<{ session: LiveSession; cartId: string | null } | undefined> {
  const row = await askWhoseTogether(database, claim)
  if (!row) return undefined
  const { cartId, ...session } = row
  return { session, cartId }
}

type FoundRow = LiveSession & { written: string | null }

const askForAll = inEachMarket((market) => {
  const ask = question<Placed<FoundRow>, { claims: string }>(
    ['claims'],
    ({ claims }) => sql`
      select claimed.place, ${liveSessionColumns}, case when c.id is not null then (
        select to_json(whole)::text from (select ${headColumns}, ${contentsOfCart(market)}) whole
      ) end as written
      ${fromClaimed(claims, joinNamedPlaces(sql`claimed."storeIds"`))}`,
  )
  return askedTogether(async (database, claims: readonly Named[]) =>
    inPlace(await ask(database, { claims: JSON.stringify(claims) }), claims),
  )
})

type Asking = Claimed & { market: Market; storeIds?: readonly string[] }

/** A session, and the cart it names if that is its own: one question to the database. */
export async function findOwnCart(
  database: Database,
  { market, storeIds = [], ...claim }: Asking,
): Promise<{ session: LiveSession; found: FoundCart | undefined } | undefined> {
  const row = await askForAll(market)(database, { ...claim, storeIds })
  if (!row) return undefined
  const { written, ...session } = row
  const { cartId } = claim
  return { session, found: written === null ? undefined : { cartId, written, at: session.asOf } }
}

export function openFound(
  carts: Carts,
  { written, at }: FoundCart,
  market: Market,
): Promise<CartNow> {
  const row: Omit<CartRow, 'at'> = JSON.parse(written)
  return cartNow(carts, { ...row, at }, market)
}
