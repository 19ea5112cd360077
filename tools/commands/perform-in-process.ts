import { migrate } from '@cairn/commerce/platform/database/migrations/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { type CommandName, createCommands } from '@cairn/server/commands/commands'
import type { Config } from '@cairn/server/config/config'
import { readSecrets } from '@cairn/server/config/secrets'
import { hasPictureIn, originalsFolder } from '@cairn/server/images/originals'
import { mailKeysFrom } from '@cairn/server/process/providers'

/** Opens the database of the configuration, to run commands until it is closed. */
export async function openInProcess(config: Config) {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  const database = await openDatabase({ url, dataDir, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await migrate(database)
    const commands = createCommands(
      database.query,
      mailKeysFrom(config, await readSecrets(config)),
      hasPictureIn(originalsFolder(config)),
    )
    return {
      perform: (command: CommandName, input: unknown): Promise<unknown> => commands[command](input),
      close: () => database.close(),
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
