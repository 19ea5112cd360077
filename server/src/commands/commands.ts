import { explainCart } from '@cairn/commerce/cart/promotions/explain-cart-flow'
import {
  contentCommand,
  runContentCommand,
} from '@cairn/commerce/content/commands/content-command-flow'
import type { HasPicture } from '@cairn/commerce/content/import/reference-check-store'
import {
  experimentsCommand,
  runExperimentsCommand,
} from '@cairn/commerce/experiments/experiments-command-flow'
import { importFiles } from '@cairn/commerce/imports'
import type { MailKeys } from '@cairn/commerce/mail/stored-mails-flow'
import { orderCommand, runOrderCommand } from '@cairn/commerce/orders/order-command-flow'
import type { Database } from '@cairn/commerce/platform/database/database'
import { exportSubscribers } from '@cairn/commerce/subscriptions/export-subscribers-flow'
import {
  type ExplainOutput,
  explainInput,
  exportInput,
  type ExportOutput,
  importInput,
  type ImportReport,
} from './command-data.ts'
import type { Commands } from './command-socket.ts'

/** The commands that the command line programs can run, in the server's process or in their own. */
export const createCommands = (database: Database, keys: MailKeys, hasPicture?: HasPicture) =>
  ({
    import: (input: unknown): Promise<ImportReport> =>
      importFiles(database, {
        ...importInput.parse(input),
        cardSecret: keys.cardSecret,
        hasPicture,
      }),
    explain: async (input: unknown): Promise<ExplainOutput> =>
      (await explainCart(database, explainInput.parse(input))) ?? null,
    export: (input: unknown): Promise<ExportOutput> =>
      exportSubscribers(database, exportInput.parse(input), keys),
    orders: (input: unknown) => runOrderCommand(database, orderCommand.parse(input)),
    experiments: (input: unknown) =>
      runExperimentsCommand(database, experimentsCommand.parse(input)),
    content: (input: unknown) =>
      runContentCommand({ database, hasPicture }, contentCommand.parse(input)),
  }) satisfies Commands

export type CommandName = keyof ReturnType<typeof createCommands>
