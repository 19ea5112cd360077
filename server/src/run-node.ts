import cluster from 'node:cluster'
import { commerceJobs } from '@cairn/commerce/jobs'
import { armFaults } from '@cairn/commerce/platform/faults'
import { startJobs } from '@cairn/commerce/platform/jobs/start-jobs'
import { takeCommands } from './command-door.ts'
import type { Config } from './config.ts'
import { commandsOn } from './commands.ts'
import { runSandbox } from './run-sandbox.ts'
import { createLog, logConsole } from './log.ts'
import { mailKeysOf, mailsOf } from './mails-of.ts'
import { startNode } from './node.ts'
import { prepareDatabase } from './prepare-database.ts'
import { providerOf } from './provider-of.ts'
import { readSecrets } from './secrets.ts'
import { stopOnSignal, type StopSignal } from './stop-on-signal.ts'

/** Together with closing the database, all of a stop fits into ten seconds. */
const drainMilliseconds = 7_000
const stopMilliseconds = 9_500

/** Whoever watches /readyz needs a moment to see it; whoever pressed Ctrl-C does not. */
const noticeMilliseconds = (config: Config, signal: StopSignal) =>
  config.CAIRN_DEV || signal === 'SIGINT' ? 0 : 1_000

/** Opens the database, serves, and on a signal takes it all down again in the other order. */
export async function runNode(config: Config): Promise<void> {
  if (config.CAIRN_FAULTS) armFaults(config.CAIRN_FAULTS)
  const log = createLog(config.LOG_LEVEL)
  logConsole(log)
  const secrets = await readSecrets(config)
  const sandbox = cluster.isPrimary ? runSandbox(config, secrets, log) : undefined
  const database = await prepareDatabase({ config, secrets, log })
  const jobs = await startJobs(database, {
    ...commerceJobs({
      provider: providerOf(config, secrets),
      mails: mailsOf(config),
      staffAddress: config.supportMail,
      ...mailKeysOf(config, secrets),
      warn: (about, sentence) => log.warn(about, sentence),
    }),
    report: (error, job) => log.error({ err: error, job }, 'a job failed'),
  })
  const node = await startNode({ config, secrets, database, log })
  const commands = database.door && takeCommands(database.door, commandsOn(database.query, secrets))
  stopOnSignal({
    stop: async (signal) => {
      const notice = noticeMilliseconds(config, signal)
      await Promise.all([node.stop(drainMilliseconds, notice), jobs.stop(), commands?.stop()])
      sandbox?.stop()
      await database.close()
    },
    exit: process.exit,
    withinMilliseconds: stopMilliseconds,
  })
  log.info(
    { port: node.port, database: database.engine },
    `Cairn answers at ${config.publicOrigin}`,
  )
}
