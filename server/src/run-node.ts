import { commerceJobs } from '@cairn/commerce/jobs'
import { armFaults } from '@cairn/commerce/platform/faults'
import { startJobs } from '@cairn/commerce/platform/jobs/start-jobs'
import { prepareDatabase } from './prepare-database.ts'
import type { Config } from './config.ts'
import { createLog } from './log.ts'
import { startNode } from './node.ts'
import { readSecrets } from './secrets.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** What is under way at a stop has this long to finish. */
const drainMilliseconds = 8_000

/** Opens the database, serves, and on a signal takes it all down again in the other order. */
export async function runNode(config: Config): Promise<void> {
  if (config.CAIRN_FAULTS) armFaults(config.CAIRN_FAULTS)
  const log = createLog(config.LOG_LEVEL)
  const secrets = await readSecrets(config)
  const database = await prepareDatabase(config, log)
  const node = await startNode({ config, secrets, database, log })
  const jobs = await startJobs(database, {
    ...commerceJobs,
    report: (error, job) => log.error({ err: error, job }, 'a job failed'),
  })
  stopOnSignal(async () => {
    await Promise.all([node.stop(drainMilliseconds), jobs.stop()])
    await database.close()
  }, process.exit)
  log.info(
    { port: node.port, database: database.engine },
    `Cairn answers at ${config.publicOrigin}`,
  )
}
