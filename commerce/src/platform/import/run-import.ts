import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { rawQuery } from '../database/queries/raw-query.ts'
import type { Change, ImportKind, ImportKinds } from './import-kind.ts'
import {
  type ImportProblem,
  problemAt,
  type ReadRow,
  readRows,
  type SourceRow,
} from './read-rows.ts'

export type ImportReport =
  | { ok: true; changes: Change[] }
  /** Nothing was changed. */
  | { ok: false; problems: ImportProblem[] }

type Import = {
  kinds: ImportKinds
  sources: readonly SourceRow[]
  /** Problems of the lines that are not JSON. */
  unreadableLines?: readonly ImportProblem[]
  isDryRun?: boolean
  /** Checked after waiting for other imports. If it answers false, nothing is imported. */
  onlyIf?: (transaction: Transaction) => Promise<boolean>
}

/** Imports all of the rows or none. A dry run imports them and rolls back. */
export async function runImport(
  database: Database,
  { kinds, sources, unreadableLines = [], isDryRun = false, onlyIf }: Import,
): Promise<ImportReport> {
  const { rows, problems } = readRows(sources, kinds)
  const groups = groupsOf(rows, kinds)
  const allProblems = [...unreadableLines, ...problems, ...groups.flatMap(duplicateRows)]
  if (allProblems.length > 0) return { ok: false, problems: allProblems.toSorted(byPosition) }
  const work = inTransaction(database, async (transaction) => {
    await waitForOtherImports(transaction)
    if (onlyIf && !(await onlyIf(transaction)))
      return { ok: true, changes: [] } satisfies ImportReport
    const rowProblems = await checkAll(transaction, groups)
    if (rowProblems.length > 0)
      throw new RolledBackError({ ok: false, problems: rowProblems.toSorted(byPosition) })
    const changes = await writeAll(transaction, groups)
    if (isDryRun) throw new RolledBackError({ ok: true, changes })
    return { ok: true, changes } satisfies ImportReport
  })
  return work.catch((error: unknown) => {
    if (error instanceof RolledBackError) return error.report
    throw error
  })
}

/** Thrown to roll the transaction back. */
class RolledBackError extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('the import is rolled back')
    this.report = report
  }
}

type Group = { name: string; kind: ImportKind; rows: readonly ReadRow[] }

/** In the order of the kinds, so that records exist before rows that refer to them. */
const groupsOf = (rows: readonly ReadRow[], kinds: ImportKinds): Group[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    name,
    kind,
    rows: rows.filter((row) => row.kind === name),
  }))

function duplicateRows({ kind, rows }: Group): ImportProblem[] {
  const first = new Map<string, ReadRow>()
  return rows.flatMap((row) => {
    const [id] = kind.idsOf(row.row)
    const firstRow = first.get(id)
    if (!firstRow) {
      first.set(id, row)
      return []
    }
    return [problemAt(row, [], `${id} is already in ${firstRow.file}:${firstRow.line}`)]
  })
}

const retryMs = 100

/** Imports run one after the other, however long they wait. One statement that waits would reach its time limit. */
async function waitForOtherImports(transaction: Transaction) {
  const takeLock = rawQuery({ isFree: 'boolean' })`
    select pg_try_advisory_xact_lock(hashtext('import')) as "isFree"`
  while (!(await takeLock.one(transaction)).isFree) await sleep(retryMs)
}

async function checkAll(transaction: Transaction, groups: readonly Group[]) {
  const idsByKind = new Map(
    groups.map(({ name, kind, rows }) => [
      name,
      new Set(rows.flatMap(({ row }) => kind.idsOf(row))),
    ]),
  )
  const problems: ImportProblem[] = []
  for (const { kind, rows } of groups) {
    if (!kind.check || rows.length === 0) continue
    const rowProblems = await kind.check(
      transaction,
      rows.map(({ row }) => row),
      (name) => idsByKind.get(name) ?? new Set(),
    )
    for (const { row, path, message, code } of rowProblems) {
      const source = rows[row]
      if (source) problems.push({ ...problemAt(source, path, message), ...(code && { code }) })
    }
  }
  return problems
}

/** After more changes than this the statistics of the query planner are refreshed. */
const changesBeforeAnalyze = 500

async function writeAll(transaction: Transaction, groups: readonly Group[]): Promise<Change[]> {
  const changes: Change[] = []
  for (const { kind, rows } of groups) {
    if (rows.length === 0) continue
    changes.push(
      ...(await kind.write(
        transaction,
        rows.map(({ row }) => row),
      )),
    )
  }
  // PostgreSQL refreshes its statistics by itself after a while, the embedded database never does.
  if (changes.length > changesBeforeAnalyze) await sql`analyze`.execute(transaction)
  return changes
}

const byPosition = (one: ImportProblem, other: ImportProblem) =>
  one.file.localeCompare(other.file) || one.line - other.line
