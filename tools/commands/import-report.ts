import type { ImportReport } from '@cairn/server/commands/command-data'

type AcceptedReport = Extract<ImportReport, { ok: true }>
type Problems = Extract<ImportReport, { ok: false }>['problems']

const maxProblems = 200
const maxIds = 8

/** Describes for the terminal what an import did or would do. */
export function importReportLines(report: ImportReport, isDryRun: boolean): string[] {
  return report.ok ? changeLines(report, isDryRun) : problemLines(report.problems)
}

function problemLines(problems: Problems): string[] {
  const rest = problems.length - maxProblems
  return [
    ...problems
      .slice(0, maxProblems)
      .map(({ file, line, path, message, code }) =>
        [`${file}:${line}`, path, message, code && `(${code})`].filter(Boolean).join('  '),
      ),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    `Nothing was changed: ${countedNoun(problems.length, 'error')}.`,
  ]
}

const verbs = {
  added: ['Added', 'Would add'],
  changed: ['Changed', 'Would change'],
  removed: ['Withdrew', 'Would withdraw'],
} as const

type Change = AcceptedReport['changes'][number]
type ConflictingRow = Extract<Change, { change: 'kept' | 'overwritten' }>
type WrittenRow = Exclude<Change, ConflictingRow>

const isConflicting = (change: Change): change is ConflictingRow =>
  change.change === 'kept' || change.change === 'overwritten'
const isWritten = (change: Change): change is WrittenRow => !isConflicting(change)

function changeLines({ changes }: AcceptedReport, isDryRun: boolean): string[] {
  const written = changes.filter(isWritten)
  const groups = Map.groupBy(written, ({ change, entity }) => `${change} ${entity}`)
  const lines = Array.from(groups.values(), (group) => {
    const [{ change, entity } = { change: 'changed' as const, entity: '' }] = group
    const verb = verbs[change][isDryRun ? 1 : 0]
    return `${verb} ${countedNoun(group.length, entity)}: ${listIds(group.map(({ id }) => id))}`
  })
  const conflictLines = changes.filter(isConflicting).map(conflictLine)
  if (lines.length === 0 && conflictLines.length > 0)
    return [...conflictLines, 'Nothing else changes.']
  if (lines.length === 0) return ['Everything was there already; nothing changes.']
  const allLines = [...lines, ...conflictLines]
  return isDryRun ? [...allLines, 'This was a dry run: nothing was changed.'] : allLines
}

const conflictLine = (row: ConflictingRow) =>
  row.change === 'kept'
    ? `Kept what was changed here, of ${row.entity} ${row.id}: ${row.fields.join(', ')}`
    : `Overwrote what was edited here, of ${row.entity} ${row.id}: revision ${row.revision}`

const listIds = (ids: readonly string[]) => {
  const rest = ids.length - maxIds
  return ids.slice(0, maxIds).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

const irregularNouns: Readonly<Record<string, readonly [string, string]>> = {
  category: ['category', 'categories'],
  stock: ['stock level', 'stock levels'],
  'stock of store': ['stock of a store', 'stocks of stores'],
}

const countedNoun = (count: number, entity: string) => {
  const [singular, plural] = irregularNouns[entity] ?? [entity, pluralOf(entity)]
  return `${count} ${count === 1 ? singular : plural}`
}

/** Two `uses of codes`, for one `use of a code`. */
const pluralOf = (entity: string) =>
  entity
    .split(' of a ')
    .map((noun) => `${noun}s`)
    .join(' of ')
