import { socketPath } from '@cairn/commerce/platform/database/embedded/data-directory-lock'
import { migrate } from '@cairn/commerce/platform/database/migrations/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { sendCommand } from '@cairn/server/commands/command-socket'
import { type CommandName, createCommands } from '@cairn/server/commands/commands'
import type { Config } from '@cairn/server/config/config'
import { readSecrets } from '@cairn/server/config/secrets'
import { StartupError } from '@cairn/server/config/startup-error'

/** Sends the command to the running server, which locks the embedded database; without one, runs it here. */
export async function performCommand(
  config: Config,
  command: CommandName,
  input: unknown,
): Promise<unknown> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  if (!url) {
    const answer = await sendCommand(socketPath(dataDir), { command, input })
    if (answer?.ok) return answer.value
    if (answer) throw new StartupError(answer.sentence)
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await migrate(database)
    return await createCommands(database.query, await readSecrets(config))[command](input)
  } finally {
    await database.close()
  }
}
