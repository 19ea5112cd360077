import type { Refusal, Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { subnetOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'
import { loginOf } from './account.ts'

/** Of one network, which is a /24 or a /64. */
const maxAttemptsPerHour = { userData: 5, lookup: 10 }

const counter = hourlyCounter('user_data_attempts', 'attempts')

const subjects = { userData: 'user data for', lookup: 'lookup by' }

/** Counts an attempt before the profile is looked up, so that concurrent attempts cannot exceed the limit. */
export const countAttempt = (
  database: Database,
  kind: keyof typeof maxAttemptsPerHour,
  clientIp: string,
): Promise<Result<null, Refusal<'tooManyRequests'>>> =>
  counter.addWithin(
    database,
    hashOf(`${subjects[kind]} ${subnetOf(clientIp)}`),
    maxAttemptsPerHour[kind],
  )

export const deleteOldUserDataAttempts = counter.deleteOld

type OpenedLink = { consumerId: string; email: string; sessionId: string }

/**
 * Remembers that a session has opened the link to a profile, which is only in a mail to its address. A profile with a
 * password is not found, because its id is known to others.
 */
export async function openProfileLink(
  database: Database,
  { consumerId, email, sessionId }: OpenedLink,
): Promise<boolean> {
  const opened = await database
    .updateTable('accounts')
    .set({ link_session_id: sessionId, link_opened_at: sql<Date>`now()` })
    .where('account_id', '=', consumerId)
    .where('login', '=', loginOf(email))
    .where('password_hash', 'is', null)
    .where('state', '=', 'open')
    .returning('account_id')
    .executeTakeFirst()
  return opened !== undefined
}
