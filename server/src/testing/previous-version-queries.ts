import type { OpenDatabase } from '@cairn/commerce/platform/database/database'

type Column = { relation: string; column: string; isTable: boolean; isWritten: boolean }
type Query = () => Promise<unknown>

/**
 * Queries with the tables and columns that exist when this is called. Called before a migration and run during and
 * after it, they stand for the previous version of the code: each table is read with all columns by name, one of its
 * rows is updated, and a copy of a row is inserted.
 */
export async function previousVersionQueries(database: OpenDatabase): Promise<Query[]> {
  const { rows } = await database.run(`
    select c.table_name as relation, c.column_name as column,
      t.table_type = 'BASE TABLE' as "isTable",
      c.is_identity = 'NO' and c.is_generated = 'NEVER' as "isWritten"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.table_name <> 'migrations'
    order by c.table_name, c.ordinal_position`)
  const columns = rows.map(toColumn)
  return Map.groupBy(columns, ({ relation }) => relation)
    .entries()
    .flatMap(([relation, ownColumns]) => queriesFor(database, relation, ownColumns))
    .toArray()
}

const toColumn = (row: Record<string, unknown>): Column => ({
  relation: String(row['relation']),
  column: String(row['column']),
  isTable: row['isTable'] === true,
  isWritten: row['isWritten'] === true,
})

function queriesFor(database: OpenDatabase, relation: string, columns: readonly Column[]): Query[] {
  const columnList = columns.map(({ column }) => `"${column}"`).join(', ')
  const writableColumns = columns
    .filter(({ isWritten }) => isWritten)
    .map(({ column }) => `"${column}"`)
  const read = () => database.run(`select ${columnList} from ${relation} limit 20`)
  if (!columns[0]?.isTable || !writableColumns[0]) return [read]
  const [first] = writableColumns
  const anyRow = `(select ctid from ${relation} limit 1)`
  const list = writableColumns.join(', ')
  return [
    read,
    () => database.run(`update ${relation} set ${first} = ${first} where ctid in ${anyRow}`),
    () =>
      database
        .run(`insert into ${relation} (${list}) select ${list} from ${relation} limit 1`)
        .catch(ignoreDuplicateKey),
  ]
}

/** A copy of a row violates the unique keys of its table. Every other error is a failure of the test. */
function ignoreDuplicateKey(error: unknown) {
  const isDuplicateKey = error instanceof Error && 'code' in error && error.code === '23505'
  if (!isDuplicateKey) throw error
}
