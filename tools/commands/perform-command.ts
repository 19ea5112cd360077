import { socketPath } from '@cairn/commerce/platform/database/embedded/data-directory-lock'
import { sendCommand } from '@cairn/server/commands/command-socket'
import type { CommandName } from '@cairn/server/commands/commands'
import type { Config } from '@cairn/server/config/config'
import { StartupError } from '@cairn/server/config/startup-error'

type Perform = (command: CommandName, input: unknown) => Promise<unknown>

/** Sends the command to the running server, which locks the embedded database; without one, runs it here. */
export const performCommand = (
  config: Config,
  command: CommandName,
  input: unknown,
): Promise<unknown> => performCommands(config, (perform) => perform(command, input))

/** Like `performCommand`, for several commands that follow one another. */
export async function performCommands<Value>(
  config: Config,
  work: (perform: Perform) => Promise<Value>,
): Promise<Value> {
  let own: { perform: Perform; close: () => Promise<void> } | undefined
  const perform: Perform = async (command, input) => {
    if (!own && !config.DATABASE_URL) {
      const answer = await sendCommand(socketPath(config.DATA_DIR), { command, input })
      if (answer?.ok) return answer.value
      if (answer) throw new StartupError(answer.sentence)
    }
    // Loading the commerce core takes longer than most commands at a running server.
    own ??= await (await import('./perform-in-process.ts')).openInProcess(config)
    return own.perform(command, input)
  }
  try {
    return await work(perform)
  } finally {
    await own?.close()
  }
}
