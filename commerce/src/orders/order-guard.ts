import { orderNumber } from '@cairn/contract/fields/identifiers'
import { accept, refuse, type Result } from '@cairn/contract/refusals/result'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { signatureOf } from '../platform/tokens.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { type CallInput, guard } from '../platform/wire/serve.ts'
import { checkSession, type SessionGuards, accessHashOf } from '../sessions/session-guard.ts'
import { findLiveSession } from '../sessions/session-store.ts'
import type { LiveSession } from '../sessions/session.ts'
import { findOrderByNumber } from './order-store.ts'
import type { Order } from './order.ts'

/** Calls name an order by either field, in the path or in the body. */
const orderReference = z.object({
  orderId: orderNumber.optional(),
  orderNumber: orderNumber.optional(),
})
const ticketQuery = z.object({ st: z.string() })

function orderNumberIn({ params, body }: CallInput): string | undefined {
  const [inPath, inBody] = [params, body].map((part) => orderReference.safeParse(part ?? {}).data)
  return inPath?.orderId ?? inPath?.orderNumber ?? inBody?.orderNumber ?? inBody?.orderId
}

export type OrderAccess = { order: Order }

/** Gives access to one order to whoever holds the ticket. */
export const ticketOf = (orderId: string, secret: string): string =>
  signatureOf(`order ${orderId}`, secret).slice(0, 32)

type OrderGuardDeps = { database: Database; tokenSecret: string }

/** An order of somebody else is refused as not found. */
export const orderGuards = (deps: OrderGuardDeps) => ({
  ownOrder: guard('ownOrder', async (context, input): Promise<Result<OrderAccess>> => {
    const result = await readOwnOrder(deps, context, input)
    if (!result.ok) return result
    const order = result.value
    return order?.state === 'placed' ? accept({ order }) : refuse('pastOrderNotFound')
  }),

  /** An order whose payment may not be settled. */
  ownOpenOrder: guard('ownOrder', async (context, input): Promise<Result<OrderAccess>> => {
    const result = await readOwnOrder(deps, context, input)
    if (!result.ok) return result
    const order = result.value
    return order ? accept({ order }) : refuse('orderNotFound')
  }),
})

/** A ticket needs no session, because the links in mails are opened in any browser. */
async function readOwnOrder(
  { database, tokenSecret }: OrderGuardDeps,
  context: RequestContext,
  input: CallInput,
): Promise<Result<Order | undefined>> {
  const number = orderNumberIn(input)
  const order = number === undefined ? undefined : await findOrderByNumber(database, number)
  const ticket = ticketQuery.safeParse(input.query).data?.st
  if (order && ticket === ticketOf(order.orderId, tokenSecret)) return accept(order)
  const session = await liveSession(database, context)
  if (!session.ok) return session
  return accept(order?.consumerId === session.value.consumerId ? order : undefined)
}

async function liveSession(
  database: Database,
  context: RequestContext,
): Promise<Result<LiveSession>> {
  const accessHash = accessHashOf(context)
  if (accessHash === undefined) return refuse('sessionMissing')
  return checkSession(context, await findLiveSession(database, accessHash))
}

export type OrderGuards = SessionGuards & ReturnType<typeof orderGuards>
