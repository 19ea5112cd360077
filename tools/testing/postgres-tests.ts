import { globSync } from 'node:fs'

/**
 * The tests of what can behave differently on PostgreSQL than on PGlite, which has one connection: stores,
 * jobs, locks, migrations, search, hostile text, command lines, lost connections, and the routes that tests
 * call with concurrent requests. `npm run test:postgres` runs only these unless it is called with file names.
 */
const routes = [
  'address-book',
  'favourites',
  'gift-card-balance',
  'reservation',
  'saved-instruments',
  'saved-items',
  'search',
  'sessions',
  'sign-in',
]
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
const commands = ['import', 'orders', 'promotions', 'reset.scenario']

/**
 * Tests of the embedded database itself, of clients that are generated from the contract, and of texts, input and
 * answers that no database changes.
 */
export const otherDatabaseTests = () =>
  existing([
    'commerce/src/platform/database/embedded/*.test.ts',
    'commerce/src/content/hostile-content.scenario.test.ts',
    'commerce/src/mail/sent-mails.scenario.test.ts',
    'commerce/src/scenarios/extra-fields.scenario.test.ts',
    'commerce/src/scenarios/generated-clients.scenario.test.ts',
    'commerce/src/scenarios/mails-in-every-language.scenario.test.ts',
    'commerce/src/scenarios/reference-examples.scenario.test.ts',
  ])

/** Takes most of a minute, and real shops run on PostgreSQL. `npm run test:long` runs it on the embedded database too. */
export const onlyOnPostgres = () =>
  existing(['server/src/scenarios/server-crash-during-orders.scenario.test.ts'])

export const databaseTests = () => [
  'commerce/src/platform/{cache,database,jobs,limits}/**/*.test.ts',
  'commerce/src/**/*-{store,flow,jobs}.test.ts',
  'commerce/src/**/*.scenario.test.ts',
  ...existing(routes.map((name) => `commerce/src/**/${name}-routes.test.ts`)),
]

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
