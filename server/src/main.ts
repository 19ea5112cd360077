import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { readConfig } from './config/config.ts'
import { describeStartupError } from './config/startup-error.ts'
import { runServer } from './process/run-server.ts'
import { runWorkers } from './process/run-workers.ts'

if (existsSync('.env')) process.loadEnvFile('.env')

const read = readConfig(process.env)
if (read.ok) {
  const { config } = read
  const run = cluster.isPrimary && config.WEB_CONCURRENCY > 1 ? runWorkers : runServer
  run(config).catch((error: unknown) => stop([describeStartupError(error)]))
} else stop(read.sentences)

function stop(sentences: readonly string[]) {
  process.stderr.write(`Cairn cannot start.\n${sentences.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}
