import { existsSync } from 'node:fs'
import { describeStartupError } from '@cairn/server/config/startup-error'

/** Runs a command with the settings of `.env`, and prints a failure as a sentence with exit code 1. */
export async function commandLine(run: () => Promise<void>): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    await run()
  } catch (error) {
    stop([describeStartupError(error)])
  }
}

export function stop(lines: readonly string[]): void {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
