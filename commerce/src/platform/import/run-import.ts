import { sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import { inTransaction } from '../database/in-transaction.ts'
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
  /** Then nothing was changed. */
  | { ok: false; problems: ImportProblem[] }

type Import = {
  kinds: ImportKinds
  sources: readonly SourceRow[]
  /** Lines that are no rows at all. */
  unreadable?: readonly ImportProblem[]
  isDryRun?: boolean
  /** Asked when it is this import's turn. */
  onlyIf?: (transaction: Transaction) => Promise<boolean>
}

/** All of the rows or none; a dry run does it all and takes it back. */
export async function runImport(
  database: Database,
  { kinds, sources, unreadable = [], isDryRun = false, onlyIf }: Import,
): Promise<ImportReport> {
  const { rows, problems } = readRows(sources, kinds)
  const groups = groupsOf(rows, kinds)
  const wrong = [...unreadable, ...problems, ...groups.flatMap(contradictions)]
  if (wrong.length > 0) return { ok: false, problems: wrong.toSorted(byPlace) }
  const work = inTransaction(database, async (transaction) => {
    await takeTurn(transaction)
    if (onlyIf && !(await onlyIf(transaction)))
      return { ok: true, changes: [] } satisfies ImportReport
    const complaints = await checkAll(transaction, groups)
    if (complaints.length > 0)
      throw new TakenBack({ ok: false, problems: complaints.toSorted(byPlace) })
    const changes = await putAll(transaction, groups)
    if (isDryRun) throw new TakenBack({ ok: true, changes })
    return { ok: true, changes } satisfies ImportReport
  })
  return work.catch((error: unknown) => {
    if (error instanceof TakenBack) return error.report
    throw error
  })
}

/** Thrown for the transaction's sake, so that nothing of it stays. */
class TakenBack extends Error {
  readonly report: ImportReport
  constructor(report: ImportReport) {
    super('taken back')
    this.report = report
  }
}

type Group = { name: string; kind: ImportKind; rows: readonly ReadRow[] }

/** In the order of the table of kinds: what is named comes before what names it. */
const groupsOf = (rows: readonly ReadRow[], kinds: ImportKinds): Group[] =>
  Object.entries(kinds).map(([name, kind]) => ({
    name,
    kind,
    rows: rows.filter((row) => row.kind === name),
  }))

function contradictions({ kind, rows }: Group): ImportProblem[] {
  const first = new Map<string, ReadRow>()
  return rows.flatMap((row) => {
    const [id] = kind.brings(row.row)
    const before = first.get(id)
    if (!before) {
      first.set(id, row)
      return []
    }
    return [problemAt(row, [], `${id} stands in ${before.file}:${before.line} already`)]
  })
}

// Imports come one after the other, each waiting as long as it takes.
async function takeTurn(transaction: Transaction) {
  await sql`set local lock_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(hashtext('import'))`.execute(transaction)
}

async function checkAll(transaction: Transaction, groups: readonly Group[]) {
  const brought = new Map(
    groups.map(({ name, kind, rows }) => [
      name,
      new Set(rows.flatMap(({ row }) => kind.brings(row))),
    ]),
  )
  const problems: ImportProblem[] = []
  for (const { kind, rows } of groups) {
    if (!kind.check || rows.length === 0) continue
    const complaints = await kind.check(
      transaction,
      rows.map(({ row }) => row),
      (name) => brought.get(name) ?? new Set(),
    )
    for (const { row, path, sentence } of complaints) {
      const place = rows[row]
      if (place) problems.push(problemAt(place, path, sentence))
    }
  }
  return problems
}

/** More than this, and the database should look at its tables anew before it plans. */
const many = 500

async function putAll(transaction: Transaction, groups: readonly Group[]): Promise<Change[]> {
  const changes: Change[] = []
  for (const { kind, rows } of groups) {
    if (rows.length === 0) continue
    changes.push(
      ...(await kind.put(
        transaction,
        rows.map(({ row }) => row),
      )),
    )
  }
  // The embedded engine never does it by itself.
  if (changes.length > many) await sql`analyze`.execute(transaction)
  return changes
}

const byPlace = (one: ImportProblem, other: ImportProblem) =>
  one.file.localeCompare(other.file) || one.line - other.line
