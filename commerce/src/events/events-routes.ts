import { registerForEvent } from '@cairn/contract/events'
import { accept, refuse } from '@cairn/contract/result'
import { findProfile } from '../accounts/account-store.ts'
import { findEvent } from '../content/event-store.ts'
import { readClock } from '../platform/clock-store.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { registrationFor } from './registration.ts'
import { keepRegistration } from './registrations-store.ts'

type EventsNeed = { database: Database; guards: SessionGuards }

export const eventsRoutes = ({ database, guards }: EventsNeed) => [
  serve(registerForEvent, guards.shopper, async ({ grant: { consumerId }, body, asked }) => {
    const { locale, site } = asked
    const { eventId } = body
    const [profile, event, now] = await Promise.all([
      findProfile(database, consumerId, site),
      findEvent(database, { eventId, locale }),
      readClock(database),
    ])
    if (!profile) return refuse('profileNotFound')
    const { email } = profile
    const registration = registrationFor(event, body, { email, today: dayOf(now) })
    if (!registration.ok) return registration
    const from = { consumerId, siteId: site.siteId, locale }
    const registeredAt = await keepRegistration(database, registration.value, from)
    return accept({ eventId, registrationTimestamp: registeredAt.toISOString() })
  }),
]

const dayOf = (now: Date) => now.toISOString().slice(0, 10)
