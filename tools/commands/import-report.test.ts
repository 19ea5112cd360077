import { expect, test } from 'vitest'
import { importReportLines } from './import-report.ts'

const styles = (change: 'added' | 'removed', count: number) =>
  Array.from({ length: count }, (_, index) => ({ entity: 'style', id: `S${index}`, change }))

test('the report of an import groups its changes', () => {
  const changes = [
    ...styles('added', 10),
    ...styles('removed', 1),
    { entity: 'category', id: '210000', change: 'changed' as const },
    { entity: 'category', id: '210100', change: 'changed' as const },
    { entity: 'stock', id: 'A-1', change: 'changed' as const },
  ]
  expect(importReportLines({ ok: true, changes }, false)).toEqual([
    'Added 10 styles: S0, S1, S2, S3, S4, S5, S6, S7 and 2 more',
    'Withdrew 1 style: S0',
    'Changed 2 categories: 210000, 210100',
    'Changed 1 stock level: A-1',
  ])
})

test('the report of a dry run lists what would change', () => {
  expect(importReportLines({ ok: true, changes: styles('added', 1) }, true)).toEqual([
    'Would add 1 style: S0',
    'This was a dry run: nothing was changed.',
  ])
  expect(importReportLines({ ok: true, changes: [] }, true)).toEqual([
    'Everything was there already; nothing changes.',
  ])
})

test('the report names every row of which something was kept', () => {
  const kept = Array.from({ length: 12 }, (_, index) => ({
    entity: 'customer',
    id: `C${index}`,
    change: 'kept' as const,
    fields: ['firstName', 'phone'],
  }))
  const lines = kept.map(
    ({ id }) => `Kept what was changed here, of customer ${id}: firstName, phone`,
  )
  expect(importReportLines({ ok: true, changes: kept }, false)).toEqual([
    ...lines,
    'Nothing else changes.',
  ])
  expect(importReportLines({ ok: true, changes: [...styles('added', 1), ...kept] }, true)).toEqual([
    'Would add 1 style: S0',
    ...lines,
    'This was a dry run: nothing was changed.',
  ])
})

test('the report names every row that has overwritten what was edited', () => {
  const entry = { entity: 'page', id: 'camp' }
  const changes = [
    { ...entry, change: 'changed' as const },
    { ...entry, change: 'overwritten' as const, revision: 5 },
  ]
  expect(importReportLines({ ok: true, changes }, false)).toEqual([
    'Changed 1 page: camp',
    'Overwrote what was edited here, of page camp: revision 5',
  ])
})

test('problems are listed by file and line, up to a limit', () => {
  const problem = { file: 'a.ndjson', line: 3, path: 'texts.de-de', message: 'is missing' }
  expect(
    importReportLines(
      { ok: false, problems: [problem, { ...problem, path: '', code: 'textMissing' }] },
      false,
    ),
  ).toEqual([
    'a.ndjson:3  texts.de-de  is missing',
    'a.ndjson:3  is missing  (textMissing)',
    'Nothing was changed: 2 errors.',
  ])
  const lines = importReportLines(
    { ok: false, problems: Array.from({ length: 500 }, () => problem) },
    false,
  )
  expect(lines).toHaveLength(202)
  expect(lines.slice(-2)).toEqual(['… and 300 more', 'Nothing was changed: 500 errors.'])
})
