import type { DocumentKind } from '@cairn/contract/imports/content-import'
import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

const page = (blocks: object[], more: object = {}) => ({
  slug: 'camp',
  title: 'Camp',
  locales: ['en-us', 'de-de'],
  sections: [{ name: 'main', blocks }],
  ...more,
})

function problemsOf(source: unknown, kind: DocumentKind = 'page') {
  const parsed = parseDocument(source, { kind })
  return 'problems' in parsed
    ? parsed.problems.map(({ path, message }) => ({ path: path.join('.'), message }))
    : []
}

test('fields that no schema has are reported in blocks, entries, links and menu items', () => {
  const target = { url: '/help', text: 'Help', colour: 'red' }
  const block = { type: 'cta-buttons', feilds: {}, fields: { targets: [target] } }
  expect(problemsOf(page([block])).map(({ path }) => path)).toEqual([
    'sections.0.blocks.0.fields.targets.0.colour',
    'sections.0.blocks.0.feilds',
  ])
  const menu = { slug: 'main', title: 'Menu', items: [{ title: 'Men', colums: [] }] }
  expect(problemsOf(menu, 'menu').map(({ path }) => path)).toEqual(['items.0.colums'])
  const spacer = { type: 'spacer', fields: { colour: 'red' } }
  expect(problemsOf(page([spacer]))).toMatchObject([{ message: 'a spacer has no such field' }])
})

test('a document that cannot be stored is refused', () => {
  const levels = 20_000
  const nested: unknown = JSON.parse('['.repeat(levels) + ']'.repeat(levels))
  expect(problemsOf(page([{ type: 'spacer', fields: { nested } }]))).toEqual([
    { path: '', message: 'is nested more than 100 levels deep' },
  ])
  expect(problemsOf(page([], { title: '\u0000' }))).toMatchObject([{ path: 'title' }])
  for (const text of ['\u0000', '\ud800'])
    expect(
      problemsOf(page([], { title: { byLocale: { en: 'Up', de: 'Auf', other: text } } })),
    ).toEqual([{ path: '', message: 'contains a character that cannot be stored' }])
})

test('a slug with an empty segment, and numbers and times that the database does not know are refused', () => {
  const refusedPaths = (more: object, kind: DocumentKind = 'page') =>
    problemsOf(page([], more), kind).map(({ path }) => path)
  expect(refusedPaths({ slug: 'camp/' })).toEqual(['slug'])
  expect(refusedPaths({ slug: 'camp//night' })).toEqual(['slug'])
  expect(refusedPaths({ slug: 'camp/night' })).toEqual([])
  expect(refusedPaths({ position: 2 ** 31 })).toEqual(['position'])
  expect(refusedPaths({ publish: { from: '0000-01-01T00:00:00Z' } })).toEqual(['publish.from'])
  const article = { picture: { picture: 'scene-tarn' }, publishedOn: '0000-01-01' }
  expect(refusedPaths({ article }, 'article')).toEqual(['article.publishedOn'])
})

test('a period ends after it begins, also within a second', () => {
  const [start, middle] = ['2027-01-01T08:00:00Z', '2027-01-01T08:00:00.500Z']
  expect(problemsOf(page([], { publish: { from: start, until: middle } }))).toEqual([])
  expect(problemsOf(page([], { publish: { from: middle, until: start } }))).toEqual([
    { path: 'publish', message: 'it ends before it begins' },
  ])
})

test('every block that is shown has an id of its own', () => {
  const block = (id: string) => ({ id, type: 'spacer', fields: {} })
  const variants = ['one', 'two'].map((variantId) => ({ variantId, targets: [block('shared')] }))
  const experiment = { type: 'experiment', fields: { experienceId: 'camp', variants } }
  expect(problemsOf(page([block('camp'), experiment]))).toEqual([])
  expect(problemsOf(page([block('camp'), block('camp'), block('"><b')]))).toEqual([
    { path: 'sections.0.blocks.1.id', message: 'camp is the id of another block' },
    {
      path: 'sections.0.blocks.2.id',
      message: 'must consist of letters, digits and . : _ -',
    },
  ])
  const section = { name: 'main', blocks: [{ type: 'spacer', fields: {} }] }
  expect(problemsOf(page([], { sections: [section, section] }))).toMatchObject([
    { message: 'main-1 is the id of another block' },
  ])
})
