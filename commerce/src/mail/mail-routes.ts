import { resendGiftCardEmail } from '@cairn/contract/orders'
import { accept, refuse } from '@cairn/contract/result'
import type { OrderGuards } from '../orders/order-guard.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import { writeCardsAgain } from './order-mails-store.ts'

type MailRouteNeeds = { database: Database; guards: OrderGuards }

export const mailRoutes = ({ database, guards }: MailRouteNeeds) => [
  serve(resendGiftCardEmail, guards.ownOrder, async ({ grant: { order }, body }) => {
    const isWritten = await writeCardsAgain(database, order, body.itemId)
    return isWritten ? accept({}) : refuse('itemNotAvailable')
  }),
]
