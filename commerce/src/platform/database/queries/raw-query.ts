import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import {
  type ColumnKind,
  type ColumnsOf,
  captureDefinition,
  declareColumn,
  declareColumns,
  type DeclaredColumns,
  type ResultColumns,
  type RowOf,
  type ValueOf,
} from './result-columns.ts'

type Runnable<Row> = {
  many: (database: Database) => Promise<Row[]>
  first: (database: Database) => Promise<Row | undefined>
  /** For a query that always has a row. */
  one: (database: Database) => Promise<Row>
}

type Template<Row> = (strings: TemplateStringsArray, ...values: unknown[]) => Runnable<Row>

/**
 * A query that is written as SQL, and the columns of its result:
 * `rawQuery({ sku: 'text', sum: 'number | null' })` followed by the template.
 * In tests every result is compared with the columns. A type argument is needed for literals and JSON.
 */
export function rawQuery<const Columns extends ResultColumns>(
  columns: Columns,
): Template<RowOf<Columns>>
export function rawQuery<Row>(columns: ColumnsOf<Row>): Template<Row>
export function rawQuery<Row>(columns: ResultColumns): Template<Row> {
  const declared = { columns, definition: captureDefinition(rawQuery) }
  return (strings, ...values) => {
    const query = sql<Row>(strings, ...values)
    const many = (database: Database) => execute(database, query.compile(database), declared)
    return {
      many,
      first: async (database) => (await many(database))[0],
      one: async (database) => {
        const [row] = await many(database)
        if (row === undefined) throw new Error(`The query returned no row: ${strings.join('?')}`)
        return row
      },
    }
  }
}

async function execute<Row>(
  database: Database,
  query: CompiledQuery<Row>,
  declared: DeclaredColumns,
): Promise<Row[]> {
  declareColumns(query.sql, declared)
  return (await database.executeQuery(query)).rows
}

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** The parameters of a prepared query, for its template. */
export type Placeholders<Parameters> = {
  readonly [Name in keyof Parameters]: RawBuilder<unknown>
}

type PreparedQuery<Row, Parameters> = {
  columns: ColumnsOf<Row> & ResultColumns
  parameters: readonly (keyof Parameters & string)[]
  build: (placeholders: Placeholders<Parameters>) => RawBuilder<unknown>
}

/** A frequent raw query whose SQL text is built only once. Each execution only replaces the parameters. */
export function preparedQuery<Row, Parameters extends Record<string, unknown>>({
  columns,
  parameters: names,
  build,
}: PreparedQuery<Row, Parameters>) {
  const declared = { columns, definition: captureDefinition(preparedQuery) }
  let compiled: CompiledQuery<Row> | undefined
  const compile = (database: Database) => {
    const placeholders = Object.fromEntries(
      names.map((name) => [name, sql`${new Placeholder(name)}`]),
    )
    return sql<Row>`${build(placeholders as Placeholders<Parameters>)}`.compile(database)
  }
  return (database: Database, values: Parameters): Promise<Row[]> => {
    compiled ??= compile(database)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name] : value,
    )
    return execute(database, { ...compiled, parameters }, declared)
  }
}

/**
 * A column of a builder query that is written as SQL: ``rawColumn('isNew', 'boolean')`xmax = 0` ``.
 * In tests its type is compared with the results.
 */
export function rawColumn<const Name extends string, const Kind extends ColumnKind>(
  name: Name,
  kind: Kind,
) {
  declareColumn(name, kind)
  return (strings: TemplateStringsArray, ...values: unknown[]) =>
    sql<ValueOf<Kind>>(strings, ...values).as(name)
}

/** Columns of the builder as text for a raw query: `store_id as id` becomes `s.store_id as "id"`. */
export const columnList = (table: string, columns: readonly string[]): string =>
  columns
    .map((column) => {
      const [name, alias = name] = column.split(' as ')
      return `${table}.${name} as "${alias}"`
    })
    .join(', ')

/** For `where(column, '=', anyOf(values))`. Unlike `in`, it has one text for any number of values. */
export const anyOf = <Value>(values: readonly Value[]) => sql<Value>`any(${values})`
