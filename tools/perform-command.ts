import { socketPath } from '@cairn/commerce/platform/database/data-directory-lock'
import { migrate } from '@cairn/commerce/platform/database/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { askAtDoor } from '@cairn/server/command-door'
import { type CommandName, commandsOn } from '@cairn/server/commands'
import type { Config } from '@cairn/server/config'
import { readSecrets } from '@cairn/server/secrets'
import { StartRefused } from '@cairn/server/start-refused'

/** By the running server, who alone may touch the embedded database; else by ourselves. */
export async function performCommand(
  config: Config,
  command: CommandName,
  input: unknown,
): Promise<unknown> {
  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  if (!url) {
    const answer = await askAtDoor(socketPath(dataDir), { command, input })
    if (answer?.ok) return answer.value
    if (answer) throw new StartRefused(answer.sentence)
  }
  const database = await openDatabase({ url, dataDir, poolSize: 1, connectTimeoutMs: 5000 })
  try {
    await migrate(database)
    return await commandsOn(database.query, await readSecrets(config))[command](input)
  } finally {
    await database.close()
  }
}
