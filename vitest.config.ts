import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * What a test needs is told by its name and place:
 *
 * browser     a Chromium and a server of its own   e2e/
 * server      processes, ports, one file a time    server/, sandbox/, tools/*.test.ts
 * database    an empty, migrated database          commerce/src/platform/, -store, -routes, -jobs
 * storefront  pages without a browser              storefront/
 * art         seconds of drawing                   demo/src/art/
 * decisions   nothing: milliseconds                everything else
 *
 * The groups run one after the other, so that what measures time is not disturbed.
 * A journey meets the machine as well as the shop, and so has a second try.
 */
const browser = ['e2e/**/*.test.ts']
const server = ['server/**/*.test.ts', 'sandbox/**/*.test.ts', 'tools/*.test.ts']
const database = [
  'commerce/src/platform/**/*.test.ts',
  'commerce/src/**/*-{store,routes,jobs}.test.ts',
]
const storefront = ['storefront/**/*.test.{ts,tsx}']
const art = ['demo/src/art/**/*.test.ts']
const elsewhere = ['**/node_modules/**', '**/build/**']

const second = 1000 * (process.env['CAIRN_LONG'] ? 60 : 1)
const within = (seconds: number) => ({
  testTimeout: seconds * second,
  hookTimeout: seconds * second,
})
const template = 'commerce/src/platform/database/test-template.ts'
const filledTemplate = 'commerce/src/testing/known-template.ts'

export default defineConfig({
  test: {
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          name: 'decisions',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, ...browser, ...server, ...database, ...storefront, ...art],
          ...within(10),
        },
      },
      {
        test: {
          name: 'storefront',
          include: storefront,
          exclude: elsewhere,
          globalSetup: 'storefront/app/platform/test-build.ts',
          ...within(10),
        },
      },
      {
        test: {
          name: 'art',
          include: art,
          exclude: elsewhere,
          ...within(60),
        },
      },
      {
        test: {
          name: 'database',
          include: database,
          globalSetup: [template, filledTemplate],
          sequence: { groupOrder: 1 },
          ...within(30),
        },
      },
      {
        test: {
          name: 'server',
          include: server,
          globalSetup: template,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
          ...within(30),
        },
      },
      {
        test: {
          name: 'browser',
          include: browser,
          fileParallelism: false,
          retry: 1,
          sequence: { groupOrder: 3 },
          ...(process.env['CAIRN_SKIP_BROWSER']
            ? { runner: './tools/skip-tests.ts' }
            : { globalSetup: 'e2e/src/open-shop.ts' }),
          ...within(120),
        },
      },
    ],
  },
})
