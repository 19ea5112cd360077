import { changeNotification } from '@cairn/contract/accounts/account-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findNotificationChoices, saveNotificationChoice } from './notification-choices-store.ts'

type NotificationDeps = { database: Database; guards: SessionGuards }

export const notificationRoutes = ({ database, guards }: NotificationDeps) => [
  serve(changeNotification, guards.shopper, async ({ access, body }) => {
    const { requestType: type, organisation, payload } = body
    if (type === undefined) return refuse('requestTypeMissing')
    if (organisation === undefined) return refuse('organisationMissing')
    if (payload === undefined) return refuse('payloadMissing')
    const { consumerId: accountId } = access
    await saveNotificationChoice(database, { accountId, type, ...payload })
    return accept({ notifications: await findNotificationChoices(database, accountId) })
  }),
]
