import { globSync, readFileSync } from 'node:fs'

/**
 * The tests of what can behave differently on PostgreSQL than on PGlite, which has one connection: locks,
 * migrations, concurrent requests, lost connections and killed processes. `npm run test:postgres` runs only these
 * unless it is called with file names.
 */
const servers = [
  'process/run-workers',
  'scenarios/migrations-under-load.scenario',
  'scenarios/server-crash-during-orders.scenario',
  'scenarios/server-crash.scenario',
  'scenarios/startup-errors.scenario',
]
const sequential = [
  'concurrent-orders',
  'database-crash',
  'database-outage',
  'graceful-shutdown',
  'price-change',
]
const commands = ['import', 'promotions', 'reset.scenario']
/** Texts that a database could store or compare in another way, and at least one answer of every call. */
const sequentialRequests = [
  'scenarios/every-call.scenario',
  'scenarios/hostile-input.scenario',
  'search/search-routes',
]

/** Tests of the embedded database itself. */
export const embeddedDatabaseTests = () =>
  existing(['commerce/src/platform/database/embedded/*.test.ts'])

/** Each takes most of a minute, and real shops run on PostgreSQL. `npm run test:long` runs them on both databases. */
export const onlyOnPostgres = () =>
  existing([
    'server/src/scenarios/server-crash-during-orders.scenario.test.ts',
    'server/src/scenarios/server-crash.scenario.test.ts',
  ])

export const databaseTests = () => [
  'commerce/src/platform/{cache,database,import,jobs,limits}/**/*.test.ts',
  'commerce/src/**/*-{store,jobs}.test.ts',
  ...existing(sequentialRequests.map((name) => `commerce/src/${name}.test.ts`)),
  ...concurrentTests(),
]

/** The tests with concurrent requests or transactions. `.ci/run` runs them only on PostgreSQL. */
export const concurrentTests = (): string[] =>
  globSync('commerce/src/**/*-{flow,routes,store,jobs}.test.ts')
    .concat(globSync('commerce/src/**/*.scenario.test.ts'))
    .filter((path) => !path.startsWith('commerce/src/platform/'))
    .filter((path) => /Promise\.(?:all|allSettled|race)\(/.test(readFileSync(path, 'utf8')))

export const serverTests = () =>
  existing([
    ...servers.map((name) => `server/src/${name}.test.ts`),
    ...commands.map((name) => `tools/commands/${name}.test.ts`),
  ])

export const sequentialTests = () =>
  existing(sequential.map((name) => `server/src/scenarios/sequential/${name}.scenario.test.ts`))

/** A renamed file must not leave the selection unnoticed. */
function existing(patterns: string[]): string[] {
  const missing = patterns.filter((pattern) => globSync(pattern).length === 0)
  if (missing.length > 0)
    throw new Error(`tools/testing/postgres-tests.ts names no file: ${missing}`)
  return patterns
}
