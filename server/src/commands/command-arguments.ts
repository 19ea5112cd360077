import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads the arguments of a command before it does anything. With `--help` it prints the usage and exits; an unknown
 * option, a surplus argument or an option without its value is reported with the usage, and exits with code 1.
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    return refuseArguments(error instanceof Error ? error.message : String(error), usage)
  }
}

/** Reads the only argument of a command, which may be omitted. */
export function readOptionalArgument(usage: string): string | undefined {
  const [value, ...surplus] = readArguments(usage, { allowPositionals: true }).positionals
  if (surplus.length > 0)
    refuseArguments(`${surplus.join(' ')}: there is only one argument.`, usage)
  return value
}

export function refuseArguments(sentence: string, usage: string): never {
  console.error(`${sentence}\n\n${usage}`)
  process.exit(1)
}
