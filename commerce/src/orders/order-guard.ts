import { orderNumber } from '@cairn/contract/identifiers'
import { accept, refuse, type Result } from '@cairn/contract/result'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { sealOf } from '../platform/tokens.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { type Addressed, guard } from '../platform/wire/guard.ts'
import { letIn, type SessionGuards, accessHashOf } from '../sessions/session-guard.ts'
import { findLiveSession } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { findOrderByNumber } from './find-order-store.ts'
import type { KnownOrder } from './known-order.ts'

/** The wire names an order by either word, in the path or in the body. */
const naming = z.object({ orderId: orderNumber.optional(), orderNumber: orderNumber.optional() })
const ticketed = z.object({ st: z.string() })

function namedOrder({ params, body }: Addressed): string | undefined {
  const [inPath, inBody] = [params, body].map((part) => naming.safeParse(part ?? {}).data)
  return inPath?.orderId ?? inPath?.orderNumber ?? inBody?.orderNumber ?? inBody?.orderId
}

export type OwnOrder = { session: LiveSession; order: KnownOrder }

/** Opens one order to whoever holds it, and nothing else. */
export const ticketOf = (orderId: string, secret: string): string =>
  sealOf(`order ${orderId}`, secret).slice(0, 32)

type Needs = { database: Database; tokenSecret: string }

/** Another's order is no order: what that is called is for each call to say. */
export const orderGuards = (needs: Needs) => ({
  ownOrder: guard('ownOrder', async (asked, input): Promise<Result<OwnOrder>> => {
    const own = await readOwnOrder(needs, asked, input)
    if (!own.ok) return own
    const { session, order } = own.value
    return order?.state === 'placed' ? accept({ session, order }) : refuse('pastOrderNotFound')
  }),

  /** One whose payment may still be on its way. */
  ownOpenOrder: guard('ownOrder', async (asked, input): Promise<Result<OwnOrder>> => {
    const own = await readOwnOrder(needs, asked, input)
    if (!own.ok) return own
    const { session, order } = own.value
    return order ? accept({ session, order }) : refuse('orderNotFound')
  }),
})

type Read = { session: LiveSession; order: KnownOrder | undefined }

async function readOwnOrder(
  { database, tokenSecret }: Needs,
  asked: Asked,
  input: Addressed,
): Promise<Result<Read>> {
  const live = await liveSession(database, asked)
  if (!live.ok) return live
  const number = namedOrder(input)
  const order = number === undefined ? undefined : await findOrderByNumber(database, number)
  const isOwn =
    order !== undefined &&
    (order.consumerId === live.value.consumerId ||
      ticketed.safeParse(input.query).data?.st === ticketOf(order.orderId, tokenSecret))
  return accept({ session: live.value, order: isOwn ? order : undefined })
}

async function liveSession(database: Database, asked: Asked): Promise<Result<LiveSession>> {
  const accessHash = accessHashOf(asked)
  if (accessHash === undefined) return refuse('sessionMissing')
  return letIn(asked, await findLiveSession(database, accessHash))
}

export type OrderGuards = SessionGuards & ReturnType<typeof orderGuards>
