/** The column of each field of a type. */
type FieldColumns<Field extends string> = Readonly<Record<Field, string>>

/** The columns of a table alias, for `jsonObject`. */
export const columnsFrom = <Field extends string>(
  table: string,
  columns: FieldColumns<Field>,
): FieldColumns<Field> => {
  const entries = Object.entries<string>(columns)
  return Object.fromEntries(
    entries.map(([field, column]) => [field, `${table}.${column}`]),
  ) as FieldColumns<Field>
}

/** A value as an object with the names of the columns, for `jsonb_populate_recordset`. */
export const rowFrom = <
  Columns extends FieldColumns<string>,
  Value extends Readonly<Record<keyof Columns, unknown>>,
>(
  columns: Columns,
  value: Value,
): RowOf<Columns, Value> => {
  const fields: (keyof Columns)[] = Object.keys(columns)
  const row = Object.fromEntries(fields.map((field) => [columns[field], value[field]]))
  return row as RowOf<Columns, Value>
}

type RowOf<Columns extends FieldColumns<string>, Value> = {
  [Field in keyof Columns & keyof Value as Columns[Field]]: Value[Field]
}
