import { explainCart } from '@cairn/commerce/cart/promotions/explain-cart-flow'
import { importFiles } from '@cairn/commerce/imports'
import { orderCommand, runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import type { Database } from '@cairn/commerce/platform/database/database'
import { locale } from '@cairn/contract/fields/identifiers'
import { z } from 'zod'
import type { Secrets } from '../config/secrets.ts'
import type { Commands } from './command-socket.ts'

const importInput = z.object({
  files: z.array(z.object({ name: z.string(), text: z.string() })),
  isDryRun: z.boolean(),
})
export type ImportInput = z.infer<typeof importInput>

export const importReport = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    changes: z.array(
      z.object({
        entity: z.string(),
        id: z.string(),
        change: z.enum(['added', 'changed', 'removed']),
      }),
    ),
  }),
  z.object({
    ok: z.literal(false),
    problems: z.array(
      z.object({
        file: z.string(),
        line: z.int(),
        path: z.string(),
        message: z.string(),
        code: z.string().optional(),
      }),
    ),
  }),
])
export type ImportReport = z.infer<typeof importReport>

const explainInput = z.object({ cartId: z.uuid(), locale })
export type ExplainInput = z.infer<typeof explainInput>

export const explainOutput = z.array(z.string()).nullable()

/** The commands that the command line programs can run, in the server's process or in their own. */
export const createCommands = (database: Database, { card: cardSecret }: Pick<Secrets, 'card'>) =>
  ({
    import: (input: unknown): Promise<ImportReport> =>
      importFiles(database, { ...importInput.parse(input), cardSecret }),
    explain: async (input: unknown): Promise<z.infer<typeof explainOutput>> =>
      (await explainCart(database, explainInput.parse(input))) ?? null,
    orders: (input: unknown) => runOrderCommand(database, orderCommand.parse(input)),
  }) satisfies Commands

export type CommandName = keyof ReturnType<typeof createCommands>
