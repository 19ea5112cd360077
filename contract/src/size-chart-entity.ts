import { z } from 'zod'

const cell = z.string().max(60)

/** A row is as long as there are columns. */
export const sizeTable = z
  .object({
    title: cell,
    columns: z.array(cell).min(1).max(12),
    rows: z.array(z.array(cell).max(12)).max(40),
  })
  .refine(
    ({ columns, rows }) => rows.every((row) => row.length === columns.length),
    'a row is not as long as there are columns',
  )
export type SizeTable = z.infer<typeof sizeTable>
