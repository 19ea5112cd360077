import { parseArgs } from 'node:util'
import {
  type ExperimentsCommand,
  experimentsReport,
} from '@cairn/commerce/experiments/experiments-command-flow'
import { readConfig } from '@cairn/server/config/config'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'

const usage = `npm run experiments -- list
                       report EXPERIMENT
                       stop EXPERIMENT

"report" prints visitors, orders and revenue of each variant, and what can be concluded from them.
"stop" ends an experiment at once; all visitors see the baseline from then on, also after another import.`

async function run() {
  const command = readCommand()
  if (!command) return stop([usage])
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const { ok, lines } = experimentsReport.parse(
    await performCommand(configResult.config, 'experiments', command),
  )
  if (!ok) return stop(lines)
  console.log(lines.join('\n'))
}

function readCommand(): ExperimentsCommand | undefined {
  const [action, experienceId, ...surplus] = parseArgs({ allowPositionals: true }).positionals
  if (surplus.length > 0) return undefined
  if (action === 'list') return experienceId === undefined ? { action } : undefined
  if (experienceId === undefined) return undefined
  return action === 'report' || action === 'stop' ? { action, experienceId } : undefined
}

await commandLine(usage, run)
