import { existsSync } from 'node:fs'
import { describeStartupError } from '@cairn/server/config/startup-error'

/**
 * Runs a command with the settings of `.env`, and prints a failure as a sentence with exit code 1. With
 * `--help` it prints the usage instead.
 */
export async function commandLine(usage: string, run: () => Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) return console.log(usage)
  if (existsSync('.env')) process.loadEnvFile('.env')
  try {
    await run()
  } catch (error) {
    stop([isUnreadableOption(error) ? error.message : describeStartupError(error)])
  }
}

/** An unknown option, or one without its value. */
const isUnreadableOption = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')

export function stop(lines: readonly string[]): void {
  console.error(lines.join('\n'))
  process.exitCode = 1
}
