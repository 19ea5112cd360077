import { type RawBuilder, sql } from 'kysely'
import { inEachMarket, type Market } from '../catalogue/sellable.ts'
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

const fromClaimed = (
  { accessHash, cartId }: { [Name in keyof Claimed]: RawBuilder<unknown> },
  alsoJoined = sql``,
) => sql`
  from live_sessions s
  left join carts c on c.consumer_id = s.consumer_id and c.id = ${cartId} and c.state = 'active'
  ${alsoJoined}
  where s.access_hash = ${accessHash}`

const askWhose = question<LiveSession & { cartId: string | null }, Claimed>(
  ['accessHash', 'cartId'],
  (claim) => sql`select ${liveSessionColumns}, c.id as "cartId" ${fromClaimed(claim)}`,
)

/** A session, and whether the cart it names is its own. */
export async function findCartClaim(
  database: Database,
  claim: Claimed,
): Promise<{ session: LiveSession; cartId: string | null } | undefined> {
  const [row] = await askWhose(database, claim)
  if (!row) return undefined
  const { cartId, ...session } = row
  return { session, cartId }
}

type FoundRow = LiveSession & { written: string | null }

const askForAll = inEachMarket((market) =>
  question<FoundRow, Claimed & { storeIds: readonly string[] }>(
    ['accessHash', 'cartId', 'storeIds'],
    ({ storeIds, ...claim }) => sql`
      select ${liveSessionColumns}, case when c.id is not null then (
        select to_json(whole)::text from (select ${headColumns}, ${contentsOfCart(market)}) whole
      ) end as written
      ${fromClaimed(claim, joinNamedPlaces(storeIds))}`,
  ),
)

type Asking = Claimed & { market: Market; storeIds?: readonly string[] }

/** A session, and the cart it names if that is its own: one question to the database. */
export async function findOwnCart(
  database: Database,
  { market, storeIds = [], ...claim }: Asking,
): Promise<{ session: LiveSession; found: FoundCart | undefined } | undefined> {
  const [row] = await askForAll(market)(database, { ...claim, storeIds })
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
