import type { OpenDatabase } from '@cairn/commerce/platform/database/database'

type Column = { relation: string; column: string; isTable: boolean; isWritten: boolean }
type Question = () => Promise<unknown>

/**
 * What a version could say to the tables as they are now: it reads every column by its name, writes
 * one, and adds a row that knows of no other columns. It goes on saying so after they have changed.
 */
export async function questionsOfOldCode(database: OpenDatabase): Promise<Question[]> {
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
    .flatMap(([relation, own]) => questionsTo(database, relation, own))
    .toArray()
}

const toColumn = (row: Record<string, unknown>): Column => ({
  relation: String(row['relation']),
  column: String(row['column']),
  isTable: row['isTable'] === true,
  isWritten: row['isWritten'] === true,
})

function questionsTo(database: OpenDatabase, relation: string, own: readonly Column[]): Question[] {
  const all = own.map(({ column }) => `"${column}"`).join(', ')
  const written = own.filter(({ isWritten }) => isWritten).map(({ column }) => `"${column}"`)
  const read = () => database.run(`select ${all} from ${relation} limit 20`)
  if (!own[0]?.isTable || !written[0]) return [read]
  const [first] = written
  const one = `(select ctid from ${relation} limit 1)`
  const list = written.join(', ')
  return [
    read,
    () => database.run(`update ${relation} set ${first} = ${first} where ctid in ${one}`),
    () =>
      database
        .run(`insert into ${relation} (${list}) select ${list} from ${relation} limit 1`)
        .catch(unlessThereAlready),
  ]
}

/** The copy of a row is refused for its key, and that is fine; for a column it has not, it is not. */
function unlessThereAlready(error: unknown) {
  const isThere = error instanceof Error && 'code' in error && error.code === '23505'
  if (!isThere) throw error
}
