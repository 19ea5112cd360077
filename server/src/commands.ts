import type { Database } from '@cairn/commerce/platform/database/database'
import type { Commands } from './command-door.ts'
import { explainCommand } from './explain-command.ts'
import { importCommand } from './import-command.ts'
import { ordersCommand } from './orders-command.ts'
import type { Secrets } from './secrets.ts'

/** Everything that command lines can have done. */
export const commandsOn = (database: Database, secrets: Pick<Secrets, 'card'>) =>
  ({
    import: importCommand(database, secrets),
    explain: explainCommand(database),
    orders: ordersCommand(database),
  }) satisfies Commands

export type CommandName = keyof ReturnType<typeof commandsOn>
