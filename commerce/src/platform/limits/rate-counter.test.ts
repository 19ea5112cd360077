import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { openTestDatabase } from '../database/testing.ts'
import { createSharedCounter, deleteOldRateCounts } from './rate-counter.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('two nodes share the count of a caller without storing the token', async () => {
  const [one, other] = [createSharedCounter(database.query), createSharedCounter(database.query)]
  const from = { caller: 'a token of somebody', network: '203.0.113.1' }
  await one('credentials', from)
  await Promise.all([one('credentials', from), other('credentials', from)])

  expect(await other('credentials', from)).toMatchObject({ caller: 4, network: 4 })
  expect(await other('token', from)).toMatchObject({ caller: 1, network: 1 })
  const { rows } = await database.run('select key from rate_counts')
  expect(JSON.stringify(rows)).not.toContain('a token of somebody')
})

test('a caller without a session is counted by network only', async () => {
  const count = createSharedCounter(database.query)
  const counts = await count('guess', { caller: undefined, network: '203.0.113.2' })

  expect(counts).toMatchObject({ caller: 0, network: 1 })
  expect(counts.secondsLeft).toBeGreaterThan(0)
  expect(counts.secondsLeft).toBeLessThanOrEqual(60)
})

test('old counts are deleted', async () => {
  await database.run(`update rate_counts set window_start = window_start - interval '1 hour'`)
  await deleteOldRateCounts(database.query)

  expect((await database.run('select * from rate_counts')).rows).toEqual([])
})
