import type { Connection, DatabaseRow } from './database.ts'
import { openTestDatabase } from './testing.ts'

/** The text of `tables.ts` for the current migrations. */
export async function freshTables(): Promise<string> {
  const database = await openTestDatabase()
  try {
    return await generateTables(database)
  } finally {
    await database.close()
  }
}

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** `always`: only the database sets the value. `default`: it has a default. */
  origin: 'always' | 'default' | 'none'
  isView: boolean
}

const scalars: Record<string, string> = {
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  uuid: 'string',
  date: 'string',
  interval: 'string',
  tsvector: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
  json: 'Json',
}

/** Generates the text of `tables.ts` from a migrated database. */
export async function generateTables(database: Pick<Connection, 'run'>): Promise<string> {
  const literals = await readLiterals(database)
  const columns = (await database.run(columnsSql)).rows.map(toColumn)
  const tables = Map.groupBy(columns, (column) => column.table)
  const body = [...tables].map(([table, own]) => {
    const lines = own.map((column) => {
      const union = literals.get(`${column.table}.${column.name}`)
      return `    ${column.name}: ${typeOf(column, union)}`
    })
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  const uses = (name: string) => body.some((text) => text.includes(name))
  const imports = ['ColumnType', 'Generated', 'GeneratedAlways'].filter(
    (name) => name === 'ColumnType' || uses(`${name}<`),
  )
  return [
    `// Generated from the migrations by \`npm run db:types\`. Do not edit.`,
    `import type { ${imports.join(', ')} } from 'kysely'`,
    ``,
    `/** Parsed when read, written as text: only the text says whether a list is JSON or an array. */`,
    `export type Json = ColumnType<unknown, string, string>`,
    `export type GeneratedJson = ColumnType<unknown, string | undefined, string>`,
    `export type NullableJson = ColumnType<unknown, string | null | undefined, string | null>`,
    ``,
    `export type Tables = {`,
    body.join('\n'),
    `}`,
    ``,
  ].join('\n')
}

function typeOf(column: Column, union: string | undefined): string {
  const base = union ?? plainType(column.type)
  if (base === 'Json') {
    if (column.isView) return 'unknown'
    if (column.isNullable) return 'NullableJson'
    return column.origin === 'none' ? 'Json' : 'GeneratedJson'
  }
  const value = column.isNullable ? `${base} | null` : base
  if (column.origin === 'always') return `GeneratedAlways<${value}>`
  // Kysely already makes nullable columns optional.
  if (column.origin === 'default' && !column.isNullable) return `Generated<${value}>`
  return value
}

function plainType(type: string): string {
  if (type.startsWith('_')) return `${scalars[type.slice(1)] ?? 'unknown'}[]`
  return scalars[type] ?? 'unknown'
}

function toColumn(row: DatabaseRow): Column {
  const identity = row['identity'] === 'a' || row['generated'] === 's'
  return {
    table: String(row['table']),
    name: String(row['name']),
    type: String(row['type']),
    isNullable: row['nullable'] === true,
    origin: identity ? 'always' : row['defaulted'] === true ? 'default' : 'none',
    isView: row['kind'] === 'v',
  }
}

// PostgreSQL does not record which columns of a view are never null. Here a column is not nullable if it is
// not nullable in any table that it comes from, and the view has no outer join.
const columnsSql = `
  select c.relname as table, c.relkind as kind, a.attname as name, t.typname as type,
         a.attidentity as identity, a.attgenerated as generated, a.atthasdef as defaulted,
         case when c.relkind = 'v' then
           pg_get_viewdef(c.oid) ~* '(left|right|full) join' or not coalesce((
             select bool_and(base.attnotnull)
             from information_schema.view_column_usage u
             join pg_attribute base on base.attrelid = format('public.%I', u.table_name)::regclass
               and base.attname = u.column_name
             where u.view_schema = 'public' and u.view_name = c.relname
               and u.column_name = a.attname), false)
         else not a.attnotnull end as nullable
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
    and c.relname <> 'migrations'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname, a.attnum`

/** `check (state in ('open', 'closed'))` becomes a union type, for the table and for its views. */
async function readLiterals(database: Pick<Connection, 'run'>): Promise<Map<string, string>> {
  const checks = await database.run(`
    select c.relname as table, a.attname as column, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'c' and array_length(k.conkey, 1) = 1`)
  const literals = new Map<string, string>()
  for (const row of checks.rows) {
    const union = unionOf(String(row['definition']), String(row['column']))
    if (union) literals.set(`${row['table']}.${row['column']}`, union)
  }
  const views = await database.run(`
    select view_name as view, table_name as table, column_name as column
    from information_schema.view_column_usage where view_schema = 'public'`)
  for (const row of views.rows) {
    const union = literals.get(`${row['table']}.${row['column']}`)
    if (union) literals.set(`${row['view']}.${row['column']}`, union)
  }
  return literals
}

function unionOf(definition: string, column: string): string | undefined {
  const list = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(definition)
  if (list?.[1] !== column) return undefined
  const values = [...(list[2] ?? '').matchAll(/'([^']*)'::text/g)].map((match) => `'${match[1]}'`)
  return values.length > 0 ? values.join(' | ') : undefined
}
