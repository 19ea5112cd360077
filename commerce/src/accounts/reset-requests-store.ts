import { isLocale, type Locale } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import { hashOf } from '../platform/tokens.ts'

const maxWithoutCaptchaPerHour = 10

const counter = hourlyCounter('password_reset_counts', 'requests')

/** Counts a request without a captcha. False if the network has sent too many. */
export async function countUnverifiedReset(database: Database, clientIp: string): Promise<boolean> {
  const network = hashOf(`password resets from ${networkOf(clientIp)}`)
  const { count } = await counter.add(database, network)
  return count <= maxWithoutCaptchaPerHour
}

export type ResetRequest = { login: string; locale: Locale }

/** Does not look whether there is an account, so that the time does not reveal it. The mail is written by a job. */
export const requestPasswordReset = (
  database: Database,
  { login, locale }: ResetRequest,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const { requestId } = await transaction
      .insertInto('password_reset_requests')
      .values({ login, locale })
      .returning('request_id as requestId')
      .executeTakeFirstOrThrow()
    await emit(transaction, 'password-reset-requested', { requestId })
  })

/** Deletes the request, so that it causes one mail. */
export async function takeResetRequest(
  transaction: Transaction,
  requestId: string,
): Promise<ResetRequest | undefined> {
  const row = await transaction
    .deleteFrom('password_reset_requests')
    .where('request_id', '=', requestId)
    .returning(['login', 'locale'])
    .executeTakeFirst()
  return row && isLocale(row.locale) ? { login: row.login, locale: row.locale } : undefined
}

/** Requests whose job has failed in all attempts. */
export async function deleteOldResetRequests(database: Database): Promise<void> {
  await database
    .deleteFrom('password_reset_requests')
    .where('requested_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  await counter.deleteOld(database)
}
