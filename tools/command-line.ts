import { existsSync } from 'node:fs'
import { startProblem } from '@cairn/server/start-refused'

/** Does what a command line is for, in the shop's own surroundings; what cannot be done is said. */
export async function commandLine(run: () => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    await run()
  } catch (error) {
    stop([startProblem(error)])
  }
}

export function stop(lines: readonly string[]): void {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
