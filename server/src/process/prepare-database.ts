import { setTimeout as sleep } from 'node:timers/promises'
import { importIntoEmpty } from '@cairn/commerce/imports'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { DatabaseBusy } from '@cairn/commerce/platform/database/database-errors'
import { migrate } from '@cairn/commerce/platform/database/migrations/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { demoRows, fixtureRows } from '@cairn/demo/demo-rows'
import { demoDocuments } from '@cairn/demo/documents'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Log } from '../monitoring/log.ts'

type Preparation = { config: Config; secrets: Pick<Secrets, 'card'>; log: Log }

/** Opens the database, applies migrations and, in a demo shop, imports the rows once. */
export async function prepareDatabase({
  config,
  secrets,
  log,
}: Preparation): Promise<OpenDatabase> {
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
