import { type RawBuilder, sql } from 'kysely'
import { orderCodeOf } from '../orders/order-code-store.ts'
import { ticketOf } from '../orders/order-guard.ts'
import { issuedCard } from '../payments/issued-card-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { afterCommit } from '../platform/database/inside-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { defineEvent, emitting, wakeRelays } from '../platform/jobs/outbox.ts'
import { finishMail } from './finish-mail.ts'
import type { FinishedMail, MailFacts, NewMail } from './mail.ts'

/** A mail is there and wants to be sent. */
export const mailWritten = defineEvent<{ mailId: string }>('mail-written')

/** What is written already is not written again, whoever is told of its occasion a second time. */
export async function writeMails(
  transaction: Transaction,
  mails: readonly NewMail[],
): Promise<void> {
  if (mails.length === 0) return
  const rows = mails.map(({ facts, ...mail }) => ({ ...mail, kind: facts.kind, facts }))
  await sql`
    with written as (
      insert into mails (order_id, kind, occasion, recipient, facts)
      select "orderId", kind, occasion, recipient, facts
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as m ("orderId" uuid, kind text, occasion text, recipient text, facts jsonb)
      on conflict do nothing
      returning mail_id
    )
    ${emitting(mailWritten, sql`select jsonb_build_object('mailId', mail_id) as payload from written`)}
  `.execute(transaction)
  afterCommit(wakeRelays)
  await faultPoint('mail.written')
}

/** What makes a mail out of its facts. */
export type MailKeys = { tokenSecret: string; cardSecret: string; publicOrigin: string }

export type KeptMail = FinishedMail & {
  mailId: string
  kind: MailFacts['kind']
  recipient: string
  writtenAt: string
  isSent: boolean
  /** Its pictures go along. */
  caseNumber?: string
}

type Row = Omit<KeptMail, keyof FinishedMail> & { orderId: string | null; facts: MailFacts }

const read = async (database: Database, where: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select mail_id as "mailId", kind, recipient, order_id as "orderId", facts,
      to_char(written_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "writtenAt",
      sent_at is not null as "isSent"
    from mails ${where}`.execute(database)
  return rows
}

export async function findMail(
  database: Database,
  mailId: string,
  keys: MailKeys,
): Promise<KeptMail | undefined> {
  const [row] = await read(database, sql`where mail_id = ${mailId}`)
  return row && finished(row, keys)
}

/** The newest first. */
export async function findLatestMails(
  database: Database,
  count: number,
  keys: MailKeys,
): Promise<KeptMail[]> {
  const rows = await read(database, sql`order by written_at desc, mail_id limit ${count}`)
  return rows.map((row) => finished(row, keys))
}

function finished({ facts, orderId, ...row }: Row, keys: MailKeys): KeptMail {
  const { tokenSecret, cardSecret, publicOrigin: origin } = keys
  const ticket = orderId === null ? '' : ticketOf(orderId, tokenSecret)
  const codes = {
    ...(facts.kind === 'giftCard' && { card: issuedCard(cardSecret, facts.card) }),
    ...(facts.kind === 'orderCode' && { orderCode: orderCodeOf(facts.issue, tokenSecret) }),
  }
  return {
    ...row,
    ...(facts.kind === 'caseForStaff' && { replyTo: facts.email, caseNumber: facts.caseNumber }),
    ...finishMail(facts, { origin, ticket, ...codes }),
  }
}

export async function markSent(database: Database, mailId: string): Promise<void> {
  await sql`update mails set sent_at = now() where mail_id = ${mailId}`.execute(database)
}

const daysKept = 90

export async function forgetOldMails(database: Database): Promise<void> {
  await sql`
    delete from mails where written_at < now() - make_interval(days => ${daysKept})`.execute(
    database,
  )
}
