import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import {
  concurrentTests,
  databaseTests,
  embeddedDatabaseTests,
  onlyOnPostgres,
  sequentialTests,
  serverTests,
} from './tools/testing/postgres-tests.ts'

/**
 * The name and place of a test file tell what it needs:
 *
 * browser     Chromium and the shared demo shop    e2e/
 * server      processes and ports                  server/, sandbox/, tools/{commands,launch}/
 * sequential  processes, and no other work         server/src/scenarios/sequential/, timing.scenario
 * database    an empty, migrated database          commerce/src/platform/, -store, -routes, -jobs
 * raw-queries the records of all others, so it runs only after all of them
 * storefront  pages without a browser              storefront/
 * decisions   nothing: milliseconds                everything else
 *
 * The test files of a project share the modules that a worker has loaded, because loading them takes longer
 * than most tests. The few that cannot are in a project of their own: storefront-isolated, database-isolated.
 * The groups run one after the other. The server and browser tests start processes of their own, so they use
 * two workers on any machine, except that what measures durations runs one file at a time.
 */
const browser = ['e2e/**/*.test.ts']
const server = ['server/**/*.test.ts', 'sandbox/**/*.test.ts', 'tools/{commands,launch}/*.test.ts']
const isLong = process.env['CAIRN_LONG'] === '1'
/** It waits most of the time. Only the counts of `npm run test:long` need the machine for themselves. */
const slowClients = 'server/src/scenarios/slow-clients.scenario.test.ts'
const sequential = [
  'server/src/scenarios/sequential/*.test.ts',
  'commerce/src/**/timing.scenario.test.ts',
  ...(isLong ? [slowClients] : []),
]
const database = [
  'commerce/src/platform/**/*.test.ts',
  'commerce/src/**/*-{store,flow,routes,wire,guard,jobs}.test.ts',
  'commerce/src/**/*.scenario.test.ts',
]
const storefront = ['storefront/**/*.test.{ts,tsx}']
const rawQueries = ['tools/testing/raw-queries.scenario.test.ts']
const elsewhere = ['**/node_modules/**', '**/build/**', '.stryker/**', 'picture-generator/**']

const dependsOnEngine = process.env['CAIRN_ENGINE_TESTS'] === '1'
/** In `.ci/run`, whose tests on PostgreSQL have run before. */
const hasRunOnPostgres = process.env['CAIRN_RAN_ON_POSTGRES'] === '1'
const second = 1000 * (isLong ? 60 : 1)
const within = (seconds: number) => ({
  testTimeout: seconds * second,
  hookTimeout: seconds * second,
  expect: { poll: { timeout: seconds * 800 } },
})
const template = 'commerce/src/platform/database/test-template.ts'
const filledTemplate = 'commerce/src/testing/filled-template.ts'

type ProjectTests = NonNullable<TestProjectInlineConfiguration['test']> & {
  name: string
  include: string[]
}

/**
 * The test files that replace modules, or settings that other modules keep. They cannot share loaded modules
 * with other test files.
 */
const isolatedTests = (patterns: readonly string[]): string[] =>
  globSync(patterns, { exclude: ['**/node_modules/**', '**/build/**'] }).filter((path) =>
    /\bvi\.mock\(|\boverrideSiteSettings\(/.test(readFileSync(path, 'utf8')),
  )

/** A project whose files share loaded modules, and one for its files that cannot. */
function sharedAndIsolated(tests: ProjectTests): TestProjectInlineConfiguration[] {
  const isolated = isolatedTests(tests.include)
  return [
    { test: { ...tests, isolate: false, exclude: [...(tests.exclude ?? []), ...isolated] } },
    { test: { ...tests, name: `${tests.name}-isolated`, include: isolated } },
  ]
}

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'decisions',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [
            ...elsewhere,
            ...browser,
            ...server,
            ...sequential,
            ...database,
            ...storefront,
            ...rawQueries,
          ],
          ...within(30),
        },
      },
      ...sharedAndIsolated({
        name: 'storefront',
        include: storefront,
        exclude: elsewhere,
        globalSetup: 'storefront/app/platform/testing/test-build.ts',
        setupFiles: 'storefront/app/platform/testing/test-setup.ts',
        ...within(30),
      }),
      ...sharedAndIsolated({
        name: 'database',
        include: dependsOnEngine ? databaseTests() : database,
        exclude: [
          ...elsewhere,
          ...sequential,
          ...(dependsOnEngine ? embeddedDatabaseTests() : []),
          ...(hasRunOnPostgres ? concurrentTests() : []),
        ],
        globalSetup: [template, filledTemplate],
        setupFiles: 'commerce/src/platform/database/testing.ts',
        sequence: { groupOrder: 1 },
        ...within(30),
      }),
      {
        test: {
          name: 'server',
          isolate: false,
          include: dependsOnEngine ? serverTests() : server,
          exclude: [
            ...elsewhere,
            ...sequential,
            ...(isLong || process.env['TEST_DATABASE_URL'] ? [] : onlyOnPostgres()),
          ],
          globalSetup: template,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...within(30),
        },
      },
      {
        test: {
          name: 'sequential',
          isolate: false,
          include: dependsOnEngine ? sequentialTests() : sequential,
          globalSetup: [template, filledTemplate],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
          ...within(30),
        },
      },
      ...(process.env['CAIRN_QUERY_RECORDS']
        ? [
            {
              test: {
                name: 'raw-queries',
                include: rawQueries,
                maxWorkers: 1,
                sequence: { groupOrder: 4 },
                ...within(30),
              },
            },
          ]
        : []),
      {
        test: {
          name: 'browser',
          isolate: false,
          include: browser,
          maxWorkers: 2,
          sequence: { groupOrder: 5 },
          ...(process.env['CAIRN_SKIP_BROWSER']
            ? { runner: './tools/testing/skip-tests.ts' }
            : {
                globalSetup: 'e2e/src/shop/start-shop.ts',
                setupFiles: 'e2e/src/shop/wait-for-shop.ts',
              }),
          ...within(120),
        },
      },
    ],
  },
})
