import type { ToldReport } from './import-command.ts'

type Report = Extract<ToldReport, { ok: true }>
type Problems = Extract<ToldReport, { ok: false }>['problems']

const mostProblems = 200
const mostNamed = 8

/** What an import did, or would do, for whoever reads a terminal. */
export function importLines(report: ToldReport, isDryRun: boolean): string[] {
  return report.ok ? changeLines(report, isDryRun) : problemLines(report.problems)
}

function problemLines(problems: Problems): string[] {
  const rest = problems.length - mostProblems
  return [
    ...problems
      .slice(0, mostProblems)
      .map(({ file, line, path, sentence }) =>
        [`${file}:${line}`, path, sentence].filter(Boolean).join('  '),
      ),
    ...(rest > 0 ? [`… and ${rest} more`] : []),
    `Nothing was changed: ${counted(problems.length, 'error')}.`,
  ]
}

const verbs = {
  added: ['Added', 'Would add'],
  changed: ['Changed', 'Would change'],
  removed: ['Withdrew', 'Would withdraw'],
} as const

function changeLines({ changes }: Report, isDryRun: boolean): string[] {
  if (changes.length === 0) return ['Everything was there already; nothing changes.']
  const groups = Map.groupBy(changes, ({ how, thing }) => `${how} ${thing}`)
  const lines = Array.from(groups.values(), (group) => {
    const [{ how, thing } = { how: 'changed' as const, thing: '' }] = group
    const verb = verbs[how][isDryRun ? 1 : 0]
    return `${verb} ${counted(group.length, thing)}: ${named(group.map(({ id }) => id))}`
  })
  return isDryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines
}

const named = (ids: readonly string[]) => {
  const rest = ids.length - mostNamed
  return ids.slice(0, mostNamed).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

const wordings: Readonly<Record<string, readonly [string, string]>> = {
  category: ['category', 'categories'],
  stock: ['stock level', 'stock levels'],
  'use of a coupon': ['use of a coupon', 'uses of coupons'],
  'stock of store': ['stock of a store', 'stocks of stores'],
}

const counted = (count: number, thing: string) => {
  const [one, more] = wordings[thing] ?? [thing, `${thing}s`]
  return `${count} ${count === 1 ? one : more}`
}
