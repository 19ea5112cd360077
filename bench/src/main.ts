import { readArguments, refuseArguments } from '@cairn/server/commands/command-arguments'
import { openCluster } from './clusters.ts'
import { paceOf, paceOptions } from './compare.ts'
import { type EngineResults, measureEngine } from './engine.ts'
import { describeMachine } from './machine.ts'
import { workSection, writeFigures } from './measurements-page.ts'
import { hasErrors, report } from './report.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const usage = `npm run bench -- [--write] [--engine postgres|embedded] [--only NAME]
               [--runs NUMBER] [--seconds NUMBER] [--warm-up NUMBER]

Measures the shop on PostgreSQL and on the embedded database, next to a reference without commerce. With --write the
figures replace those in the documentation.`

const options = readOptions()
const { runs, seconds, warmUp } = options.pace
const facts = [
  ...describeMachine(),
  `${runs} runs of ${seconds} s each, after a warm-up of ${warmUp} s`,
]
const results: EngineResults[] = []

if (options.engine !== 'embedded') await measurePostgres()
if (options.engine !== 'postgres') await measure('embedded', '')

const factList = facts.map((fact) => `- ${fact}`).join('\n')
const page = `${factList}\n\n${report(results)}`
console.log(`\n${page}`)
if (results.some(hasErrors)) {
  console.error('A figure with errors is void; nothing was written.')
  process.exitCode = 1
} else if (options.write) writeFigures(page, workSection)

async function measurePostgres(): Promise<void> {
  const cluster = await openCluster()
  if (typeof cluster === 'string') {
    facts.push(`PostgreSQL was left out: ${cluster}`)
    return
  }
  facts.push(`PostgreSQL ${cluster.version}`)
  await measure('PostgreSQL', cluster.url)
  await cluster.stop()
}

async function measure(name: string, databaseUrl: string): Promise<void> {
  console.log(`${name}:`)
  results.push(await measureEngine({ name, databaseUrl }, options))
}

function readOptions() {
  const { values } = readArguments(usage, {
    options: {
      write: { type: 'boolean', default: false },
      engine: { type: 'string' },
      only: { type: 'string', default: '' },
      ...paceOptions,
    },
  })
  const { engine } = values
  if (engine !== undefined && engine !== 'postgres' && engine !== 'embedded') {
    refuseArguments(`${engine}: there is no such engine.`, usage)
  }
  return {
    write: values.write,
    engine,
    only: values.only,
    pace: paceOf(values, usage),
  }
}
