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
export const rowFrom = <Field extends string>(
  columns: FieldColumns<Field>,
  value: Readonly<Record<NoInfer<Field>, unknown>>,
): Record<string, unknown> => {
  const fields = Object.keys(columns) as Field[]
  return Object.fromEntries(fields.map((field) => [columns[field], value[field]]))
}
