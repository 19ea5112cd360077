import { sql } from 'kysely'

/** For `where(column, '=', anyOf(values))`. Unlike `in`, it has one text for any number of values. */
export const anyOf = <Value>(values: readonly Value[]) => sql<Value>`any(${values})`
