import { parseArgs } from 'node:util'

/**
 * Reads the positional arguments of a command before it does anything. With `--help` it prints the usage and exits; an
 * option is reported with the usage, and exits with code 1.
 */
export function readArguments(usage: string): string[] {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs({ allowPositionals: true }).positionals
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    process.exit(1)
  }
}
