import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import { expect, test } from 'vitest'
import { issueMessage } from '../../platform/import/read-rows.ts'
import { documentAnswer } from '../documents/document-answer.ts'
import { parseDocument } from '../import/parse-document.ts'
import { draftOfParsed, readDraft } from './draft.ts'

const page = { kind: 'page', slug: 'camp' } as const
const hero = { type: 'hero', fields: { title: { byLocale: { en: 'Up' } } } }

function draftOf(written: unknown) {
  const draft = readDraft(page, written)
  if (typeof draft === 'string') throw new Error(draft)
  return draft
}

test('half a page is a draft, whose incomplete blocks a preview shows with the reason', () => {
  const fragment = { type: 'fragment', fields: { fragmentId: 'benefits' } }
  const unfinished = { type: 'hero', fields: { variant: '?' } }
  const sections = [{ blocks: [hero, fragment, unfinished] }]
  const draft = draftOf({ locales: ['en-us', 'de-de'], sections })
  const [english, german] = draft.bodies
  expect(
    draft.bodies.map(({ locale, title, fragmentIds }) => [locale, title, fragmentIds]),
  ).toEqual([
    ['en-us', '', ['benefits']],
    ['de-de', '', ['benefits']],
  ])
  const blocksIn = (stored: typeof english) =>
    topBlocks(documentAnswer({ ...page, title: '', body: stored?.body ?? {} }, 'preview'))
  expect(blocksIn(german)).toMatchObject([
    { type: 'hero' },
    { type: 'fragment' },
    { type: 'unknown', fields: { type: 'hero', reason: expect.stringContaining('variant') } },
  ])
  expect(blocksIn(english)[0]?.fields).toMatchObject({ title: 'Up' })
})

test('a complete draft is stored like an imported document', () => {
  const row = { ...page, title: 'Camp', locales: ['en-us'], sections: [], publish: {}, force: true }
  const { kind: _, ...source } = row
  const parsed = parseDocument(source, { kind: 'page' })
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems))
  expect(draftOf(row)).toEqual(draftOfParsed(parsed))
  expect(Object.keys(draftOf(row).source)).not.toContain('publish')
})

test('a draft keeps what publishing will refuse: conditions in wrong places and misspelt fields', () => {
  const complete = { title: 'Camp', locales: ['en-us'], sections: [{ name: 'main', blocks: [] }] }
  const [section] = complete.sections
  const when = { feature: 'loyalty' }
  const problemsOf = (written: object) => {
    const parsed = parseDocument(draftOf(written).source, { kind: 'page', error: issueMessage })
    return 'problems' in parsed ? parsed.problems : []
  }
  expect(problemsOf(complete)).toEqual([])
  expect(
    problemsOf({ ...complete, when, sections: [{ ...section, when }] }).map(({ path }) => path),
  ).toEqual([['when'], ['sections', 0, 'when']])
  expect(problemsOf({ ...complete, descripton: 'Up' })).toEqual([
    { path: [], message: 'has fields that nobody knows: descripton' },
  ])
  expect(problemsOf({ ...complete, sections: [{ ...section, blcks: [] }] })).toEqual([
    { path: ['sections', 0], message: 'has fields that nobody knows: blcks' },
  ])
})

test.each([
  [[], 'A document is a JSON object.'],
  [{ title: 'a\u0000b' }, 'The document contains a character that cannot be stored.'],
  [{ title: '\ud800' }, 'The document contains a character that cannot be stored.'],
  [{ kind: 'article' }, 'The document says that it is article:camp.'],
  [{ slug: 'tent' }, 'The document says that it is page:tent.'],
])('what cannot be stored is refused with a sentence: %j', (written, sentence) => {
  expect(readDraft(page, written)).toBe(sentence)
})

test('a name that no document can have is refused', () => {
  expect(readDraft({ kind: 'page', slug: 'A b' }, {})).toBe('A b cannot be the name of a document.')
})

test('a text that only looks like an escaped character is stored', () => {
  expect(readDraft(page, { title: String.raw`\u0000` })).toMatchObject({ slug: 'camp' })
})

test('a draft that names a locale twice has one body for it', () => {
  const written = { title: 'Camp', sections: [], locales: ['en-us', 'de-de', 'en-us'] }
  expect(draftOf(written).bodies.map(({ locale }) => locale)).toEqual(['en-us', 'de-de'])
})

test('a draft with objects where texts belong is shown without them', () => {
  const object = { toString: 1 }
  const sections = [{ name: object, blocks: [{ type: object, id: object, fields: {} }] }]
  const [body] = draftOf({ title: object, sections, locales: ['en-us'] }).bodies
  const stored = { ...page, title: '', body: { ...body?.body, description: object } }
  expect(documentAnswer(stored, 'preview')).toMatchObject({
    description: '',
    sections: [{ name: '', blocks: [{ id: '', fields: { type: 'nameless' } }] }],
  })
})
