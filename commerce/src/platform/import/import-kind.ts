import type { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { MergedRow } from '../database/queries/merge-into.ts'

export type Change =
  | { entity: string; id: string; change: 'added' | 'changed' | 'removed' }
  /** Fields of the row that were not written, because their owner has changed them here. */
  | { entity: string; id: string; change: 'kept'; fields: string[] }
  /** A revision that was saved here, and that a row with `force` has replaced. */
  | { entity: string; id: string; change: 'overwritten'; revision: number }

export type Path = readonly PropertyKey[]

/** A problem with a row, by its index. */
export type RowProblem = { row: number; path: Path; message: string; code?: string }

/** The ids that the same import contains for a kind. */
export type ImportedIds = (kind: string) => ReadonlySet<string>

type ImportHandlers<Row> = {
  /** The ids that a row defines, its own first. Two rows of a kind must not have the same own id. */
  idsOf: (row: Row) => readonly [string, ...string[]]
  /** Checks what the schema cannot, for example whether referenced records exist. */
  check?: (
    transaction: Transaction,
    rows: readonly Row[],
    importedIds: ImportedIds,
  ) => Promise<RowProblem[]>
  /** Writes the rows and records the changes for the caches. */
  write: (transaction: Transaction, rows: readonly Row[]) => Promise<Change[]>
}

export type ImportKind = ImportHandlers<unknown> & { schema: z.ZodType }
export type ImportKinds = Readonly<Record<string, ImportKind>>

/** Defines a kind of rows that can be imported. */
export const importKind = <Schema extends z.ZodType>(
  schema: Schema,
  handling: ImportHandlers<z.infer<Schema>>,
): ImportKind =>
  // The import passes only rows that were parsed with this schema.
  ({ schema, ...(handling as ImportHandlers<unknown>) })

/**
 * The changes of records whose rows are in several tables. Rows of the main table say whether a record
 * was added or removed. A change in any other table is a change of the record.
 */
export function changesOf(
  entity: string,
  main: readonly MergedRow[],
  ...parts: readonly (readonly MergedRow[])[]
): Change[] {
  const changes = new Map<string, Change>()
  for (const { owner, change } of main) {
    if (changes.get(owner)?.change !== 'added') changes.set(owner, { entity, id: owner, change })
  }
  for (const { owner } of parts.flat()) {
    if (!changes.has(owner)) changes.set(owner, { entity, id: owner, change: 'changed' })
  }
  return [...changes.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

type MergedRecord = { id: string; keptFields: string[] }

/** The records of which something was not written, because it was changed here. */
export const keptFieldsOf = (entity: string, merged: readonly MergedRecord[]): Change[] =>
  merged
    .filter(({ keptFields }) => keptFields.length > 0)
    .map(({ id, keptFields }) => ({ entity, id, change: 'kept', fields: keptFields }))

/** A field of a row that refers to a record by its id. */
export type Reference = { id: string; row: number; path: Path }

/** A problem for every reference to a record that does not exist. */
export function unknownReferences(
  entity: string,
  references: readonly Reference[],
  isKnown: (id: string) => boolean,
): RowProblem[] {
  return references
    .filter(({ id }) => !isKnown(id))
    .map(({ id, row, path }) => ({ row, path, message: `there is no ${entity} ${id}` }))
}

/** A problem for every id that occurs a second time. */
export function duplicateReferences(
  entity: string,
  references: readonly Reference[],
): RowProblem[] {
  const seenIds = new Set<string>()
  return references.flatMap(({ id, row, path }) => {
    if (seenIds.has(id)) return [{ row, path, message: `the ${entity} ${id} occurs a second time` }]
    seenIds.add(id)
    return []
  })
}

export const referencedIds = (references: readonly Reference[]): string[] => [
  ...new Set(references.map(({ id }) => id)),
]
