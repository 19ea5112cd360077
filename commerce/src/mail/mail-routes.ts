import { resendGiftCardEmail } from '@cairn/contract/orders/order-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { OrderGuards } from '../orders/order-guard.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import { resendGiftCards } from './mail-flow.ts'

export const mailRoutes = ({ database, guards }: { database: Database; guards: OrderGuards }) => [
  serve(resendGiftCardEmail, guards.ownOrder, async ({ access: { order }, body }) => {
    const isWritten = await resendGiftCards(database, order, body.itemId)
    return isWritten ? accept({}) : refuse('itemNotAvailable')
  }),
]
