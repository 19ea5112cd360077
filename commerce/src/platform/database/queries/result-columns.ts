import type { FieldDef, QueryResult } from 'pg'

type Kind = 'text' | 'number' | 'boolean' | 'instant' | 'bytes' | 'text[]' | 'number[]' | 'json'

/** The type of a column as node-postgres parses it. */
export type ColumnKind = Kind | `${Kind} | null`

export type ResultColumns = { readonly [name: string]: ColumnKind }

type Values = {
  text: string
  number: number
  boolean: boolean
  instant: Date
  bytes: Buffer
  'text[]': string[]
  'number[]': number[]
  json: unknown
}

export type ValueOf<Column extends ColumnKind> = Column extends Kind
  ? Values[Column]
  : Column extends `${infer Name extends Kind} | null`
    ? Values[Name] | null
    : never

export type RowOf<Columns extends ResultColumns> = {
  -readonly [Name in keyof Columns]: ValueOf<Columns[Name]>
}

type KindOf<Value> = unknown extends Value
  ? 'json'
  : [Value] extends [string]
    ? 'text'
    : [Value] extends [number]
      ? 'number'
      : [Value] extends [boolean]
        ? 'boolean'
        : [Value] extends [Date]
          ? 'instant'
          : [Value] extends [Uint8Array]
            ? 'bytes'
            : [Value] extends [readonly string[]]
              ? 'text[]' | 'json'
              : [Value] extends [readonly number[]]
                ? 'number[]' | 'json'
                : 'json'

/** The columns that fit the type of a row. */
export type ColumnsOf<Row> = {
  readonly [Name in keyof Row]-?: unknown extends Row[Name]
    ? 'json' | 'json | null'
    : null extends Row[Name]
      ? `${KindOf<NonNullable<Row[Name]>>} | null`
      : KindOf<NonNullable<Row[Name]>>
}

const oidsByKind: Record<string, readonly number[]> = {
  // text, varchar, char, uuid, date, interval, name
  text: [25, 1043, 1042, 2950, 1082, 1186, 19],
  // int2, int4, int8, numeric, float4, float8
  number: [21, 23, 20, 1700, 700, 701],
  boolean: [16],
  instant: [1184],
  bytes: [17],
  // text, varchar, uuid
  'text[]': [1009, 1015, 2951],
  // int2, int4, int8, numeric
  'number[]': [1005, 1007, 1016, 1231],
  json: [114, 3802],
}

/** The columns of a raw query, and in tests the stack whose first line is its definition. */
export type DeclaredColumns = {
  columns: ResultColumns
  definition: { stack?: string } | undefined
}

let declaredColumns: Map<string, DeclaredColumns> | undefined
let recordCompared: ((stack: string) => void) | undefined

/**
 * From now on the result of every raw query is compared with its declared columns. Tests call this.
 * `record` is called with the stack of the definition when the columns of a query were as declared.
 */
export function checkResultColumns(record?: (stack: string) => void): void {
  declaredColumns ??= new Map()
  recordCompared = record
}

/** The stack begins with the caller of `definer`. */
export function captureDefinition(
  definer: (...parameters: never[]) => unknown,
): DeclaredColumns['definition'] {
  if (!recordCompared) return undefined
  const definition = {}
  Error.captureStackTrace(definition, definer)
  return definition
}

export function declareColumns(text: string, columns: DeclaredColumns): void {
  declaredColumns?.set(text, columns)
}

const columnsByName = new Map<string, ColumnKind>()

/** A column of builder queries. Its name has the same type in all of them. */
export function declareColumn(name: string, kind: ColumnKind): void {
  const known = columnsByName.get(name) ?? kind
  if (known !== kind) throw new TypeError(`${name} is declared as ${known} and as ${kind}`)
  columnsByName.set(name, kind)
}

/** Throws if the result has other columns than its query declares. */
export function assertDeclaredColumns(text: string, result: QueryResult): void {
  if (!declaredColumns) return
  const declared = declaredColumns.get(text)
  const problems = declared
    ? columnProblems(declared.columns, result)
    : result.fields.flatMap((field) =>
        valueProblems(field, columnsByName.get(field.name), result.rows),
      )
  if (problems.length > 0)
    throw new TypeError(`The columns are not as declared: ${problems.join('; ')}\n${text}`)
  if (declared?.definition?.stack) recordCompared?.(declared.definition.stack)
}

function columnProblems(columns: ResultColumns, { fields, rows }: QueryResult): string[] {
  const found = new Set(fields.map(({ name }) => name))
  const missing = Object.keys(columns).filter((name) => !found.has(name))
  return [
    ...missing.map((name) => `${name} is missing`),
    ...fields.flatMap((field) =>
      columns[field.name]
        ? valueProblems(field, columns[field.name], rows)
        : [`${field.name} is not declared`],
    ),
  ]
}

function valueProblems(
  { name, dataTypeID }: FieldDef,
  column: ColumnKind | undefined,
  rows: QueryResult['rows'],
): string[] {
  if (!column) return []
  const [kind = '', nullable] = column.split(' | ')
  if (!oidsByKind[kind]?.includes(dataTypeID))
    return [`${name} has the type ${dataTypeID} and is declared as ${kind}`]
  const isNull = !nullable && rows.some((row) => row[name] === null)
  return isNull ? [`${name} is null and is declared as ${kind}`] : []
}
