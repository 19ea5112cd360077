import { type RawBuilder, sql } from 'kysely'

export type JsonFields<Row> = { readonly [Name in keyof Row]-?: string | RawBuilder<unknown> }

/** SQL of a JSON object with exactly the fields of a type, each from a column such as `l.line_id` or an expression. */
export const jsonObject = <Row>(fields: JsonFields<Row>): RawBuilder<Row> =>
  sql`json_build_object(${namesAndValues(fields)})`

/** The same as binary JSON, for other functions of the database. */
export const jsonbObject = <Row>(fields: JsonFields<Row>): RawBuilder<Row> =>
  sql`jsonb_build_object(${namesAndValues(fields)})`

function namesAndValues(fields: Readonly<Record<string, string | RawBuilder<unknown>>>) {
  const entries = Object.entries(fields)
  // One piece of text, because frequent queries are compiled each time.
  const columns = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [`'${name}', ${value}`] : [],
  )
  const expressions = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [] : [sql`${sql.lit(name)}, ${value}`],
  )
  return sql.join([...(columns.length > 0 ? [sql.raw(columns.join(', '))] : []), ...expressions])
}
