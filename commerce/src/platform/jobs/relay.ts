import { setTimeout as delay } from 'node:timers/promises'
import type { Connection, OpenDatabase, Row } from '../database/database.ts'
import { faultPoint } from '../faults.ts'
import { onEmitted } from './outbox.ts'

const everyMilliseconds = 1000
// What is told in the meantime goes along.
const gatherMilliseconds = 100
const batch = 200

type Queues = {
  /** Puts jobs into a queue by way of this connection, so that they share its transaction. */
  insert: (connection: Connection, queue: string, payloads: unknown[]) => Promise<void>
  /** Says that there is something to do. */
  wake: (queue: string) => void
  report: (error: unknown) => void
}

export type Relay = { stop: () => Promise<void> }

/** Moves what was told from the outbox into the queues of those who listen. */
export function startRelay(database: OpenDatabase, queues: Queues): Relay {
  let timer: NodeJS.Timeout | undefined
  let pass: Promise<void> | undefined
  let isWanted = false
  let isStopped = false

  async function drain() {
    do {
      await delay(gatherMilliseconds)
      isWanted = false
      // A full batch means that more is waiting.
      while (!isStopped && (await relayBatch(database, queues)) === batch);
    } while (isWanted && !isStopped)
  }
  function run() {
    if (isStopped) return
    isWanted = true
    if (pass) return
    clearTimeout(timer)
    pass = drain()
      .catch(queues.report)
      .then(() => {
        pass = undefined
        if (!isStopped) timer = setTimeout(run, everyMilliseconds)
      })
  }
  const forget = onEmitted(run)
  run()
  return {
    stop: async () => {
      isStopped = true
      forget()
      clearTimeout(timer)
      await pass
    },
  }
}

async function relayBatch(database: OpenDatabase, queues: Queues): Promise<number> {
  const { rows: waiting } = await database.run(`select from outbox ${isDue} limit 1`)
  if (waiting.length === 0) return 0
  const moved = await database.withConnection((connection) => move(connection, queues))
  for (const queue of moved.queues) queues.wake(queue)
  return moved.count
}

// What nobody listens to is kept for a day: the listener may be a newer server that starts just now.
const isDue = `
  where topic in (select event from pgboss.subscription)
     or created_at < now() - interval '1 day'`

/** One transaction: taken from here and put there, or neither. */
async function move(connection: Connection, queues: Queues) {
  await connection.exec('begin')
  const { rows } = await connection.run(
    `delete from outbox
     where id = any (array(
       select id from outbox ${isDue} order by id limit $1 for update skip locked))
     returning id, topic, payload`,
    [batch],
  )
  const listeners = await connection.run('select event, name from pgboss.subscription')
  await faultPoint('outbox.taken')
  const told = rows.toSorted((one, other) => Number(one['id']) - Number(other['id']))
  const names = new Set<string>()
  for (const { event, name } of listeners.rows) {
    const payloads = told.filter(isAbout(event)).map((row) => row['payload'])
    if (payloads.length === 0) continue
    await queues.insert(connection, String(name), payloads)
    names.add(String(name))
  }
  await faultPoint('outbox.relayed')
  await connection.exec('commit')
  return { queues: names, count: rows.length }
}

const isAbout = (event: unknown) => (row: Row) => row['topic'] === event
