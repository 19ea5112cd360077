import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import {
  findRunningExperiments,
  recordDueExperiments,
  stopExperiment,
} from './experiments-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.exec('delete from experiments; delete from changes'))
afterAll(() => database.close())

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const title = {
  kind: 'experiment',
  experienceId: 'title',
  name: 'A short title',
  shares: [{ variantId: 'short', percent: 50 }],
  from: '2026-01-01T00:00:00Z',
}
const importAll = (...rows: object[]) => importRows(database.query, rows)
const running = () => findRunningExperiments(database.query)
const recordedTags = async () =>
  (await database.run('delete from changes returning tags')).rows.map(({ tags }) => tags)
const problems = async (row: object) => {
  const report = await importAll({ ...title, ...row })
  return report.ok ? [] : report.problems.map(({ path, message }) => `${path}: ${message}`)
}

test('an import adds and changes experiments, and tells the caches only then', async () => {
  expect(await importAll(title)).toEqual({
    ok: true,
    changes: [{ entity: 'experiment', id: 'title', change: 'added' }],
  })
  expect(await recordedTags()).toEqual([['experiments']])
  expect(await running()).toEqual([
    { experienceId: 'title', salt: 'title', audience: null, shares: title.shares },
  ])
  expect(await importAll(title)).toEqual({ ok: true, changes: [] })
  expect(await recordedTags()).toEqual([])
  const changed = { ...title, salt: 'other', audience: 'loggedout' }
  expect(await importAll(changed)).toMatchObject({ changes: [{ id: 'title', change: 'changed' }] })
  expect(await recordedTags()).toEqual([['experiments']])
  expect(await running()).toMatchObject([{ salt: 'other', audience: 'loggedout' }])
})

test('thirds are not more than the whole', async () => {
  const shares = [33.33, 33.33, 33.34].map((percent, index) => ({
    variantId: `variant-${index}`,
    percent,
  }))
  expect(await problems({ shares })).toEqual([])
})

const half = { variantId: 'short', percent: 50 }
test.each([
  [{ shares: [] }, /^shares: /],
  [{ shares: [{ variantId: 'short', percent: -1 }] }, /^shares\[0\]\.percent: /],
  [{ shares: [{ variantId: 'short', percent: 0.001 }] }, /two decimals at most/],
  [{ shares: [{ variantId: '', percent: 1 }] }, /^shares\[0\]\.variantId: /],
  [{ shares: [half, half] }, /the variant short occurs a second time/],
  [
    { shares: [half, { variantId: 'long', percent: 50.01 }] },
    /^shares: must be 100 percent at most together/,
  ],
  [{ audience: 'members' }, /^audience: /],
  [{ until: title.from }, /^until: must be later than from/],
  [{ from: null }, /^from: /],
  [{ from: 'tomorrow' }, /^from: /],
  [{ from: '0000-01-01T00:00:00Z' }, /^from: must be in the year/],
  [{ from: '2026-01-01T00:00:00+23:59' }, /^from: must be in the year/],
  [{ until: '2027-01-01T00:00:00-16:00' }, /^until: must be in the year/],
  [{ experienceId: 'two words' }, /^experienceId: /],
  [{ name: '' }, /^name: /],
  [{ percent: 5 }, /percent/],
])('%j is refused', async (row, problem) => {
  expect(await problems(row)).toEqual([expect.stringMatching(problem)])
  expect(await running()).toEqual([])
})

test.each([
  `'[]'`,
  `'[{"variantId": "a", "percent": 60}, {"variantId": "b", "percent": 60}]'`,
  `'[{"variantId": "a", "percent": 10}, {"variantId": "a", "percent": 10}]'`,
  `'[{"variantId": "a", "percent": -1}]'`,
  `'[{"variantId": "a"}]'`,
])('the table refuses the shares %s', async (shares) => {
  await importAll(title)
  await expect(database.run(`update experiments set shares = ${shares}`)).rejects.toThrow(/shares/)
})

test('an experiment begins and ends by itself, and tells the caches at both times once', async () => {
  await importAll({ ...title, from: hoursFromNow(1), until: hoursFromNow(2) })
  await recordedTags()
  const advance = async () => {
    await database.run(`update experiments
      set starts_at = starts_at - interval '90 minutes', ends_at = ends_at - interval '90 minutes'`)
    return [await recordDueExperiments(database.query), await recordDueExperiments(database.query)]
  }
  expect(await running()).toEqual([])
  expect(await recordDueExperiments(database.query)).toBe(0)
  expect(await advance()).toEqual([1, 0])
  expect(await running()).toHaveLength(1)
  expect(await recordedTags()).toEqual([['experiments']])
  expect(await advance()).toEqual([1, 0])
  expect(await running()).toEqual([])
  expect(await recordedTags()).toEqual([['experiments']])
})

test('a stopped experiment tells the caches, and no import starts it again', async () => {
  await importAll(title)
  await recordedTags()
  expect(await stopExperiment(database.query, 'title')).toBe(true)
  expect(await recordedTags()).toEqual([['experiments']])
  expect(await stopExperiment(database.query, 'title')).toBe(false)
  expect(await stopExperiment(database.query, 'unknown')).toBe(false)
  expect(await recordedTags()).toEqual([])
  await importAll({ ...title, until: hoursFromNow(5) })
  expect(await running()).toEqual([])
})
