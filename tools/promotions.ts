import { parseArgs } from 'node:util'
import { basketId } from '@cairn/contract/identifiers'
import { locale } from '@cairn/contract/locale'
import { readConfig } from '@cairn/server/config'
import { type ExplainGiven, explanation } from '@cairn/server/explain-command'
import { StartRefused } from '@cairn/server/start-refused'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'

const usage = `npm run promotions -- explain CARTID [--locale en-us]

Tells of every promotion why it applies to a cart or does not, as the cart stands now. The cart is
looked at with the prices and promotions of the locale's site.`

await commandLine(run)

async function run() {
  const given = readGiven()
  if (!given) return stop([usage])
  const read = readConfig(process.env)
  if (!read.ok) return stop(read.sentences)
  const lines = explanation.parse(await performCommand(read.config, 'explain', given))
  if (!lines) throw new StartRefused(`${given.cartId}: there is no such cart.`)
  console.log(lines.join('\n'))
}

function readGiven(): ExplainGiven | undefined {
  const { values, positionals } = parseArgs({
    options: { locale: { type: 'string', default: 'en-us' } },
    allowPositionals: true,
  })
  const [command, cartId] = positionals
  if (command !== 'explain' || cartId === undefined) return undefined
  if (!basketId.safeParse(cartId).success) {
    throw new StartRefused(`${cartId}: a cart has a longer name, its basketId.`)
  }
  const market = locale.safeParse(values.locale)
  if (!market.success) throw new StartRefused(`${values.locale}: there is no such locale.`)
  return { cartId, locale: market.data }
}
