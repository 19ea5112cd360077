import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { openTestDatabase } from '../database/testing.ts'
import { clearChanges, readChanges, readHorizon, tellChange } from './change-store.ts'
import { followChanges } from './follow-changes.ts'
import { styleTag } from './tag.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const tell = (...ids: string[]) =>
  inTransaction(database.query, (transaction) => tellChange(transaction, ids.map(styleTag)))

test('what was told is read by whoever looks on from before', async () => {
  const since = await readHorizon(database.query)
  await tell('CAIRN001', 'CAIRN002')
  const changes = await readChanges(database.query, since)
  expect(changes.tags.toSorted()).toEqual(['style:CAIRN001', 'style:CAIRN002'])
})

// A transaction in any database of the cluster holds the horizon back for as long as it is open.
test('what was read is not read for ever', async () => {
  await tell('CAIRN007')
  let { horizon } = await readChanges(database.query, '0')
  await vi.waitFor(async () => {
    const changes = await readChanges(database.query, horizon)
    ;({ horizon } = changes)
    expect(changes.tags).toEqual([])
  }, 10_000)
})

test('what is told in a transaction that fails was never told', async () => {
  const since = await readHorizon(database.query)
  const failing = inTransaction(database.query, async (transaction) => {
    await tellChange(transaction, [styleTag('CAIRN003')])
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect((await readChanges(database.query, since)).tags).not.toContain('style:CAIRN003')
})

test.runIf(process.env['TEST_DATABASE_URL'])(
  'a transaction that began before others and ends after them is not overlooked',
  async () => {
    const since = await readHorizon(database.query)
    const { promise: othersAreDone, resolve: letItEnd } = Promise.withResolvers<void>()
    const slow = inTransaction(database.query, async (transaction) => {
      await tellChange(transaction, [styleTag('CAIRN004')])
      await othersAreDone
    })
    await vi.waitFor(async () => {
      const { rows } = await database.withConnection((connection) =>
        connection.run(`select 1 from pg_stat_activity where state = 'idle in transaction'`, []),
      )
      expect(rows).not.toEqual([])
    })
    await tell('CAIRN005')
    const between = await readChanges(database.query, since)
    expect(between.tags).toContain('style:CAIRN005')
    expect(between.tags).not.toContain('style:CAIRN004')
    letItEnd()
    await slow
    expect((await readChanges(database.query, between.horizon)).tags).toContain('style:CAIRN004')
  },
)

test('a node hears of a change soon, and says an outage once', async () => {
  const heard: string[] = []
  const failures: unknown[] = []
  const following = await followChanges(database.query, {
    everyMilliseconds: 20,
    changed: (tags) => heard.push(...tags),
    report: (error) => failures.push(error),
  })
  await tell('CAIRN006')
  await vi.waitFor(() => expect(heard).toContain('style:CAIRN006'))
  await following.stop()
  expect(failures).toEqual([])
})

test('changes are cleared after an hour and not before', async () => {
  const since = await readHorizon(database.query)
  await tell('CAIRN008')
  await clearChanges(database.query)
  expect((await readChanges(database.query, since)).tags).toContain('style:CAIRN008')
  await database.exec(`update changes set told_at = now() - interval '61 minutes'`)
  await clearChanges(database.query)
  expect((await readChanges(database.query, since)).tags).toEqual([])
})
