import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'

const page = (blocks: object[], more: object = {}) => ({
  slug: 'basecamp',
  title: 'Basecamp',
  locales: ['en-us', 'de-de'],
  sections: [{ name: 'main', blocks }],
  ...more,
})
const problemsOf = (source: unknown, kind: 'page' | 'menu' = 'page') => {
  const parsed = parseDocument(source, { kind })
  if (!('problems' in parsed)) return []
  return parsed.problems.map(({ path, message }) => ({ path: path.join('.'), message }))
}

test('a page is parsed in each of its locales, with the default values of its blocks', () => {
  const title = { byLocale: { en: 'Higher', de: 'Höher' } }
  const parsed = parseDocument(page([{ type: 'hero', fields: { title } }]), { kind: 'page' })
  const bodies = 'bodies' in parsed ? parsed.bodies : new Map()
  expect([...bodies.keys()]).toEqual(['en-us', 'de-de'])
  const [hero] = bodies.get('de-de')?.sections[0]?.blocks ?? []
  expect(hero).toMatchObject({
    id: 'main-1',
    type: 'hero',
    fields: { title: 'Höher', targets: [] },
  })
})

test('every problem is reported with its path', () => {
  expect(problemsOf({ slug: 'Base camp', title: '' }).map(({ path }) => path)).toEqual(['slug'])
  expect(
    problemsOf(page([{ type: 'hero', fields: { title: { byLocale: { en: 'Up' } } } }])),
  ).toEqual([
    { path: 'sections.0.blocks.0.fields.title', message: 'the text is missing for de-de' },
  ])
  expect(problemsOf(page([{ type: 'marquee' }])).map(({ path }) => path)).toEqual([
    'sections.0.blocks.0.type',
  ])
  expect(problemsOf(page([{ type: 'hero', fields: { titel: 'Up' } }]))).toEqual([
    { path: 'sections.0.blocks.0.fields.titel', message: 'a hero has no such field' },
  ])
  expect(
    problemsOf(
      page([], { publish: { from: '2026-05-02T00:00:00Z', until: '2026-05-01T00:00:00Z' } }),
    ),
  ).toEqual([{ path: 'publish', message: 'it ends before it begins' }])
})

test('a menu has items, a page has sections', () => {
  expect(problemsOf({ slug: 'main', title: 'Menu', sections: [] }, 'menu')).toEqual([
    { path: 'items', message: 'a menu has items' },
  ])
  expect(problemsOf({ slug: 'basecamp', title: 'Basecamp', items: [] })).toEqual([
    { path: 'sections', message: 'a page has sections' },
  ])
})

test('the block type unknown is rejected', () => {
  const block = { type: 'unknown', fields: { type: 'hero', reason: '' } }
  expect(problemsOf(page([block]))).not.toEqual([])
})
