import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../platform/database/database.ts'
import { openTestDatabase } from '../platform/database/testing.ts'
import { importRows } from '../testing/import-rows.ts'
import { shopOrigin } from '../testing/visitor.ts'
import { findDocument } from './content-store.ts'
import { tellOfTimes } from './content-times-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.run('delete from content_documents')
  await database.run('delete from changes')
})
afterAll(() => database.close())

const page = (title: string, more: object = {}) => ({
  kind: 'page',
  slug: 'camp',
  locales: ['en-us'],
  title,
  sections: [],
  ...more,
})
const hand = (...given: unknown[]) => importRows(database.query, given)
const shown = async (mode: 'publish' | 'preview' = 'publish') => {
  const wanted = { kinds: ['page'], slugs: ['camp'], locale: 'en-us', mode } as const
  return (await findDocument({ database: database.query, publicOrigin: shopOrigin }, wanted))?.title
}
const told = async () =>
  (await database.run('select tags from changes order by change_id')).rows.map((row) => row['tags'])

const changed = (how: string) => ({ ok: true, changes: [{ thing: 'page', id: 'camp', how }] })

test('importing twice publishes once, and tells once', async () => {
  expect(await hand(page('One'))).toEqual(changed('added'))
  expect(await hand(page('One'))).toEqual({ ok: true, changes: [] })
  expect(await told()).toEqual([['document:page:camp', 'document:page:*']])
  expect(await hand(page('Two'))).toEqual(changed('changed'))
  expect(await shown()).toBe('Two')
  const { rows } = await database.run('select version from content_versions order by version')
  expect(rows).toEqual([{ version: 1 }, { version: 2 }])
})

test('with one row that is wrong nothing is written, and each wrong row is named', async () => {
  const wrong = { ...page('Wrong', { slug: 'wrong' }), sections: [{ name: 'main', blocks: [{}] }] }
  const imported = await hand(page('Fine'), { kind: 'page' }, wrong)
  expect(imported.ok ? [] : imported.problems.map(({ line, path }) => `${line} ${path}`)).toEqual([
    '2 slug',
    '2 title',
    '3 sections[0].blocks[0].type',
  ])
  expect(await shown('preview')).toBeUndefined()
})

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a version is shown in its time, the one before it before and afterwards', async () => {
  await hand(page('Always'))
  await hand(page('Soon', { publish: { from: at(1), until: at(2) } }))
  expect(await shown()).toBe('Always')
  expect(await shown('preview')).toBe('Soon')
  await database.run(`update content_versions set shown_from = shown_from - interval '90 minutes'`)
  expect(await shown()).toBe('Soon')
  await database.run(
    `update content_versions set shown_until = now() where shown_until is not null`,
  )
  expect(await shown()).toBe('Always')
})

test('those who keep pages are told when a time comes and when it goes, each once', async () => {
  await hand(page('Soon', { publish: { from: at(1), until: at(2) } }))
  expect(await tellOfTimes(database.query)).toBe(0)
  expect(await told()).toEqual([])
  await database.run(`update content_versions set shown_from = now() - interval '1 minute'`)
  expect(await tellOfTimes(database.query)).toBe(1)
  expect(await tellOfTimes(database.query)).toBe(0)
  await database.run(`update content_versions set shown_until = now()`)
  expect(await tellOfTimes(database.query)).toBe(1)
  expect(await tellOfTimes(database.query)).toBe(0)
  expect(await told()).toHaveLength(2)
})

test('two imports at once wait for each other', async () => {
  const imports = Array.from({ length: 8 }, (_, n) => hand(page(`Number ${n}`)))
  expect((await Promise.all(imports)).every(({ ok }) => ok)).toBe(true)
  const { rows } = await sql<{ versions: number }>`
    select count(*)::int as versions from content_versions`.execute(database.query)
  expect(rows).toEqual([{ versions: 8 }])
})
