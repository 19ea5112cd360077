import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { openTestDatabase } from '../database/testing.ts'
import { onFault } from '../faults.ts'
import { consume, schedule, type Consumer } from './consumer.ts'
import { emit } from './outbox.ts'
import { startJobs, type Jobs, type JobSettings } from './start-jobs.ts'

let database: OpenDatabase
let jobs: Jobs | undefined
let failures: string[]
beforeEach(async () => {
  database = await openTestDatabase()
  failures = []
})
afterEach(async () => {
  await jobs?.stop()
  jobs = undefined
  await database.close()
})

async function start(settings: Partial<JobSettings>) {
  const report: JobSettings['report'] = (error, job) =>
    failures.push(`${job?.name ?? 'jobs'} ${job?.attempt ?? ''}: ${String(error)}`)
  jobs = await startJobs(database, { consumers: [], schedules: [], report, ...settings })
  return jobs
}

function recordingConsumer(name: string): { notes: string[]; consumer: Consumer } {
  const notes: string[] = []
  const consumer = consume(name, 'guest-expired', async (_database, { consumerId }) =>
    notes.push(consumerId),
  )
  return { notes, consumer }
}

const expireGuests = (...consumerIds: string[]) =>
  inTransaction(database.query, async (transaction) => {
    for (const consumerId of consumerIds) await emit(transaction, 'guest-expired', { consumerId })
  })

/** How many events and jobs could still be consumed. */
async function countUnfinished() {
  const { rows } = await database.run(
    `select from outbox
     union all
     select from pgboss.job where state < 'completed' and not starts_with(name, '__pgboss')`,
  )
  return rows.length
}

test('an event reaches every consumer once, soon after its transaction', async () => {
  const [mail, index] = [recordingConsumer('mail'), recordingConsumer('index')]
  await start({ consumers: [mail.consumer, index.consumer] })
  await expireGuests('Ada', 'Grace')
  await vi.waitFor(
    () => {
      expect(mail.notes.toSorted()).toEqual(['Ada', 'Grace'])
      expect(index.notes.toSorted()).toEqual(['Ada', 'Grace'])
    },
    { timeout: 5000 },
  )
  await expect.poll(countUnfinished).toBe(0)
  expect([mail.notes.length, index.notes.length]).toEqual([2, 2])
})

test('many jobs are performed without delay, and a failed one does not affect the others', async () => {
  const notes: string[] = []
  const consumer = consume(
    'mail',
    'guest-expired',
    async (_database, { consumerId }, { attempt }) => {
      if (consumerId === '7' && attempt === 1) throw new Error('failed')
      notes.push(consumerId)
    },
  )
  const consumerIds = Array.from({ length: 50 }, (_, number) => String(number))
  await expireGuests(...consumerIds)
  await start({ consumers: [consumer], retryDelaySeconds: 0 })
  await vi.waitFor(() => expect(notes).toHaveLength(50), { timeout: 8000 })
  expect(new Set(notes)).toEqual(new Set(consumerIds))
  expect(failures).toEqual(['mail 1: Error: failed'])
})

test('an event of a failed transaction is never consumed', async () => {
  const { notes, consumer } = recordingConsumer('mail')
  await start({ consumers: [consumer] })
  const failing = inTransaction(database.query, async (transaction) => {
    await emit(transaction, 'guest-expired', { consumerId: 'Ada' })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await expireGuests('Grace')
  await vi.waitFor(() => expect(notes).toEqual(['Grace']), { timeout: 5000 })
})

test.each(['outbox.taken', 'outbox.relayed'])(
  'no event is lost or consumed twice when the relay dies at %s',
  async (point) => {
    const { notes, consumer } = recordingConsumer('mail')
    let crashes = 0
    const disarm = onFault(point, () => {
      if (++crashes <= 2) throw new Error('the relay died')
    })
    await start({ consumers: [consumer] })
    await expireGuests('Ada', 'Grace', 'Mary')
    await vi.waitFor(() => expect(notes).toHaveLength(3), { timeout: 8000 })
    await expect.poll(countUnfinished).toBe(0)
    disarm()
    expect(notes.toSorted()).toEqual(['Ada', 'Grace', 'Mary'])
    expect(failures).toEqual(['jobs : Error: the relay died', 'jobs : Error: the relay died'])
  },
)

test('an event that is older than its consumer is kept for it', async () => {
  const queries = vi.spyOn(database, 'run')
  await start({})
  await expireGuests('Ada')
  queries.mockClear()
  const readsOfOutbox = () => queries.mock.calls.filter(([text]) => text.includes('from outbox'))
  await expect.poll(readsOfOutbox).toHaveLength(2)
  await jobs?.stop()
  const { notes, consumer } = recordingConsumer('mail')
  await start({ consumers: [consumer] })
  await vi.waitFor(() => expect(notes).toEqual(['Ada']), { timeout: 5000 })
})

test('a job that always fails gets five attempts, goes to the dead letter queue and does not block others', async () => {
  const attempts: string[] = []
  const failing = consume(
    'poisoned',
    'guest-expired',
    async (_database, { consumerId }, { id, attempt }) => {
      if (consumerId !== 'Ada') return
      attempts.push(`${id} ${attempt}`)
      throw new Error('poisoned')
    },
  )
  const healthy = recordingConsumer('healthy')
  const { countDead, retryDead } = await start({
    consumers: [failing, healthy.consumer],
    retryDelaySeconds: 0,
  })
  await expireGuests('Ada', 'Grace')
  await vi.waitFor(async () => expect(await countDead()).toBe(1), { timeout: 20_000 })
  expect(attempts.map((text) => text.split(' ')[1])).toEqual(['1', '2', '3', '4', '5'])
  expect(new Set(attempts.map((text) => text.split(' ')[0])).size).toBe(1)
  expect(failures).toHaveLength(5)
  expect(failures[4]).toBe('poisoned 5: Error: poisoned')
  expect(healthy.notes.toSorted()).toEqual(['Ada', 'Grace'])

  expect(await retryDead()).toBe(1)
  await vi.waitFor(() => expect(attempts.length).toBeGreaterThan(5), { timeout: 5000 })
})

test('a queue that an earlier version served and that has no worker is reported', async () => {
  const { consumer } = recordingConsumer('mail')
  const cleanup = schedule('cleanup', '*/5 * * * *', async () => {})
  await start({ consumers: [consumer], schedules: [cleanup] })
  expect(failures).toEqual([])
  await jobs?.stop()
  await start({})

  expect(failures).toEqual([
    'jobs : Error: The queue cleanup has no worker.',
    'jobs : Error: The queue mail has no worker.',
  ])
})

test('a schedule is stored, and its work can be performed at once', async () => {
  let runCount = 0
  const cleanup = schedule('cleanup', '*/5 * * * *', async () => void runCount++)
  const { runNow } = await start({ schedules: [cleanup] })
  const { rows } = await database.run('select name, cron, timezone from pgboss.schedule')
  expect(rows).toEqual([{ name: 'cleanup', cron: '*/5 * * * *', timezone: 'UTC' }])
  await runNow('cleanup')
  await vi.waitFor(() => expect(runCount).toBe(1), { timeout: 5000 })
})
