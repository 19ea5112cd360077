import type { z } from 'zod'
import type { Transaction } from '../database/database.ts'

export type Change = { thing: string; id: string; how: 'added' | 'changed' | 'removed' }

export type Path = readonly PropertyKey[]

/** What is wrong with a row. */
export type Complaint = { row: number; path: Path; sentence: string }

/** What the same import brings under another kind. */
export type Brought = (kind: string) => ReadonlySet<string>

type Handling<Row> = {
  /** The ids a row brings, its own first: two rows of a kind with the same contradict each other. */
  brings: (row: Row) => readonly [string, ...string[]]
  /** What no schema can know: whether the things that are named exist. */
  check?: (transaction: Transaction, rows: readonly Row[], brought: Brought) => Promise<Complaint[]>
  /** Tells too whoever has to know of it. */
  put: (transaction: Transaction, rows: readonly Row[]) => Promise<Change[]>
}

export type ImportKind = Handling<unknown> & { schema: z.ZodType }
export type ImportKinds = Readonly<Record<string, ImportKind>>

/** A kind of rows that can be handed in. */
export const importKind = <Schema extends z.ZodType>(
  schema: Schema,
  handling: Handling<z.infer<Schema>>,
): ImportKind =>
  // Only rows that its own schema let through come to it.
  ({ schema, ...(handling as Handling<unknown>) })
