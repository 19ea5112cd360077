import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { importFiles } from '../../imports.ts'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { aCategory, aStyle, cardSecret, fileOf, importRows } from '../../testing/import-rows.ts'
import { findDocument } from '../content-store.ts'
import { recordDuePublications } from '../publication-times-store.ts'

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
const importDocuments = (...rows: unknown[]) => importRows(database.query, rows)
const shownTitle = async (mode: 'publish' | 'preview' = 'publish') => {
  const request = { kinds: ['page'], slugs: ['camp'], locale: 'en-us', mode } as const
  return (await findDocument({ database: database.query }, request))?.title
}
const recordedTags = async () =>
  (await database.run('select tags from changes order by change_id')).rows.map((row) => row['tags'])

const reportOf = (change: string) => ({
  ok: true,
  changes: [{ entity: 'page', id: 'camp', change }],
})

test('importing an unchanged document again publishes nothing', async () => {
  expect(await importDocuments(page('One'))).toEqual(reportOf('added'))
  expect(await importDocuments(page('One'))).toEqual({ ok: true, changes: [] })
  expect(await recordedTags()).toEqual([['document:page:camp', 'document:page:*']])
  expect(await importDocuments(page('Two'))).toEqual(reportOf('changed'))
  expect(await shownTitle()).toBe('Two')
  const { rows } = await database.run('select version from content_versions order by version')
  expect(rows).toEqual([{ version: 1 }, { version: 2 }])
})

test('an import with an invalid row writes nothing and reports every invalid row', async () => {
  const invalidPage = {
    ...page('Wrong', { slug: 'wrong' }),
    sections: [{ name: 'main', blocks: [{}] }],
  }
  const imported = await importDocuments(page('Fine'), { kind: 'page' }, invalidPage)
  expect(imported.ok ? [] : imported.problems.map(({ line, path }) => `${line} ${path}`)).toEqual([
    '2 slug',
    '2 title',
    '3 sections[0].blocks[0].type',
  ])
  expect(await shownTitle('preview')).toBeUndefined()
})

test('an import names the problem of a block that is not allowed in its place', async () => {
  const blocks = [{ type: 'footer-items' }]
  const imported = await importDocuments(page('Wrong', { sections: [{ name: 'main', blocks }] }))
  expect(imported).toEqual({
    ok: false,
    problems: [
      expect.objectContaining({
        path: 'sections[0].blocks[0].type',
        code: 'blockNotAllowedHere',
        message: 'a footer-items is not allowed in a page or an article, only in: the footer',
      }),
    ],
  })
})

const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

test('a version is shown during its publication time, the earlier version before and after', async () => {
  await importDocuments(page('Always'))
  await importDocuments(page('Soon', { publish: { from: timeIn(1), until: timeIn(2) } }))
  expect(await shownTitle()).toBe('Always')
  expect(await shownTitle('preview')).toBe('Soon')
  await database.run(
    `update content_versions set visible_from = visible_from - interval '90 minutes'`,
  )
  expect(await shownTitle()).toBe('Soon')
  await database.run(
    `update content_versions set visible_until = now() where visible_until is not null`,
  )
  expect(await shownTitle()).toBe('Always')
})

test('the beginning and the end of a publication invalidate caches once', async () => {
  await importDocuments(page('Soon', { publish: { from: timeIn(1), until: timeIn(2) } }))
  expect(await recordDuePublications(database.query)).toBe(0)
  expect(await recordedTags()).toEqual([])
  await database.run(`update content_versions set visible_from = now() - interval '1 minute'`)
  expect(await recordDuePublications(database.query)).toBe(1)
  expect(await recordDuePublications(database.query)).toBe(0)
  await database.run(`update content_versions set visible_until = now()`)
  expect(await recordDuePublications(database.query)).toBe(1)
  expect(await recordDuePublications(database.query)).toBe(0)
  expect(await recordedTags()).toHaveLength(2)
})

test('concurrent imports wait for each other', async () => {
  const imports = Array.from({ length: 8 }, (_, n) => importDocuments(page(`Number ${n}`)))
  expect((await Promise.all(imports)).every(({ ok }) => ok)).toBe(true)
  const { rows } = await sql<{ versions: number }>`
    select count(*)::int as versions from content_versions`.execute(database.query)
  expect(rows).toEqual([{ versions: 8 }])
})

test('publishing refuses pictures and links that lead nowhere, with their places and locales', async () => {
  const hero = (url: string, picture: string) => ({
    type: 'hero',
    fields: { title: 'Up', media: { picture }, targets: [{ url, text: 'Go' }] },
  })
  const linking = (blocks: object[], more: object = {}) =>
    page('Links', { locales: ['en-us', 'en-gb'], sections: [{ name: 'main', blocks }], ...more })
  const problemsOf = async (...rows: object[]) => {
    const files = [fileOf(rows)]
    const hasPicture = (id: string) => id === 'scene-tarn'
    const report = await importFiles(database.query, {
      files,
      isDryRun: false,
      cardSecret,
      hasPicture,
    })
    return report.ok ? [] : report.problems.map(({ path, message }) => `${path}: ${message}`)
  }
  await importDocuments({ ...page('Here'), slug: 'only-us' })

  const target = 'fields.targets[0].url'
  expect(
    await problemsOf(
      linking([
        hero('/nowhere', 'scene-tarn'),
        hero('/only-us', 'scene-none'),
        hero('/p/none-NONE0001BLK', 'scene-tarn'),
        hero('/c/none-999999', 'scene-tarn'),
        hero('/sign-up-modal', 'scene-tarn'),
        hero('/account', 'scene-tarn'),
        hero('/camp', 'scene-tarn'),
      ]),
    ),
  ).toEqual([
    `sections[0].blocks[0].${target}: there is no page /nowhere for en-us, en-gb`,
    `sections[0].blocks[1].fields.media.picture: there is no picture scene-none for en-us, en-gb`,
    `sections[0].blocks[2].${target}: there is no product NONE0001BLK for en-us, en-gb`,
    `sections[0].blocks[3].${target}: there is no category 999999 for en-us, en-gb`,
    `sections[0].blocks[4].${target}: there is no page /sign-up-modal for en-us, en-gb`,
    `sections[0].blocks[1].${target}: there is no page /only-us for en-gb`,
  ])
  expect(await problemsOf(linking([hero('/nowhere', 'scene-none')], { publish: null }))).toEqual([])
})

const linkTo = (url: string) => ({
  ...page('Links', { locales: ['en-us', 'en-gb'] }),
  sections: [
    { name: 'main', blocks: [{ type: 'hero', fields: { targets: [{ url, text: 'Go' }] } }] },
  ],
})
const messagesOf = async (...rows: object[]) => {
  const report = await importDocuments(...rows)
  return report.ok ? [] : report.problems.map(({ message }) => message)
}

test('a link leads to what the same import publishes or renames in its locale, not to a draft', async () => {
  const hut = (more: object) => ({ ...page('Hut'), slug: 'hut', ...more })
  const draft = hut({ locales: ['en-us', 'en-gb'], publish: null })
  expect(await messagesOf(linkTo('/hut'), draft)).toEqual([
    'there is no page /hut for en-us, en-gb',
  ])
  expect(await messagesOf(linkTo('/hut'), hut({}))).toEqual(['there is no page /hut for en-gb'])

  const renamed = { kind: 'movedPage', path: '/hut', successor: '/refuge' }
  const renamedAgain = { kind: 'movedPage', path: '/refuge', successor: '/shelter' }
  await importDocuments(hut({}))
  expect(await messagesOf(linkTo('/shelter'), renamed, renamedAgain)).toEqual([
    'there is no page /shelter for en-gb',
  ])
  await importDocuments(hut({ locales: ['en-us', 'en-gb'] }))
  expect(await messagesOf(linkTo('/shelter'), renamed, renamedAgain)).toEqual([])
})

test('a link to a product that is withdrawn is refused', async () => {
  await importDocuments(aCategory('210101'), aStyle('LINK0001'))
  expect(await messagesOf(linkTo('/p/jacket-LINK0001BLK'))).toEqual([])
  await importDocuments({ kind: 'movedPage', path: '/p/LINK0001BLK', successor: null })
  for (const id of ['LINK0001BLK', 'LINK0001']) {
    // The title differs, because an unchanged document is not checked again.
    const row = { ...linkTo(`/p/jacket-${id}`), title: id }
    expect(await messagesOf(row)).toEqual([`there is no product ${id} for en-us, en-gb`])
  }
})
