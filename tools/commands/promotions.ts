import { parseArgs } from 'node:util'
import { basketId, locale } from '@cairn/contract/fields/identifiers'
import { type ExplainInput, explainOutput } from '@cairn/server/commands/command-data'
import { readConfig } from '@cairn/server/config/config'
import { StartupError } from '@cairn/server/config/startup-error'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'

const usage = `npm run promotions -- explain CARTID [--locale en-us]

Prints why each promotion applies to a cart in its present state, or why it does not. The cart is
priced with the prices and promotions of the locale's site.`

async function run() {
  const input = readArguments()
  if (!input) return stop([usage])
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const lines = explainOutput.parse(await performCommand(configResult.config, 'explain', input))
  if (!lines) throw new StartupError(`${input.cartId}: there is no such cart.`)
  console.log(lines.join('\n'))
}

function readArguments(): ExplainInput | undefined {
  const { values, positionals } = parseArgs({
    options: { locale: { type: 'string', default: 'en-us' } },
    allowPositionals: true,
  })
  const [command, cartId] = positionals
  if (command !== 'explain' || cartId === undefined) return undefined
  if (!basketId.safeParse(cartId).success) {
    throw new StartupError(`${cartId}: a cart has a longer name, its basketId.`)
  }
  const market = locale.safeParse(values.locale)
  if (!market.success) throw new StartupError(`${values.locale}: there is no such locale.`)
  return { cartId, locale: market.data }
}

await commandLine(usage, run)
