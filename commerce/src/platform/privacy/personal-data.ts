import type { Tables } from '../database/tables.ts'

type TableName = keyof Tables & string
type ColumnOf<Table extends TableName> = keyof Tables[Table] & string

/** How the rows of a person are found in a table. */
type RowsOf<Column extends string> =
  | { consumer: Column }
  /**
   * Only with an address that the person has proved to be theirs. `at` names a field of a JSON column. `unlessIn` is the
   * table of those whose rows are theirs alone, whatever address the rows have.
   */
  | { email: Column; at?: string; unlessIn?: { table: TableName; column: Column; key: string } }
  /** The rows that belong to a row of another table. */
  | { within: TableName; column: Column; key: string }

/** Why the rows of an erased person remain. */
export type KeepReason = 'taxLaw' | 'abusePrevention'

type PersonalTable<Column extends string> = {
  rows: readonly RowsOf<Column>[]
  /** What the export contains. */
  exported: readonly Column[]
  /** Text that identifies nobody, or that nobody can read, such as hashes. */
  internal?: readonly Column[]
  erasure:
    | 'delete'
    /** The rows stay. `clear` and `clearFields` name what is removed from them; their other text stays, too. */
    | {
        keep: KeepReason
        clear?: readonly Column[]
        clearFields?: readonly JsonField<Column>[]
      }
}

/** A field within a JSON column. */
export type JsonField<Column extends string = string> = {
  column: Column
  path: readonly string[]
  /** It is only cleared where this field of the column is present. */
  ifPresent?: readonly string[]
}

/**
 * The tables of a feature that contain data of shoppers. Every text column of such a table is either exported or
 * internal, which a test compares with the database. Tables come after those that they are `within`.
 */
export type PersonalData = { [Table in TableName]?: PersonalTable<ColumnOf<Table>> }

export type PersonalDataOwner = { name: string; tables: PersonalData }

/** Whose data is exported or erased. */
export type Person = {
  consumerId: string
  /** In small letters. Null as long as the person has not proved to read the mails of the address. */
  provenEmail: string | null
}

export type AnyPersonalTable = PersonalTable<string>

/** The tables of all owners in the order of registration. */
export const tablesOf = (
  owners: readonly PersonalDataOwner[],
): ReadonlyMap<string, AnyPersonalTable> =>
  new Map(
    owners.flatMap(({ tables }) =>
      Object.entries<AnyPersonalTable | undefined>(tables).flatMap(([name, table]) =>
        table === undefined ? [] : [[name, table] as const],
      ),
    ),
  )
