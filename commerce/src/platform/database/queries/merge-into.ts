import { sql } from 'kysely'
import type { Transaction } from '../database.ts'
import type { Tables } from '../tables.ts'
import { rawQuery } from './raw-query.ts'
import type { ColumnsOf } from './result-columns.ts'

type Column<Table extends keyof Tables> = keyof Tables[Table] & string
/** A list for an array column, an object for a JSON column. */
type RowToMerge<Table extends keyof Tables> = Readonly<Partial<Record<Column<Table>, unknown>>>

type Merge<Table extends keyof Tables> = {
  transaction: Transaction
  key: readonly Column<Table>[]
  /** All rows have the same columns, and no two the same key. */
  rows: readonly RowToMerge<Table>[]
  /** The column that identifies the owner of a row in the result. */
  owner: Column<Table>
}

export type MergedRow = { owner: string; change: 'added' | 'changed' | 'removed' }

const excluded = (column: string) => sql.ref(`excluded.${column}`)

const mergedKinds: ColumnsOf<MergedRow> = { owner: 'text', change: 'text' }

/** Inserts new rows and updates those that differ. */
export async function mergeInto<Table extends keyof Tables>(
  table: Table,
  { transaction, key, rows, owner }: Merge<Table>,
): Promise<MergedRow[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const others = columns.filter((column) => !key.some((part) => part === column))
  const own = (column: string) => sql.ref(`${table}.${column}`)
  const columnList = sql.join(columns.map((column) => sql.ref(column)))
  const update = sql`update set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${excluded(column)}`))}
    where (${sql.join(others.map(own))}) is distinct from (${sql.join(others.map(excluded))})`
  // Unchanged rows are filtered out first, because a conflict would lock them until the transaction ends.
  return rawQuery<MergedRow>(mergedKinds)`
    insert into ${sql.table(table)} (${columnList})
    select ${columnList}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) given
    where not exists (
      select from ${sql.table(table)} kept
      where (${sql.join(key.map((column) => sql.ref(`kept.${column}`)))})
          = (${sql.join(key.map((column) => sql.ref(`given.${column}`)))})
        and (${sql.join(columns.map((column) => sql.ref(`kept.${column}`)))}) is not distinct from
            (${sql.join(columns.map((column) => sql.ref(`given.${column}`)))}))
    on conflict (${sql.join(key.map((column) => sql.ref(column)))})
      do ${others.length > 0 ? update : sql`nothing`}
    returning ${own(owner)}::text as owner,
      -- A row that was there before carries the mark of who changed it.
      case when ${own('xmax')} = 0 then 'added' else 'changed' end as change`.many(transaction)
}

/** Like `mergeInto`, and deletes all other rows of these owners. */
export async function replaceInto<Table extends keyof Tables>(
  table: Table,
  merge: Merge<Table> & { owners: readonly string[] },
): Promise<MergedRow[]> {
  const { transaction, key, rows, owner, owners } = merge
  const isSame = key.map(
    (column) => sql`given.${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`,
  )
  const removed = await rawQuery<MergedRow>(mergedKinds)`
    delete from ${sql.table(table)}
    where ${sql.ref(owner)} = any(${owners})
      and not exists (
        select from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) given
        where ${sql.join(isSame, sql` and `)})
    returning ${sql.ref(owner)}::text as owner, 'removed' as change`.many(transaction)
  return [...removed, ...(await mergeInto(table, merge))]
}
