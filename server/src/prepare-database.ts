import { setTimeout as sleep } from 'node:timers/promises'
import { importIntoEmpty } from '@cairn/commerce/imports'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { DatabaseBusy } from '@cairn/commerce/platform/database/is-unavailable'
import { migrate } from '@cairn/commerce/platform/database/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { demoDocuments } from '@cairn/demo/content/documents'
import { demoWorld, knownWorld } from '@cairn/demo/world'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Secrets } from './secrets.ts'

/** Opens the database, brings its tables up to date and, in the demo shop, fills it once. */
type Preparation = { config: Config; secrets: Pick<Secrets, 'card'>; log: Log }

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
      'The embedded database survives a killed process, not a power cut: use DATABASE_URL for a shop that matters.',
    )
  }
  const applied = await unlessBusy(() => migrate(database))
  if (applied.length > 0) log.info({ applied }, 'tables brought up to date')
  if (await seed(config, secrets, database)) log.info('demo world loaded')
  return database
}

async function seed(
  { SEED }: Config,
  { card: cardSecret }: Pick<Secrets, 'card'>,
  { query }: OpenDatabase,
): Promise<boolean> {
  if (SEED === 'none') return false
  const world = SEED === 'demo' ? demoWorld : knownWorld
  return importIntoEmpty(query, {
    rows: () => [...world(today()), ...demoDocuments(today())],
    cardSecret,
  })
}

const today = () => new Date().toISOString().slice(0, 10)

const patience = { milliseconds: 15_000, between: 250 }

/** A database that is too busy to talk is asked again; one that is not there is said so at once. */
async function unlessBusy<Value>(
  work: () => Promise<Value>,
  until = performance.now() + patience.milliseconds,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (performance.now() > until || !(error instanceof DatabaseBusy)) throw error
  }
  await sleep(patience.between)
  return unlessBusy(work, until)
}
