import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { openTestDatabase } from '../database/testing.ts'
import { styleTag } from './cache-tags.ts'
import {
  deleteOldChanges,
  readChanges,
  readChangeCursor,
  recordChange,
  pollChanges,
} from './change-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const recordChanges = (...ids: string[]) =>
  inTransaction(database.query, (transaction) => recordChange(transaction, ids.map(styleTag)))

test('reads the changes since a cursor', async () => {
  const since = await readChangeCursor(database.query)
  await recordChanges('CAIRN001', 'CAIRN002')
  const changes = await readChanges(database.query, since)
  expect(changes.tags.toSorted()).toEqual(['style:CAIRN001', 'style:CAIRN002'])
})

// A transaction in any database of the cluster holds the cursor back for as long as it is open.
test('does not return the same change forever', async () => {
  await recordChanges('CAIRN007')
  let { cursor } = await readChanges(database.query, '0')
  await vi.waitFor(async () => {
    const changes = await readChanges(database.query, cursor)
    ;({ cursor } = changes)
    expect(changes.tags).toEqual([])
  }, 10_000)
})

test('a rolled back transaction records no change', async () => {
  const since = await readChangeCursor(database.query)
  const failing = inTransaction(database.query, async (transaction) => {
    await recordChange(transaction, [styleTag('CAIRN003')])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await readChanges(database.query, since)).tags).not.toContain('style:CAIRN003')
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'does not miss a transaction that starts before others and commits after them',
  async () => {
    const since = await readChangeCursor(database.query)
    const { promise: othersHaveCommitted, resolve: endSlowTransaction } =
      Promise.withResolvers<void>()
    const slow = inTransaction(database.query, async (transaction) => {
      await recordChange(transaction, [styleTag('CAIRN004')])
      await othersHaveCommitted
    })
    await vi.waitFor(async () => {
      const { rows } = await database.withConnection((connection) =>
        connection.run(`select 1 from pg_stat_activity where state = 'idle in transaction'`, []),
      )
      expect(rows).not.toEqual([])
    }, 10_000)
    await recordChanges('CAIRN005')
    const changes = await readChanges(database.query, since)
    expect(changes.tags).toContain('style:CAIRN005')
    expect(changes.tags).not.toContain('style:CAIRN004')
    endSlowTransaction()
    await slow
    expect((await readChanges(database.query, changes.cursor)).tags).toContain('style:CAIRN004')
  },
)

test('polling reports a change soon', async () => {
  const receivedTags: string[] = []
  const failures: unknown[] = []
  const polling = await pollChanges(database.query, {
    intervalMs: 20,
    onChange: (tags) => receivedTags.push(...tags),
    onOutage: (error) => failures.push(error),
  })
  await recordChanges('CAIRN006')
  await vi.waitFor(() => expect(receivedTags).toContain('style:CAIRN006'), 10_000)
  await polling.stop()
  expect(failures).toEqual([])
})

test('clears changes after an hour and not before', async () => {
  const since = await readChangeCursor(database.query)
  await recordChanges('CAIRN008')
  await deleteOldChanges(database.query)
  expect((await readChanges(database.query, since)).tags).toContain('style:CAIRN008')
  await database.exec(`update changes set recorded_at = now() - interval '61 minutes'`)
  await deleteOldChanges(database.query)
  expect((await readChanges(database.query, since)).tags).toEqual([])
})
