import type { PgBoss, Job as BossJob, JobResult } from 'pg-boss'
import type { OpenDatabase } from '../database/database.ts'
import type { Consumer, Schedule, Work } from './consumer.ts'
import { createBoss } from './create-boss.ts'
import { startRelay } from './relay.ts'

export type JobSettings = {
  consumers: Consumer[]
  schedules: Schedule[]
  /** Called for every failed attempt and for failures of the job system itself. */
  report: (error: unknown, job?: { name: string; id: string; attempt: number }) => void
  /** Doubled after every attempt, up to ten minutes. */
  retryDelaySeconds?: number
}

export type Jobs = {
  /** Performs the work of a schedule once, now. */
  runNow: (schedule: string) => Promise<void>
  /** The number of jobs that failed five times. */
  countDead: () => Promise<number>
  /** Gives the jobs that failed five times another five attempts. */
  retryDead: () => Promise<number>
  /** Waits some seconds for running jobs to finish. */
  stop: () => Promise<void>
}

export const deadLetter = 'dead-letter'

const drainMs = 8000
// The jobs of a dead worker are restarted after a missed heartbeat and the next check, within 90 s.
const heartbeatSeconds = 30
const checkSeconds = 20
/** The relay wakes the workers of this server, so only retries, schedules and the jobs of a stopped server wait for the next poll. */
const pollSeconds = { consumer: 5, schedule: 10 }

export async function startJobs(database: OpenDatabase, settings: JobSettings): Promise<Jobs> {
  const { boss, onConnection } = createBoss(database, {
    superviseIntervalSeconds: checkSeconds,
    monitorIntervalSeconds: checkSeconds,
  })
  boss.on('error', (error) => settings.report(error))
  await boss.start()
  await boss.createQueue(deadLetter, { retentionSeconds: 90 * 24 * 3600 })

  const workers = new Map<string, string>()
  async function startWorker({ name, work }: QueueWork, pollingIntervalSeconds: number) {
    const options = { ...workOptions, pollingIntervalSeconds }
    workers.set(name, await boss.work(name, options, handle(database, work, settings.report)))
  }
  for (const { name, event, work, retryDelaySeconds = 5 } of settings.consumers) {
    await prepareQueue(boss, { name, policy: 'standard' }, { retryDelaySeconds, ...settings })
    await boss.subscribe(event, name)
    const { retryDelaySeconds: retryDelay = retryDelaySeconds } = settings
    await startWorker({ name, work }, Math.min(pollSeconds.consumer, Math.max(1, retryDelay)))
  }
  for (const { name, cron, work } of settings.schedules) {
    await prepareQueue(boss, { name, policy: 'exclusive' }, settings)
    await boss.schedule(name, cron, null, { tz: 'UTC' })
    await startWorker({ name, work }, pollSeconds.schedule)
  }

  await reportQueuesWithoutWorker(database, { queues: workers, report: settings.report })

  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  const relay = startRelay(database, {
    insert: async (connection, queue, payloads) => {
      const jobs = payloads.map((payload) => ({ data: Object(payload) }))
      await onConnection(connection, () => boss.insert(queue, jobs))
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
      await boss.stop({ close: false, timeout: drainMs })
    },
  }
}

type QueueWork = { name: string; work: Work<unknown> }

type WorkerCheck = Pick<JobSettings, 'report'> & { queues: ReadonlyMap<string, unknown> }

/** Subscriptions and schedules are stored, so a queue that an earlier version served still receives jobs. */
async function reportQueuesWithoutWorker(database: OpenDatabase, { queues, report }: WorkerCheck) {
  const { rows } = await database.run(
    'select name from pgboss.subscription union select name from pgboss.schedule order by name',
  )
  for (const { name } of rows) {
    if (!queues.has(String(name))) report(new Error(`The queue ${String(name)} has no worker.`))
  }
}

// A worker takes the next batch at once while batches are full, instead of waiting for the polling
// interval. Five of the slowest mails are finished before the jobs of a batch expire.
const workOptions = {
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
  // A queue created by an earlier version gets the current settings.
  await boss.updateQueue(name, options)
}

/** Performs the jobs of a batch one after the other. A failed job does not affect the others. */
function handle(database: OpenDatabase, work: Work<unknown>, report: JobSettings['report']) {
  async function performJob(job: BossJob<unknown>): Promise<JobResult> {
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
    for (const job of jobs) results.push(await performJob(job))
    return results
  }
}
