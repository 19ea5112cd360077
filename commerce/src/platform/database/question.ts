import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'

class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Blanks<Filling> = { readonly [Name in keyof Filling & string]: RawBuilder<unknown> }

/** A question that is asked all day: its words are put together once, and only what is filled in is another. */
export function question<Row, Filling extends Record<string, unknown>>(
  names: readonly (keyof Filling & string)[],
  write: (blanks: Blanks<Filling>) => RawBuilder<Row>,
) {
  let written: CompiledQuery<Row> | undefined
  const compile = (database: Database) => {
    const blanks = Object.fromEntries(names.map((name) => [name, sql`${new Blank(name)}`]))
    return write(blanks as Blanks<Filling>).compile(database)
  }
  return async (database: Database, filling: Filling): Promise<Row[]> => {
    written ??= compile(database)
    const parameters = written.parameters.map((value) =>
      value instanceof Blank ? filling[value.name] : value,
    )
    return (await database.executeQuery<Row>({ ...written, parameters })).rows
  }
}
