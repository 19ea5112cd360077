import cluster from 'node:cluster'
import { commerceJobs } from '@cairn/commerce/jobs'
import { armFaults } from '@cairn/commerce/platform/faults'
import { startJobs } from '@cairn/commerce/platform/jobs/start-jobs'
import { serveCommands } from '../commands/command-socket.ts'
import { createCommands } from '../commands/commands.ts'
import type { Config } from '../config/config.ts'
import { readSecrets } from '../config/secrets.ts'
import { createLog, redirectConsoleErrors } from '../monitoring/log.ts'
import { prepareDatabase } from './prepare-database.ts'
import { mailKeysFrom, createMailProvider } from './providers.ts'
import { createPaymentProvider } from './providers.ts'
import { runSandbox } from './run-sandbox.ts'
import { startServer } from './start-server.ts'
import { stopOnSignal, type StopSignal } from './stop-on-signal.ts'

/** Together with closing the database, a stop takes less than ten seconds. */
const drainMilliseconds = 7_000
const stopMilliseconds = 9_500

/** A load balancer needs time to notice /readyz; after Ctrl-C nobody has to be notified. */
const noticeMillisecondsFor = (config: Config, signal: StopSignal) =>
  config.CAIRN_DEV || signal === 'SIGINT' ? 0 : 1_000

/** Opens the database, starts jobs and the server, and stops them in reverse order on a signal. */
export async function runServer(config: Config): Promise<void> {
  if (config.CAIRN_FAULTS) armFaults(config.CAIRN_FAULTS)
  const log = createLog(config.LOG_LEVEL)
  redirectConsoleErrors(log)
  const secrets = await readSecrets(config)
  const sandbox = cluster.isPrimary ? runSandbox(config, secrets, log) : undefined
  const database = await prepareDatabase({ config, secrets, log })
  const jobs = await startJobs(database, {
    ...commerceJobs({
      provider: createPaymentProvider(config, secrets),
      mails: createMailProvider(config),
      staffAddress: config.supportMail,
      ...mailKeysFrom(config, secrets),
      warn: (details, message) => log.warn(details, message),
    }),
    report: (error, job) => log.error({ err: error, job }, 'a job failed'),
  })
  const server = await startServer({ config, secrets, database, log })
  const commands =
    database.commandServer &&
    serveCommands(database.commandServer, createCommands(database.query, secrets))
  stopOnSignal({
    stop: async (signal) => {
      const notice = noticeMillisecondsFor(config, signal)
      await Promise.all([server.stop(drainMilliseconds, notice), jobs.stop(), commands?.stop()])
      sandbox?.stop()
      await database.close()
    },
    exit: process.exit,
    withinMilliseconds: stopMilliseconds,
  })
  log.info(
    { port: server.port, database: database.engine },
    `Cairn answers at ${config.publicOrigin}`,
  )
}
