import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

/** The tests of decisions about prices and promotions, without those that need a database. One scenario needs none. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    // The first test of a file also loads its modules, which takes long on a busy machine.
    testTimeout: 60_000,
    include: ['commerce/src/{cart,promotions}/**/*.test.ts'],
    exclude: ['**/*-{store,flow,routes,wire,jobs}.test.ts', '**/!(removed-codes).scenario.test.ts'],
  },
})
