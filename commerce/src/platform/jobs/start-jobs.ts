import type { PgBoss, Job as BossJob, JobResult } from 'pg-boss'
import type { OpenDatabase } from '../database/database.ts'
import type { Consumer, Schedule, Work } from './consumer.ts'
import { createBoss } from './create-boss.ts'
import { startRelay } from './relay.ts'

export type JobSettings = {
  consumers: Consumer[]
  schedules: Schedule[]
  /** Told of every failed try, and of what keeps the jobs from running. */
  report: (error: unknown, job?: { name: string; id: string; attempt: number }) => void
  /** Doubled with every try, up to ten minutes. */
  retryDelaySeconds?: number
}

export type Jobs = {
  /** Does the work of a schedule once, now. */
  runNow: (schedule: string) => Promise<void>
  /** What failed five times and waits for somebody to look at it. */
  countDead: () => Promise<number>
  /** Gives what failed five times another five tries. */
  retryDead: () => Promise<number>
  /** Lets what is being worked on finish, for some seconds. */
  stop: () => Promise<void>
}

export const deadLetter = 'dead-letter'

const drainMilliseconds = 8000
// A worker that died is found after a missed heartbeat and the next look: well within 90 s.
const heartbeatSeconds = 30
const lookSeconds = 20

export async function startJobs(database: OpenDatabase, settings: JobSettings): Promise<Jobs> {
  const { boss, through } = createBoss(database, {
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  })
  boss.on('error', (error) => settings.report(error))
  await boss.start()
  await boss.createQueue(deadLetter, { retentionSeconds: 90 * 24 * 3600 })

  const workers = new Map<string, string>()
  for (const { name, topic, work, retryDelaySeconds = 5 } of settings.consumers) {
    await prepareQueue(boss, { name, policy: 'standard' }, { retryDelaySeconds, ...settings })
    await boss.subscribe(topic, name)
    workers.set(name, await boss.work(name, working, handle(database, work, settings.report)))
  }
  for (const { name, cron, work } of settings.schedules) {
    await prepareQueue(boss, { name, policy: 'exclusive' }, settings)
    await boss.schedule(name, cron, null, { tz: 'UTC' })
    workers.set(name, await boss.work(name, working, handle(database, work, settings.report)))
  }

  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  const relay = startRelay(database, {
    insert: async (connection, queue, payloads) => {
      const jobs = payloads.map((payload) => ({ data: Object(payload) }))
      await through(connection, () => boss.insert(queue, jobs))
    },
    wake,
    report: settings.report,
  })
  return {
    runNow: async (name) => {
      await boss.send(name)
      wake(name)
    },
    countDead: async () => {
      const { rows } = await database.run(
        `select count(*) as count from pgboss.job where name = $1 and state < 'active'`,
        [deadLetter],
      )
      return Number(rows[0]?.['count'])
    },
    retryDead: () => boss.redrive(deadLetter),
    stop: async () => {
      await relay.stop()
      await boss.stop({ close: false, timeout: drainMilliseconds })
    },
  }
}

// Some at a time, and at once again while there are as many: a crowd is not let in by the second. Of the
// slowest mails so many end before a job is taken for lost.
const working = {
  pollingIntervalSeconds: 1,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

async function prepareQueue(
  boss: PgBoss,
  { name, policy }: { name: string; policy: 'standard' | 'exclusive' },
  { retryDelaySeconds = 5 }: JobSettings,
) {
  const options = {
    retryLimit: 4,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    ...(retryDelaySeconds > 0 && { retryDelayMax: 600 }),
    expireInSeconds: 300,
    heartbeatSeconds,
    deadLetter,
  }
  await boss.createQueue(name, { ...options, policy })
  // One that was made by an earlier version gets our settings.
  await boss.updateQueue(name, options)
}

/** One after the other, each with its own end; one that fails takes no other with it. */
function handle(database: OpenDatabase, work: Work<unknown>, report: JobSettings['report']) {
  async function once(job: BossJob<unknown>): Promise<JobResult> {
    const { id, name, data, signal, retryCount } = job
    const attempt = retryCount + 1
    try {
      await work(database.query, data, { id, attempt, signal })
      return { id, status: 'completed' }
    } catch (error) {
      report(error, { name, id, attempt })
      return { id, status: 'failed', output: error }
    }
  }
  return async (jobs: BossJob<unknown>[]) => {
    const results: JobResult[] = []
    for (const job of jobs) results.push(await once(job))
    return results
  }
}
