import { importFiles } from '@cairn/commerce/imports'
import type { Database } from '@cairn/commerce/platform/database/database'
import { z } from 'zod'
import type { Secrets } from './secrets.ts'

const given = z.object({
  files: z.array(z.object({ name: z.string(), text: z.string() })),
  isDryRun: z.boolean(),
})
export type ImportGiven = z.infer<typeof given>

export const importReport = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    changes: z.array(
      z.object({ thing: z.string(), id: z.string(), how: z.enum(['added', 'changed', 'removed']) }),
    ),
  }),
  z.object({
    ok: z.literal(false),
    problems: z.array(
      z.object({ file: z.string(), line: z.int(), path: z.string(), sentence: z.string() }),
    ),
  }),
])
export type ToldReport = z.infer<typeof importReport>

export const importCommand =
  (database: Database, { card }: Pick<Secrets, 'card'>) =>
  (input: unknown): Promise<ToldReport> =>
    importFiles(database, { ...given.parse(input), cardSecret: card })
