import { atDesk, type DeskAnswer } from '@cairn/commerce/orders/order-desk-store'
import type { Database } from '@cairn/commerce/platform/database/database'
import { z } from 'zod'

const orderNumber = z.string()
const pieces = z.array(z.object({ sku: z.string(), quantity: z.int().positive() })).min(1)

export const deskRequest = z.discriminatedUnion('deed', [
  z.object({ deed: z.enum(['list', 'returns']), count: z.int().min(1).max(1_000) }),
  z.object({ deed: z.literal('check') }),
  z.object({ deed: z.literal('show'), orderNumber }),
  z.object({ deed: z.literal('cancel'), orderNumber, shipmentId: z.string().optional() }),
  z.object({
    deed: z.literal('move'),
    orderNumber,
    to: z.enum(['Processing', 'Shipped', 'ReadyForPickup', 'Delivered']),
    shipmentId: z.string().optional(),
    skus: z.array(z.string()).optional(),
    trackingNumber: z.string().max(80).optional(),
    trackingUrl: z.url({ protocol: /^https$/ }).optional(),
  }),
  z.object({ deed: z.literal('money'), orderNumber, isDropped: z.boolean().optional() }),
  z.object({ deed: z.literal('refund'), orderNumber, amount: z.number().positive().optional() }),
  z.object({ deed: z.literal('return'), orderNumber, pieces }),
  z.object({ deed: z.literal('receive'), returnNumber: z.string(), pieces: pieces.optional() }),
])
export type DeskGiven = z.infer<typeof deskRequest>

export const deskAnswer = z.object({ ok: z.boolean(), lines: z.array(z.string()) })

export const ordersCommand =
  (database: Database) =>
  (input: unknown): Promise<DeskAnswer> =>
    atDesk(database, deskRequest.parse(input))
