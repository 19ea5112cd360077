import type { readExperiments } from '@cairn/contract/experiments/experiment-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AnswerCache, createAnswerCache } from '../platform/wire/answer-cache.ts'
import { createApi } from '../platform/wire/api.ts'
import { importRows } from '../testing/import-rows.ts'
import { countQueries } from '../testing/recorded-queries.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'
import { runExperimentsCommand } from './experiments-command-flow.ts'
import { recordDueExperiments } from './experiments-store.ts'

let shop: Shop
let answers: AnswerCache
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
  answers = createAnswerCache(() => performance.now())
  const api = createApi({ ...shop.settings, answerCache: answers })
  visitor = createVisitor((httpRequest) => api(httpRequest, '203.0.113.7'))
  await shop.database.exec('delete from experiments')
  await invalidateChanges()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const title = {
  kind: 'experiment',
  experienceId: 'title',
  name: 'A short title',
  shares: [{ variantId: 'short', percent: 50 }],
}
const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function invalidateChanges() {
  await recordDueExperiments(shop.database.query)
  const { rows } = await shop.database.run('select unnest(tags) as tag from changes')
  answers.invalidate(rows.map(({ tag }) => String(tag)))
  await shop.database.run('delete from changes')
}

async function importExperiment(row: object) {
  await importRows(shop.database.query, [{ ...title, ...row }])
  await invalidateChanges()
}

async function advanceDatabase(time: string) {
  await shop.database.run(`update experiments
    set starts_at = starts_at - interval '${time}', ends_at = ends_at - interval '${time}'`)
  await invalidateChanges()
}

/** Through the cache, like every page. */
async function running() {
  const { body } = await visitor.send<AnswerOf<typeof readExperiments>>('readExperiments')
  return body.experiments.map(({ experienceId, shares }) => [experienceId, shares[0]?.percent])
}

test('a page with an experiment reads the running ones without a query, until they change', async () => {
  await importExperiment({ from: timeIn(-1) })
  expect(await countQueries(running)).toBe(1)
  expect(await countQueries(running)).toBe(0)
  await importExperiment({ from: timeIn(-2) })
  expect(await countQueries(running)).toBe(1)
})

test('cached answers change when an experiment begins, changes, ends or is stopped', async () => {
  await importExperiment({ from: timeIn(-2), until: timeIn(-1) })
  expect(await running()).toEqual([])
  await importExperiment({ from: timeIn(1), until: timeIn(3) })
  expect(await running()).toEqual([])
  await advanceDatabase('2 hours')
  expect(await running()).toEqual([['title', 50]])
  const shares = [{ variantId: 'short', percent: 20 }]
  await importExperiment({ shares, from: timeIn(-1), until: timeIn(1) })
  expect(await running()).toEqual([['title', 20]])
  await advanceDatabase('2 hours')
  expect(await running()).toEqual([])
  await importExperiment({ from: timeIn(-1), until: null })
  expect(await running()).toEqual([['title', 50]])
  await runExperimentsCommand(shop.database.query, { action: 'stop', experienceId: 'title' })
  await invalidateChanges()
  expect(await running()).toEqual([])
})
