import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { importIntoEmpty } from '@cairn/commerce/imports'
import { commerceJobs } from '@cairn/commerce/jobs'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { DatabaseBusy } from '@cairn/commerce/platform/database/database-errors'
import { migrate } from '@cairn/commerce/platform/database/migrations/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { armFaults } from '@cairn/commerce/platform/faults'
import { startJobs } from '@cairn/commerce/platform/jobs/start-jobs'
import { demoRows, fixtureRows } from '@cairn/demo/demo-rows'
import { demoDocuments } from '@cairn/demo/documents'
import { serveCommands } from '../commands/command-socket.ts'
import { createCommands } from '../commands/commands.ts'
import type { Config } from '../config/config.ts'
import { type Secrets, readSecrets } from '../config/secrets.ts'
import { hasPictureIn, originalsFolder } from '../images/originals.ts'
import { type MonitoringSinks, reportJobFailure } from '../monitoring/failures.ts'
import { type Log, createLog, redirectConsoleErrors } from '../monitoring/log.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import { createSentry } from '../monitoring/sentry.ts'
import { mailKeysFrom, createMailProvider, createPaymentProvider } from './providers.ts'
import { runSandbox } from './run-sandbox.ts'
import { startServer } from './start-server.ts'
import { type StopSignal, stopOnSignal } from './stop-on-signal.ts'

/** Together with closing the database, a stop takes less than ten seconds. */
const drainMilliseconds = 6_000
const stopMilliseconds = 9_000

/**
 * A load balancer needs a second to notice /readyz, and what it has sent until then needs time to arrive on
 * connections that are closed afterwards. After Ctrl-C nobody has to be notified.
 */
const noticeMillisecondsFor = (config: Config, signal: StopSignal) =>
  config.CAIRN_DEV || signal === 'SIGINT' ? 0 : 1_500

/** Opens the database, starts jobs and the server, and stops them in reverse order on a signal. */
export async function runServer(config: Config): Promise<void> {
  if (config.CAIRN_FAULTS) armFaults(config.CAIRN_FAULTS)
  const log = createLog(config.LOG_LEVEL)
  redirectConsoleErrors(log)
  const monitoring = createMonitoring(config, log)
  const secrets = await readSecrets(config)
  const sandbox = cluster.isPrimary ? runSandbox(config, secrets, log) : undefined
  const database = await prepareDatabase({ config, secrets, log })
  const jobs = await startJobs(database, {
    ...commerceJobs({
      provider: createPaymentProvider(config, secrets),
      mails: createMailProvider(config),
      staffEmail: config.supportMail,
      ...mailKeysFrom(config, secrets),
      warn: (details, message) => log.warn(details, message),
    }),
    report: (error, job) => reportJobFailure(monitoring, error, job),
  })
  const server = await startServer({ config, secrets, database, monitoring })
  const commands =
    database.commandServer &&
    serveCommands(
      database.commandServer,
      createCommands(
        database.query,
        mailKeysFrom(config, secrets),
        hasPictureIn(originalsFolder(config)),
      ),
    )
  stopOnSignal({
    stop: async (signal) => {
      const notice = noticeMillisecondsFor(config, signal)
      await Promise.all([server.stop(drainMilliseconds, notice), jobs.stop(), commands?.stop()])
      monitoring.sentry.stop()
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

function createMonitoring({ SENTRY_DSN, NODE_ENV }: Config, log: Log): MonitoringSinks {
  const metrics = createMetrics()
  const sentry = createSentry({
    dsn: SENTRY_DSN,
    environment: NODE_ENV,
    onOutcome: (outcome) => metrics.sentryEvents.inc({ outcome }),
    onOutage: (reason) => log.warn({ reason }, 'Sentry accepts no errors at the moment'),
  })
  return { log, metrics, sentry }
}

type Preparation = { config: Config; secrets: Pick<Secrets, 'card'>; log: Log }

/** Opens the database, applies migrations and, in a demo shop, imports the rows once. */
async function prepareDatabase({ config, secrets, log }: Preparation): Promise<OpenDatabase> {
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dataDir: config.DATA_DIR,
    poolSize: config.DATABASE_POOL,
  })
  if (database.engine === 'embedded') {
    log.warn(
      'The embedded database can lose data in a power cut: set DATABASE_URL for a store in production.',
    )
  }
  const applied = await retryWhileBusy(() => migrate(database))
  if (applied.length > 0) log.info({ applied }, 'migrations applied')
  if (await seed(config, secrets, database)) log.info('demo rows imported')
  return database
}

async function seed(
  { SEED }: Config,
  { card: cardSecret }: Pick<Secrets, 'card'>,
  { query }: OpenDatabase,
): Promise<boolean> {
  if (SEED === 'none') return false
  const rowsOn = SEED === 'demo' ? demoRows : fixtureRows
  return importIntoEmpty(query, {
    rows: () => [...rowsOn(today()), ...demoDocuments(today())],
    cardSecret,
  })
}

const today = () => new Date().toISOString().slice(0, 10)

const busyRetry = { milliseconds: 15_000, between: 250 }

/** Retries while the database is busy. Throws at once if it is unreachable. */
async function retryWhileBusy<Value>(
  work: () => Promise<Value>,
  deadline = performance.now() + busyRetry.milliseconds,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (performance.now() > deadline || !(error instanceof DatabaseBusy)) throw error
  }
  await sleep(busyRetry.between)
  return retryWhileBusy(work, deadline)
}
