import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { afterCommit } from '../platform/database/in-transaction.ts'
import { rawQuery } from '../platform/database/queries/raw-query.ts'
import { faultPoint } from '../platform/faults.ts'
import { emitSql, wakeRelays } from '../platform/jobs/outbox.ts'
import type { MailFacts, NewMail } from './mail.ts'

/** Writes each mail once per occasion, even if the event of the occasion comes again. */
export async function writeMails(
  transaction: Transaction,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ facts, ...mail }) => ({ ...mail, kind: facts.kind, facts }))
  await sql`
    with written as (
      insert into mails (order_id, consumer_id, kind, occasion, recipient, facts)
      select "orderId", "consumerId", kind, occasion, recipient, facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m ("orderId" uuid, "consumerId" uuid, kind text, occasion text, recipient text, facts jsonb)
      on conflict do nothing
      returning mail_id
    )
    ${emitSql('mail-written', { payload: { mailId: 'mail_id' }, from: sql`written` })}
  `.execute(transaction)
  afterCommit(wakeRelays)
  await faultPoint('mail.written')
}

/** The occasions of the mails of a kind that a recipient got within a day. */
export async function findOccasionsOfDay(
  transaction: Transaction,
  { facts, recipient }: NewMail,
): Promise<string[]> {
  const rows = await transaction
    .selectFrom('mails')
    .select('occasion')
    .where('recipient', '=', recipient)
    .where('kind', '=', facts.kind)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .execute()
  return rows.map(({ occasion }) => occasion)
}

export type MailRow = {
  mailId: string
  kind: MailFacts['kind']
  recipient: string
  createdAt: string
  isSent: boolean
  orderId: string | null
  facts: MailFacts
}

const findMails = async (database: Database, where: RawBuilder<unknown>): Promise<MailRow[]> => {
  return rawQuery<MailRow>({
    mailId: 'text',
    kind: 'text',
    recipient: 'text',
    createdAt: 'text',
    isSent: 'boolean',
    orderId: 'text | null',
    facts: 'json',
  })`
    select mail_id as "mailId", kind, recipient, order_id as "orderId", facts,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      sent_at is not null as "isSent"
    from mails ${where}`.many(database)
}

export const findMailRow = async (
  database: Database,
  mailId: string,
): Promise<MailRow | undefined> => (await findMails(database, sql`where mail_id = ${mailId}`))[0]

export const findLatestMailRows = (database: Database, count: number): Promise<MailRow[]> =>
  findMails(database, sql`order by created_at desc, mail_id limit ${count}`)

export async function markSent(database: Database, mailId: string): Promise<void> {
  await database
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()` })
    .where('mail_id', '=', mailId)
    .execute()
}

/** For the last mail to a person of whom nothing may remain. */
export async function deleteMail(database: Database, mailId: string): Promise<void> {
  await database.deleteFrom('mails').where('mail_id', '=', mailId).execute()
}

/** For newsletters to addresses that nobody asks for any more. */
export async function deleteNewsletterMails(
  transaction: Transaction,
  recipients: readonly { recipientId: string; recipient: string }[],
): Promise<void> {
  for (const { recipientId, recipient } of recipients)
    await transaction
      .deleteFrom('mails')
      .where('recipient', '=', recipient)
      .where(sql<string>`facts->>'recipientId'`, '=', recipientId)
      .execute()
}

const retentionDays = 90
/** Without a mail server such a mail is only shown in the inbox. */
const retentionDaysOfDeletedAccounts = 1

export async function deleteOldMails(database: Database): Promise<void> {
  await database
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
    .execute()
  await database
    .deleteFrom('mails')
    .where('kind', '=', 'accountDeleted')
    .where(
      'created_at',
      '<',
      sql<Date>`now() - make_interval(days => ${retentionDaysOfDeletedAccounts})`,
    )
    .execute()
}
