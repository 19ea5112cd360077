import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'

class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Placeholders<Parameters> = {
  readonly [Name in keyof Parameters & string]: RawBuilder<unknown>
}

/** A frequent query whose SQL text is built only once. Each execution only replaces the parameters. */
export function preparedQuery<Row, Parameters extends Record<string, unknown>>(
  names: readonly (keyof Parameters & string)[],
  build: (placeholders: Placeholders<Parameters>) => RawBuilder<Row>,
) {
  let compiled: CompiledQuery<Row> | undefined
  const compile = (database: Database) => {
    const placeholders = Object.fromEntries(
      names.map((name) => [name, sql`${new Placeholder(name)}`]),
    )
    return build(placeholders as Placeholders<Parameters>).compile(database)
  }
  return async (database: Database, values: Parameters): Promise<Row[]> => {
    compiled ??= compile(database)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name] : value,
    )
    return (await database.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
