import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { importRows } from '../../testing/import-rows.ts'
import { contentCommand, runContentCommand } from '../commands/content-command-flow.ts'
import { findDocument } from '../content-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.run('delete from content_documents'))
afterAll(() => database.close())

const row = (slug: string, title: string, more: object = {}) => ({
  kind: 'page',
  slug,
  locales: ['en-us'],
  title,
  sections: [],
  ...more,
})
const importDocuments = (...rows: object[]) => importRows(database.query, rows)
const run = (command: object) =>
  runContentCommand(
    { database: database.query },
    contentCommand.parse({ author: 'ana', note: null, ...command }),
  )
const document = (slug: string) => ({ kind: 'page', slug })
const edit = (slug: string, title: string, expectedRevision: number) =>
  run({
    action: 'save',
    document: document(slug),
    source: row(slug, title),
    expectedRevision,
  })
async function titleOf(slug: string, mode: 'publish' | 'preview' = 'publish') {
  const request = { kinds: ['page'], slugs: [slug], locale: 'en-us', mode } as const
  return (await findDocument({ database: database.query }, request))?.title
}
const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('an import of documents that were edited here is refused, with the revision of each', async () => {
  const rows = ['one', 'two', 'three'].map((slug) => row(slug, 'Imported'))
  await importDocuments(...rows)
  await edit('one', 'Edited', 1)
  await edit('three', 'Edited', 1)
  const refused = await importDocuments(...rows.map(({ slug }) => row(slug, 'Next')))
  expect(refused.ok ? [] : refused.problems.map(({ line, code }) => [line, code])).toEqual([
    [1, 'documentEdited'],
    [3, 'documentEdited'],
  ])
  expect(refused.ok ? '' : refused.problems[0]?.message).toMatch(
    /^would overwrite revision 2 of \S+ by ana, /,
  )
  expect(await titleOf('one', 'preview')).toBe('Edited')
  expect(await titleOf('two', 'preview')).toBe('Imported')
  // Also the row that has not changed since the last import.
  expect(await importDocuments(row('one', 'Imported'))).toMatchObject({ ok: false })
})

test('a forced import overwrites what was edited, says so, and keeps the revision', async () => {
  await importDocuments(row('one', 'Imported'))
  await edit('one', 'Edited', 1)
  expect(await importDocuments(row('one', 'Next', { force: true }))).toEqual({
    ok: true,
    changes: [
      { entity: 'page', id: 'one', change: 'changed' },
      { entity: 'page', id: 'one', change: 'overwritten', revision: 2 },
    ],
  })
  expect(await titleOf('one')).toBe('Next')
  const { lines } = await run({ action: 'show', document: document('one'), revision: 2 })
  expect(JSON.parse(lines.join('\n'))).toMatchObject({ title: 'Edited' })
  expect(await importDocuments(row('one', 'Later'))).toMatchObject({ ok: true })
})

test('a document that is the same in the file belongs to the file again', async () => {
  await importDocuments(row('one', 'Imported'))
  await edit('one', 'Edited', 1)
  await run({ action: 'publish', documents: [document('one')] })
  expect(await importDocuments(row('one', 'Edited'))).toEqual({ ok: true, changes: [] })
  expect(await importDocuments(row('one', 'Next'))).toMatchObject({ ok: true })
})

test('an import of what was only saved here publishes it, unless the row is a draft', async () => {
  await importDocuments(row('one', 'Imported'), row('two', 'Imported', { publish: null }))
  await edit('one', 'Edited', 1)
  await edit('two', 'Edited', 1)
  expect(
    await importDocuments(row('one', 'Edited'), row('two', 'Edited', { publish: null })),
  ).toEqual({ ok: true, changes: [{ entity: 'page', id: 'one', change: 'changed' }] })
  expect(await titleOf('one')).toBe('Edited')
  expect(await titleOf('two')).toBeUndefined()
})

test('an unchanged row does not publish what was saved here and then rolled back to it', async () => {
  await importDocuments(row('one', 'Imported'))
  await run({ action: 'unpublish', documents: [document('one')] })
  await edit('one', 'Edited', 1)
  await run({ action: 'rollback', document: document('one'), revision: 1 })
  expect(await importDocuments(row('one', 'Imported'))).toEqual({ ok: true, changes: [] })
  expect(await titleOf('one')).toBeUndefined()
})

test('an unchanged row does not publish again what was taken down', async () => {
  await importDocuments(row('one', 'Imported'))
  await run({ action: 'unpublish', documents: [document('one')] })
  expect(await importDocuments(row('one', 'Imported'))).toEqual({ ok: true, changes: [] })
  expect(await titleOf('one')).toBeUndefined()
})

test('another publication of the same content changes the period of its version', async () => {
  const later = { publish: { from: timeIn(1), until: timeIn(2) } }
  await importDocuments(row('one', 'Imported', later))
  expect(await titleOf('one')).toBeUndefined()
  expect(await importDocuments(row('one', 'Imported'))).toMatchObject({ ok: true })
  expect(await titleOf('one')).toBe('Imported')
  const { rows } = await database.run('select version, visible_until from content_versions')
  expect(rows).toEqual([{ version: 1, visible_until: null }])
})

describe('a row whose text and period have changed', () => {
  const campaign = (title: string, from: number, until: number) =>
    row('one', title, { publish: { from: timeIn(from), until: timeIn(until) } })
  /** The titles that are shown within the next hours, one for each hour. */
  async function titlesInHours(...hours: number[]) {
    const request = { kinds: ['page'], slugs: ['one'], locale: 'en-us', mode: 'preview' } as const
    const titles = []
    for (const hour of hours) {
      const view = { ...request, previewTime: new Date(timeIn(hour)) }
      titles.push((await findDocument({ database: database.query }, view))?.title)
    }
    return titles
  }

  test('replaces the version that the last import has scheduled', async () => {
    await importDocuments(row('one', 'Always'))
    await importDocuments(campaign('Typo', 30, 60))
    await importDocuments(campaign('Campaign', 20, 60))
    expect(await titlesInHours(10, 25, 35, 61)).toEqual([
      'Always',
      'Campaign',
      'Campaign',
      'Always',
    ])
  })

  test('replaces the version of the last import that is shown, also after its own end', async () => {
    await importDocuments(row('one', 'Always', { publish: { from: timeIn(-30) } }))
    await importDocuments(campaign('Typo', -10, 60))
    await importDocuments(campaign('Campaign', -20, 50))
    expect(await titlesInHours(1, 55)).toEqual(['Campaign', 'Always'])
  })

  test('leaves the version that is shown until its own begins, and what was scheduled here', async () => {
    await importDocuments(campaign('Shown', -10, 40))
    const documents = [document('one')]
    await run({ action: 'publish', documents, from: timeIn(30), until: timeIn(35) })
    await importDocuments(campaign('Later', 20, 60))
    expect(await titlesInHours(10, 25, 32, 50)).toEqual(['Shown', 'Later', 'Shown', 'Later'])
  })

  test('that has become a draft is not shown as scheduled before', async () => {
    await importDocuments(campaign('Campaign', 20, 60))
    await importDocuments(row('one', 'Draft', { publish: null }))
    await importDocuments(campaign('Campaign', 20, 60))
    await importDocuments({ ...campaign('Campaign', 20, 60), publish: null })
    const { rows } = await database.run(
      'select count(*)::int as shown from content_versions where withdrawn_at is null',
    )
    expect(rows).toEqual([{ shown: 0 }])
  })
})

test('a publication whose end has passed is refused', async () => {
  const ended = row('one', 'Imported', { publish: { until: timeIn(-1) } })
  expect(await importDocuments(ended)).toMatchObject({
    ok: false,
    problems: [{ line: 1, path: 'publish.until', message: 'has passed already' }],
  })
})

test('a revision from before a renaming is shown with the present slug, and can be saved', async () => {
  await importDocuments(row('one', 'Imported'))
  await importDocuments({ kind: 'movedPage', path: '/one', successor: '/renamed' })
  const renamed = document('renamed')
  const shown = await run({ action: 'show', document: renamed, revision: 1 })
  const source = { ...JSON.parse(shown.lines.join('\n')), title: 'Edited' }
  const saved = await run({ action: 'save', document: renamed, source, expectedRevision: 1 })
  expect(saved).toEqual({ ok: true, lines: ['Saved revision 2 of page:renamed.'] })
  const { lines } = await run({ action: 'diff', document: renamed })
  expect(lines.slice(1)).toEqual(['- title: "Imported"', '+ title: "Edited"'])
  expect(await run({ action: 'rollback', document: renamed, revision: 1 })).toMatchObject({
    lines: ['Saved revision 3 of page:renamed, with the content of revision 1.'],
  })
})

test('what an imported row leaves out of a document is removed from it', async () => {
  await importDocuments(row('one', 'Imported', { description: 'About it' }))
  await importDocuments(row('one', 'Imported'))
  const { lines } = await run({ action: 'show', document: document('one'), revision: 2 })
  expect(JSON.parse(lines.join('\n'))).not.toHaveProperty('description')
})
