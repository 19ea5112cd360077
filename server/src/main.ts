import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { runNode } from './run-node.ts'
import { runWorkers } from './run-workers.ts'
import { startProblem } from './start-refused.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const read = readConfig(process.env)
if (read.ok) {
  const { config } = read
  const run = cluster.isPrimary && config.WEB_CONCURRENCY > 1 ? runWorkers : runNode
  run(config).catch((error: unknown) => stop([startProblem(error)]))
} else stop(read.sentences)

function stop(sentences: readonly string[]) {
  process.stderr.write(`Cairn cannot start.\n${sentences.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}
