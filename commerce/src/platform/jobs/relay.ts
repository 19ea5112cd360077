import { setTimeout as delay } from 'node:timers/promises'
import type { Connection, OpenDatabase, DatabaseRow } from '../database/database.ts'
import { faultPoint } from '../faults.ts'
import { onEmit } from './outbox.ts'

const pollIntervalMs = 1000
// Events that are published within this time are moved together.
const collectMs = 100
const batchSize = 200

type Queues = {
  /** Inserts jobs into a queue on this connection, so that they are part of its transaction. */
  insert: (connection: Connection, queue: string, payloads: unknown[]) => Promise<void>
  /** Makes the worker of the queue look for jobs now. */
  wake: (queue: string) => void
  report: (error: unknown) => void
}

export type Relay = { stop: () => Promise<void> }

/** Moves events from the outbox into the queues of their consumers. */
export function startRelay(database: OpenDatabase, queues: Queues): Relay {
  let timer: NodeJS.Timeout | undefined
  let currentRun: Promise<void> | undefined
  let hasNewEvents = false
  let isStopped = false

  async function drainOutbox() {
    do {
      await delay(collectMs)
      hasNewEvents = false
      // After a full batch there may be more events.
      while (!isStopped && (await relayBatch(database, queues)) === batchSize);
    } while (hasNewEvents && !isStopped)
  }
  function run() {
    if (isStopped) return
    hasNewEvents = true
    if (currentRun) return
    clearTimeout(timer)
    currentRun = drainOutbox()
      .catch(queues.report)
      .then(() => {
        currentRun = undefined
        if (!isStopped) timer = setTimeout(run, pollIntervalMs)
      })
  }
  const unsubscribe = onEmit(run)
  run()
  return {
    stop: async () => {
      isStopped = true
      unsubscribe()
      clearTimeout(timer)
      await currentRun
    },
  }
}

async function relayBatch(database: OpenDatabase, queues: Queues): Promise<number> {
  const { rows: dueEvents } = await database.run(`select from outbox ${isDue} limit 1`)
  if (dueEvents.length === 0) return 0
  const result = await database.withConnection((connection) => move(connection, queues))
  for (const queue of result.queues) queues.wake(queue)
  return result.count
}

// Events without a consumer are kept for a day, because a newer server with the consumer may be starting.
const isDue = `
  where topic in (select event from pgboss.subscription)
     or created_at < now() - interval '1 day'`

/** Deletes events from the outbox and inserts the jobs in one transaction. */
async function move(connection: Connection, queues: Queues) {
  await connection.exec('begin')
  const { rows } = await connection.run(
    `delete from outbox
     where id = any (array(
       select id from outbox ${isDue} order by id limit $1 for update skip locked))
     returning id, topic, payload`,
    [batchSize],
  )
  const subscriptions = await connection.run('select event, name from pgboss.subscription')
  await faultPoint('outbox.taken')
  const events = rows.toSorted((one, other) => Number(one['id']) - Number(other['id']))
  const queueNames = new Set<string>()
  for (const { event, name } of subscriptions.rows) {
    const payloads = events.filter(hasTopic(event)).map((row) => row['payload'])
    if (payloads.length === 0) continue
    await queues.insert(connection, String(name), payloads)
    queueNames.add(String(name))
  }
  await faultPoint('outbox.relayed')
  await connection.exec('commit')
  return { queues: queueNames, count: rows.length }
}

const hasTopic = (event: unknown) => (row: DatabaseRow) => row['topic'] === event
