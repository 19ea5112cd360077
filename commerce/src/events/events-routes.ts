import { registerForEvent } from '@cairn/contract/events/event-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { findProfile } from '../accounts/account-store.ts'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findEvent, saveRegistration } from './events-store.ts'
import { checkRegistration } from './registration.ts'

type EventRouteDeps = { database: Database; guards: SessionGuards }

export const eventsRoutes = ({ database, guards }: EventRouteDeps) => [
  serve(registerForEvent, guards.shopper, async ({ access: { consumerId }, body, context }) => {
    const { locale, site } = context
    const { eventId } = body
    const [profile, announced, now] = await Promise.all([
      findProfile(database, consumerId, site),
      findEvent(database, { eventId, locale }),
      readClock(database),
    ])
    if (!profile) return refuse('profileNotFound')
    const { email } = profile
    const registration = checkRegistration(announced?.event, body, { email, today: dateOf(now) })
    if (!registration.ok) return registration
    const registeredAt = await saveRegistration(database, registration.value, {
      consumerId,
      siteId: site.siteId,
      locale,
    })
    return accept({ eventId, registrationTimestamp: registeredAt.toISOString() })
  }),
]

const dateOf = (now: Date) => now.toISOString().slice(0, 10)
