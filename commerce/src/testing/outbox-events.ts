import { mailJobs } from '../mail/mail-jobs.ts'
import { findLatestMails } from '../mail/stored-mails-flow.ts'
import type { Consumer } from '../platform/jobs/consumer.ts'
import type { Shop } from './shop.ts'

export type OutboxEvent = { topic: string; payload: unknown }

export async function readOutbox({ database }: Shop): Promise<OutboxEvent[]> {
  const { rows } = await database.run('select topic, payload from outbox order by id')
  return rows.map(({ topic, payload }) => ({ topic: String(topic), payload }))
}

type Consumption = { consumers: readonly Consumer[]; events: readonly OutboxEvent[] }

export async function consumeAll(shop: Shop, { consumers, events }: Consumption): Promise<void> {
  for (const { topic, payload } of events) {
    for (const { work } of consumers.filter(({ event }) => event === topic)) {
      await work(shop.database.query, payload, job)
    }
  }
}
const job = { id: 'a job', attempt: 1, signal: new AbortController().signal }

export const mailConsumers = ({ mailKeys }: Shop): Consumer[] =>
  mailJobs({ ...mailKeys, mails: undefined, staffEmail: 'help@example.com' }).consumers

/** Writes the mails of all events in the outbox, also of those whose mails are already written. */
export const writeMailsOfOutbox = async (shop: Shop): Promise<void> =>
  consumeAll(shop, { consumers: mailConsumers(shop), events: await readOutbox(shop) })

export const latestMails = (shop: Shop) => findLatestMails(shop.database.query, 50, shop.mailKeys)

/** The mails that an action causes. */
export async function mailsAfter(shop: Shop, action: () => Promise<unknown>) {
  await shop.database.exec('delete from mails; delete from outbox')
  await action()
  await writeMailsOfOutbox(shop)
  return latestMails(shop)
}
