import { expect, test } from 'vitest'
import { importLines } from './import-lines.ts'

const styles = (how: 'added' | 'removed', count: number) =>
  Array.from({ length: count }, (_, at) => ({ thing: 'style', id: `S${at}`, how }))

test('an import says what it did, in groups', () => {
  const changes = [
    ...styles('added', 10),
    ...styles('removed', 1),
    { thing: 'category', id: '210000', how: 'changed' as const },
    { thing: 'category', id: '210100', how: 'changed' as const },
    { thing: 'stock', id: 'A-1', how: 'changed' as const },
  ]
  expect(importLines({ ok: true, changes }, false)).toEqual([
    'Added 10 styles: S0, S1, S2, S3, S4, S5, S6, S7 and 2 more',
    'Withdrew 1 style: S0',
    'Changed 2 categories: 210000, 210100',
    'Changed 1 stock level: A-1',
  ])
})

test('a dry run says what it would do', () => {
  expect(importLines({ ok: true, changes: styles('added', 1) }, true)).toEqual([
    'Would add 1 style: S0',
    'This was a dry run: nothing was changed.',
  ])
  expect(importLines({ ok: true, changes: [] }, true)).toEqual([
    'Everything was there already; nothing changes.',
  ])
})

test('what is wrong is told by file and line, and of very much not all', () => {
  const problem = { file: 'a.ndjson', line: 3, path: 'texts.de-de', sentence: 'is missing' }
  expect(importLines({ ok: false, problems: [problem, { ...problem, path: '' }] }, false)).toEqual([
    'a.ndjson:3  texts.de-de  is missing',
    'a.ndjson:3  is missing',
    'Nothing was changed: 2 errors.',
  ])
  const many = importLines(
    { ok: false, problems: Array.from({ length: 500 }, () => problem) },
    false,
  )
  expect(many).toHaveLength(202)
  expect(many.slice(-2)).toEqual(['… and 300 more', 'Nothing was changed: 500 errors.'])
})
