/** Columns of the builder as text for a raw query: `store_id as id` becomes `s.store_id as "id"`. */
export const columnList = (table: string, columns: readonly string[]): string =>
  columns
    .map((column) => {
      const [name, alias = name] = column.split(' as ')
      return `${table}.${name} as "${alias}"`
    })
    .join(', ')
