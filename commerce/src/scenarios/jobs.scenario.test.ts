import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commerceJobs } from '../jobs.ts'
import { type Jobs, startJobs } from '../platform/jobs/start-jobs.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
let jobs: Jobs
let allJobs: ReturnType<typeof commerceJobs>
const problems: unknown[] = []

beforeAll(async () => {
  shop = await openShop()
  allJobs = commerceJobs({
    provider: shop.provider,
    ...shop.mailKeys,
    mails: undefined,
    staffEmail: 'help@example.com',
    warn: (about) => void problems.push(about),
  })
  jobs = await startJobs(shop.database, {
    ...allJobs,
    report: (error) => void problems.push(error),
  })
})
afterAll(async () => {
  await jobs.stop()
  await shop.close()
})

const countOf = async (table: string) =>
  (await shop.database.run(`select count(*)::int as rows from ${table}`)).rows[0]?.['rows']

test('a guest session that has expired is deleted with its cart', async () => {
  const expired = await shop.guest()
  await expired.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  await shop.database.run(`update sessions set refresh_expires_at = now() - interval '1 minute'`)
  const active = await shop.guest()
  await active.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })

  await jobs.runNow('delete-expired-sessions')

  await vi.waitFor(async () => expect(await countOf('carts')).toBe(1), { timeout: 15_000 })
  expect(await countOf('sessions')).toBe(1)
  expect(await active.send('createCart', { body: {} })).toMatchObject({
    status: 200,
    body: { totalItems: 1 },
  })
  expect(problems).toEqual([])
})

test('every queue has one worker', () => {
  const queues = [...allJobs.consumers, ...allJobs.schedules].map(({ name }) => name)

  expect(queues.toSorted()).toEqual([...new Set(queues)].toSorted())
})

test('every schedule runs without an error', async () => {
  const job = { id: 'now', attempt: 1, signal: AbortSignal.timeout(5_000) }
  const done = allJobs.schedules.map(({ work }) => work(shop.database.query, null, job))

  await expect(Promise.all(done)).resolves.toHaveLength(allJobs.schedules.length)
})
