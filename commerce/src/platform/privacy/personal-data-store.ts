import { type RawBuilder, sql } from 'kysely'
import type { Database, Transaction } from '../database/database.ts'
import { rawQuery } from '../database/queries/raw-query.ts'
import {
  type AnyPersonalTable,
  type JsonField,
  type KeepReason,
  type Person,
  type PersonalDataOwner,
  tablesOf,
} from './personal-data.ts'

/** The rows by feature and table. */
export type PersonalDataExport = Record<string, Record<string, unknown[]>>

/** Everything that the shop knows about a person. */
export async function exportPersonalData(
  database: Database,
  owners: readonly PersonalDataOwner[],
  person: Person,
): Promise<PersonalDataExport> {
  const tables = tablesOf(owners)
  const parts: PersonalDataExport = {}
  for (const owner of owners) {
    const part: Record<string, unknown[]> = {}
    for (const [name, { exported }] of tablesOf([owner])) {
      const rows = await rawQuery({ row: 'json' })`
        select jsonb_build_object(${sql.join(exported.flatMap((column) => [sql.lit(column), sql.ref(`${name}.${column}`)]))}) as row
        from ${sql.table(name)} where ${isRowOf(tables, name, person)}`.many(database)
      if (exported.length > 0 && rows.length > 0) part[name] = rows.map(({ row }) => row)
    }
    if (Object.keys(part).length > 0) parts[owner.name] = part
  }
  return parts
}

export type KeptRows = { table: string; count: number; reason: KeepReason }

/** What erasure would keep. */
export async function findKeptRows(
  database: Database,
  owners: readonly PersonalDataOwner[],
  person: Person,
): Promise<KeptRows[]> {
  const tables = tablesOf(owners)
  const kept: KeptRows[] = []
  for (const [table, { erasure }] of tables) {
    if (erasure === 'delete') continue
    const count = await countRows(database, table, isRowOf(tables, table, person))
    if (count > 0) kept.push({ table, count, reason: erasure.keep })
  }
  return kept
}

/** The number of rows of a person in each table. */
export async function countRowsOf(
  database: Database,
  owners: readonly PersonalDataOwner[],
  person: Person,
): Promise<ReadonlyMap<string, number>> {
  const tables = tablesOf(owners)
  const counts = new Map<string, number>()
  for (const name of tables.keys())
    counts.set(name, await countRows(database, name, isRowOf(tables, name, person)))
  return counts
}

/** Deletes what may be deleted, and answers with what has to stay. Rows are deleted before those that they belong to. */
export async function erasePersonalData(
  transaction: Transaction,
  owners: readonly PersonalDataOwner[],
  person: Person,
): Promise<KeptRows[]> {
  const tables = tablesOf(owners)
  const kept: KeptRows[] = []
  for (const [name, table] of [...tables].toReversed()) {
    const where = isRowOf(tables, name, person)
    const { erasure } = table
    if (erasure === 'delete') {
      await sql`delete from ${sql.table(name)} where ${where}`.execute(transaction)
      continue
    }
    const { clear = [], clearFields = [] } = erasure
    // Counted before the address is cleared that they may be found by.
    const count = await countRows(transaction, name, where)
    await clearColumns(transaction, name, { clear, clearFields, where })
    if (count > 0) kept.push({ table: name, count, reason: erasure.keep })
  }
  return kept
}

type ColumnsToClear = {
  clear: readonly string[]
  clearFields: readonly JsonField[]
  where: RawBuilder<unknown>
}

async function clearColumns(
  transaction: Transaction,
  name: string,
  { clear, clearFields, where }: ColumnsToClear,
): Promise<void> {
  const changes = [
    ...clear.map((column) => sql`${sql.ref(column)} = null`),
    ...Map.groupBy(clearFields, ({ column }) => column)
      .entries()
      .map(([column, fields]) => sql`${sql.ref(column)} = ${withoutFields(column, fields)}`),
  ]
  if (changes.length === 0) return
  await sql`update ${sql.table(name)} set ${sql.join(changes)} where ${where}`.execute(transaction)
}

/** An empty path removes nothing. */
const withoutFields = (column: string, fields: readonly JsonField[]): RawBuilder<unknown> =>
  fields.reduce<RawBuilder<unknown>>(
    (value, { path, ifPresent }) =>
      ifPresent === undefined
        ? sql`${value} #- ${path}::text[]`
        : sql`${value} #- case when ${sql.ref(column)} #> ${ifPresent}::text[] is null
            then '{}' else ${path}::text[] end`,
    sql.ref(column),
  )

/** Whether a row of the table belongs to the person. */
export const isRowOfPerson = (
  owner: PersonalDataOwner,
  name: string,
  person: Person,
): RawBuilder<boolean> => isRowOf(tablesOf([owner]), name, person)

async function countRows(database: Database, name: string, where: RawBuilder<unknown>) {
  const { count } = await rawQuery({ count: 'number' })`
    select count(*)::int as count from ${sql.table(name)} where ${where}`.one(database)
  return count
}

function isRowOf(
  tables: ReadonlyMap<string, AnyPersonalTable>,
  name: string,
  person: Person,
): RawBuilder<boolean> {
  const table = tables.get(name)
  if (!table) throw new Error(`${name} is not registered`)
  const conditions = table.rows.map((rows) => {
    if ('consumer' in rows)
      return sql`${sql.ref(`${name}.${rows.consumer}`)} = ${person.consumerId}`
    if ('email' in rows) {
      const column = sql.ref(`${name}.${rows.email}`)
      const email = rows.at === undefined ? column : sql`${column}->>${sql.lit(rows.at)}`
      const isTheirs = sql`lower(${email}) = ${person.provenEmail}`
      return rows.unlessIn ? sql`(${isTheirs} and not ${isIn(rows.unlessIn, name)})` : isTheirs
    }
    return sql`${sql.ref(`${name}.${rows.column}`)} in (
      select ${sql.ref(`${rows.within}.${rows.key}`)} from ${sql.table(rows.within)}
      where ${isRowOf(tables, rows.within, person)})`
  })
  return sql`(${sql.join(conditions, sql` or `)})`
}

type Membership = { table: string; column: string; key: string }

const isIn = ({ table, column, key }: Membership, name: string) => sql`exists (
  select from ${sql.table(table)}
  where ${sql.ref(`${table}.${key}`)} = ${sql.ref(`${name}.${column}`)})`
