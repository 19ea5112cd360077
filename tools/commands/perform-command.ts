import { socketPath } from '@cairn/commerce/platform/database/embedded/data-directory-lock'
import { sendCommand } from '@cairn/server/commands/command-socket'
import type { CommandName } from '@cairn/server/commands/commands'
import type { Config } from '@cairn/server/config/config'
import { StartupError } from '@cairn/server/config/startup-error'

/** Sends the command to the running server, which locks the embedded database; without one, runs it here. */
export async function performCommand(
  config: Config,
  command: CommandName,
  input: unknown,
): Promise<unknown> {
  if (!config.DATABASE_URL) {
    const answer = await sendCommand(socketPath(config.DATA_DIR), { command, input })
    if (answer?.ok) return answer.value
    if (answer) throw new StartupError(answer.sentence)
  }
  // Loading the commerce core takes longer than most commands at a running server.
  const { performInProcess } = await import('./perform-in-process.ts')
  return performInProcess(config, command, input)
}
