import type { ContentDocument } from '@cairn/contract/content/document'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AnswerCache, createAnswerCache } from '../platform/wire/answer-cache.ts'
import { createApi } from '../platform/wire/api.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'
import { contentCommand, runContentCommand } from './commands/content-command-flow.ts'
import { findDocument } from './content-store.ts'
import { recordDuePublications } from './publication-times-store.ts'

let shop: Shop
let answers: AnswerCache
let visitor: Visitor
beforeAll(async () => {
  shop = await openShop()
  answers = createAnswerCache(() => performance.now())
  const api = createApi({ ...shop.settings, answerCache: answers })
  visitor = createVisitor((httpRequest) => api(httpRequest, '203.0.113.7'))
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function run(command: object) {
  const author = { author: 'ana', note: null }
  const parsed = contentCommand.parse({ ...author, ...command })
  return runContentCommand({ database: shop.database.query }, parsed)
}

async function succeed(command: object) {
  const { ok, lines } = await run(command)
  expect({ ok, lines }).toMatchObject({ ok: true })
  await invalidateChanges()
  return lines
}

async function invalidateChanges() {
  await recordDuePublications(shop.database.query)
  const { rows } = await shop.database.run('select unnest(tags) as tag from changes')
  answers.invalidate(rows.map(({ tag }) => String(tag)))
  await shop.database.run('delete from changes')
}

/** Moves the clock of the database forward, as publications see it. */
async function advanceDatabase(time: string) {
  await shop.database.run(`
    update content_versions set visible_from = visible_from - interval '${time}',
      visible_until = visible_until - interval '${time}',
      withdrawn_at = withdrawn_at - interval '${time}'`)
  await invalidateChanges()
}

const pageNamed = (slug: string) => ({ kind: 'page', slug })
const save = (slug: string, title: unknown, expectedRevision?: number) =>
  run({ action: 'save', document: pageNamed(slug), source: sourceOf(title), expectedRevision })
const sourceOf = (title: unknown, locales = ['en-us', 'en-gb']) => ({
  title,
  locales,
  sections: [{ name: 'main', blocks: [] }],
})
const publish = (slug: string, period: object = {}) =>
  succeed({ action: 'publish', documents: [pageNamed(slug)], ...period })
const timeIn = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** Through the cache, like every visitor. */
async function shownTitle(slug: string) {
  const params = { siteId: 'CAIRN-US', mode: 'publish', page: slug }
  const { status, body } = await visitor.send<ContentDocument>('readPage', { params })
  return status === 200 ? body.title : status
}

async function changedAtInSitemap(slug: string) {
  const { body } = await visitor.send<{ pages: { url: string; changedAt?: string }[] }>(
    'readSitemap',
  )
  return body.pages.find(({ url }) => url === `/en-us/${slug}`)?.changedAt
}

test('a campaign for Friday is shown on Friday although a fix was published on Thursday, and Monday is as Thursday', async () => {
  await save('test-campaign', 'Wednesday')
  await publish('test-campaign')
  await save('test-campaign', 'Campaign', 1)
  expect(await publish('test-campaign', { from: timeIn(48), until: timeIn(96) })).toEqual([
    'Scheduled page:test-campaign as version 2.',
  ])
  expect(await succeed({ action: 'list', kinds: ['page'] })).toContainEqual(
    expect.stringMatching(
      /^page:test-campaign {2}revision 2 {2}\S+ {2}shows version 1 \(revision 1\), 1 scheduled$/,
    ),
  )
  expect(await shownTitle('test-campaign')).toBe('Wednesday')

  await advanceDatabase('1 day')
  await save('test-campaign', 'Fixed', 2)
  await publish('test-campaign')
  expect(await shownTitle('test-campaign')).toBe('Fixed')

  await advanceDatabase('1 day')
  expect(await shownTitle('test-campaign')).toBe('Campaign')
  expect(await changedAtInSitemap('test-campaign')).toBe(await campaignTime('visible_from'))

  await advanceDatabase('2 days')
  expect(await shownTitle('test-campaign')).toBe('Fixed')
  await advanceDatabase('1 day')
  expect(await shownTitle('test-campaign')).toBe('Fixed')
  expect(await changedAtInSitemap('test-campaign')).toBe(await campaignTime('visible_until'))
})

async function campaignTime(column: string) {
  const { rows } = await shop.database.run(
    `select ${column} as time from content_versions where slug = 'test-campaign' and version = 2`,
  )
  return new Date(Object(rows[0]).time).toISOString()
}

test('the start and the end of a version can be changed and removed', async () => {
  const schedule = (period: object, version = 2) =>
    run({ action: 'schedule', document: pageNamed('test-period'), version, ...period })
  await save('test-period', 'Always')
  await publish('test-period')
  await save('test-period', 'Later', 1)
  await publish('test-period', { from: timeIn(48), until: timeIn(72) })

  await schedule({ from: timeIn(1) })
  await advanceDatabase('2 hours')
  expect(await shownTitle('test-period')).toBe('Later')
  await schedule({ until: timeIn(1) })
  await advanceDatabase('2 hours')
  expect(await shownTitle('test-period')).toBe('Always')
  await schedule({ until: null })
  await advanceDatabase('30 days')
  expect(await shownTitle('test-period')).toBe('Later')
  await schedule({ from: timeIn(3) })
  await invalidateChanges()
  expect(await shownTitle('test-period')).toBe('Always')
  await schedule({ from: null })
  await invalidateChanges()
  expect(await shownTitle('test-period')).toBe('Later')

  expect(await schedule({ from: timeIn(2), until: timeIn(1) })).toEqual({
    ok: false,
    lines: ['page:test-period, version 2: the end would not be after the start. (endBeforeStart)'],
  })
  expect(await schedule({ until: null }, 9)).toEqual({
    ok: false,
    lines: ['page:test-period, version 9: there is no such version. (versionUnknown)'],
  })
})

test('a version that another one with a later start hides, or whose end has passed, is published with that reason and can start now', async () => {
  await save('test-hidden', 'One')
  await publish('test-hidden')
  await save('test-hidden', 'Two', 1)
  expect(await publish('test-hidden', { from: timeIn(-2) })).toEqual([
    'Published page:test-hidden as version 2, which is hidden by one with a later start.',
  ])
  expect(await publish('test-hidden', { from: timeIn(-2), until: timeIn(-1) })).toEqual([
    'Published page:test-hidden as version 3, whose end has passed.',
  ])
  expect(await shownTitle('test-hidden')).toBe('One')
  const document = pageNamed('test-hidden')
  await succeed({ action: 'schedule', document, version: 2, from: null })
  expect(await shownTitle('test-hidden')).toBe('Two')
})

test('a page that is taken down is not found, is in no sitemap and does not return with a scheduled version', async () => {
  await save('test-down', 'Here')
  await publish('test-down')
  await publish('test-down', { from: timeIn(24) })
  expect(await shownTitle('test-down')).toBe('Here')
  expect(await changedAtInSitemap('test-down')).toBeDefined()

  await succeed({ action: 'unpublish', documents: [pageNamed('test-down')] })
  expect(await shownTitle('test-down')).toBe(404)
  expect(await changedAtInSitemap('test-down')).toBeUndefined()
  await advanceDatabase('2 days')
  expect(await shownTitle('test-down')).toBe(404)
  expect(await run({ action: 'unpublish', documents: [pageNamed('test-down')] })).toEqual({
    ok: false,
    lines: [
      'page:test-down: nothing is shown or scheduled.',
      'Nothing was taken down. (notPublished)',
    ],
  })
  await publish('test-down')
  expect(await shownTitle('test-down')).toBe('Here')
})

test('a locale that the shown version leaves out does not have the page', async () => {
  await save('test-locales', 'Everywhere')
  await publish('test-locales')
  expect(await shownTitle('test-locales')).toBe('Everywhere')
  const source = sourceOf('Abroad', ['en-gb'])
  await succeed({
    action: 'save',
    document: pageNamed('test-locales'),
    source,
    expectedRevision: 1,
  })
  await publish('test-locales')
  expect(await shownTitle('test-locales')).toBe(404)
})

test('a preview at a time shows the version of that time, and always a newer draft', async () => {
  const at = async (hours: number) => {
    const request = { kinds: ['page'], slugs: ['test-preview'], locale: 'en-us' } as const
    const view = { mode: 'preview', previewTime: new Date(timeIn(hours)) } as const
    return (await findDocument({ database: shop.database.query }, { ...request, ...view }))?.title
  }
  await save('test-preview', 'Now')
  await publish('test-preview')
  await save('test-preview', 'Campaign', 1)
  await publish('test-preview', { from: timeIn(48), until: timeIn(96) })
  expect([await at(1), await at(72), await at(120)]).toEqual(['Now', 'Campaign', 'Now'])
  await save('test-preview', 'Draft', 2)
  expect(await at(1)).toBe('Draft')
})

test('only the named version is taken down, and its period cannot be changed', async () => {
  await save('test-recall', 'One')
  await publish('test-recall')
  await save('test-recall', 'Two', 1)
  await publish('test-recall')
  await succeed({ action: 'unpublish', documents: [pageNamed('test-recall')], version: 2 })
  expect(await shownTitle('test-recall')).toBe('One')
  const document = pageNamed('test-recall')
  expect(await run({ action: 'schedule', document, version: 2, from: null })).toEqual({
    ok: false,
    lines: [
      'page:test-recall, version 2: it was taken down; publish its revision again. (versionWithdrawn)',
    ],
  })
})

test('of two writers at the same time one is refused, with the revision of the other one', async () => {
  await save('test-writers', 'Start')
  const saved = await Promise.all(['Left', 'Right'].map((title) => save('test-writers', title, 1)))
  expect(saved.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(saved.find(({ ok }) => !ok)?.lines).toEqual([
    expect.stringMatching(
      /^page:test-writers has revision 2 of \S+ by ana meanwhile, not 1: nothing was saved\. \(revisionOutdated\)$/,
    ),
  ])
  const created = await Promise.all(['A', 'B'].map((title) => save('test-new-writers', title)))
  expect(created.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(created.find(({ ok }) => !ok)?.lines[0]).toContain('exists already, with revision 1')
})

test('an incomplete page is saved and shown in the preview, and its publication lists what is missing and where', async () => {
  const title = { byLocale: { 'en-us': 'Half' } }
  expect((await save('test-half', title)).ok).toBe(true)
  await save('test-whole', 'Whole')
  const params = { siteId: 'CAIRN-US', mode: 'preview', page: 'test-half' }
  const { body } = await visitor.send<ContentDocument>('readPage', { params })
  expect(body.title).toBe('Half')

  const documents = [pageNamed('test-whole'), pageNamed('test-half')]
  expect(await run({ action: 'publish', documents })).toEqual({
    ok: false,
    lines: [
      'page:test-half  title  the text is missing for en-gb',
      'Nothing was published. (notPublishable)',
    ],
  })
  expect([await shownTitle('test-half'), await shownTitle('test-whole')]).toEqual([404, 404])

  await save('test-half', 'Complete', 1)
  await succeed({ action: 'publish', documents })
  expect([await shownTitle('test-half'), await shownTitle('test-whole')]).toEqual([
    'Complete',
    'Whole',
  ])
})

test('an earlier revision is the newest one after a roll back, and its differences are shown', async () => {
  const document = pageNamed('test-back')
  await save('test-back', 'First')
  await save('test-back', 'Second', 1)
  await succeed({ action: 'rollback', document, revision: 1 })
  expect(await succeed({ action: 'diff', document })).toEqual([
    'page:test-back, revision 2 (-) and revision 3 (+)',
    '- title: "Second"',
    '+ title: "First"',
  ])
  expect(await succeed({ action: 'diff', document, before: 1, after: 3 })).toEqual([
    'Nothing differs.',
  ])
  await publish('test-back')
  expect(await succeed({ action: 'show', document })).toEqual([
    'page:test-back',
    expect.stringMatching(
      /^ {2}revision 3 {2}\S+ {2}rolled back by ana {2}The content of revision 1$/,
    ),
    expect.stringMatching(/^ {2}revision 2 {2}\S+ {2}saved by ana$/),
    expect.stringMatching(/^ {2}revision 1 {2}\S+ {2}saved by ana$/),
    expect.stringMatching(
      /^ {2}version 1 \(revision 3\) {2}shown {2}from \S+ {2}published \S+ by ana$/,
    ),
  ])
})
