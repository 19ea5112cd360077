import { migrate } from '@cairn/commerce/platform/database/migrations/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { type CommandName, createCommands } from '@cairn/server/commands/commands'
import type { Config } from '@cairn/server/config/config'
import { readSecrets } from '@cairn/server/config/secrets'

/** Opens the database of the configuration, runs the command and closes the database. */
export async function performInProcess(
  config: Config,
  command: CommandName,
  input: unknown,
): Promise<unknown> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  const database = await openDatabase({ url, dataDir, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await migrate(database)
    return await createCommands(database.query, await readSecrets(config))[command](input)
  } finally {
    await database.close()
  }
}
