import type { changeNotification } from '@cairn/contract/accounts/account-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'

export type NotificationChoice = AnswerOf<typeof changeNotification>['notifications'][number]

export const findNotificationChoices = (
  database: Database,
  accountId: string,
): Promise<NotificationChoice[]> =>
  database
    .selectFrom('notification_choices')
    .select(['topic as type', 'channel', 'opted_in as optin'])
    .where('account_id', '=', accountId)
    .orderBy('topic')
    .orderBy('channel')
    .execute()

export async function saveNotificationChoice(
  database: Database,
  { accountId, type, channel, optin }: NotificationChoice & { accountId: string },
): Promise<void> {
  await database
    .insertInto('notification_choices')
    .values({ account_id: accountId, topic: type, channel, opted_in: optin })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'topic', 'channel'])
        .doUpdateSet({ opted_in: optin, changed_at: sql<Date>`now()` }),
    )
    .execute()
}

export async function deleteNotificationChoicesOf(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('notification_choices').where('account_id', '=', accountId).execute()
}

type NotifiedAddress = Pick<NotificationChoice, 'type' | 'channel'> & {
  login: string
  /** The account that has asked for the notification. */
  consumerId: string | null
}

/**
 * False if the account with the address has opted out. With an unverified address, which may be that of a stranger, it
 * decides only about what it has asked for itself.
 */
export async function mayNotify(
  database: Database,
  { login, consumerId, type, channel }: NotifiedAddress,
): Promise<boolean> {
  const optOut = await database
    .selectFrom('notification_choices as c')
    .innerJoin('accounts as a', 'a.account_id', 'c.account_id')
    .select('c.account_id')
    .where('a.login', '=', login)
    .where(({ eb, or }) =>
      or([
        eb('a.verified_login', '=', login),
        ...(consumerId === null ? [] : [eb('a.account_id', '=', consumerId)]),
      ]),
    )
    .where('c.topic', '=', type)
    .where('c.channel', '=', channel)
    .where('c.opted_in', '=', false)
    .executeTakeFirst()
  return optOut === undefined
}
