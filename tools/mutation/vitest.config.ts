import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { plantAll } from './planted.ts'

const { sources } = plantAll()

/** The tests of decisions, one after the other in one process, on sources with mutants in them. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (id) => sources.get(id),
    },
  ],
  test: {
    include: ['commerce/src/{cart,promotions}/*.test.ts'],
    exclude: ['**/*-{store,routes,jobs}.test.ts'],
    runner: './tools/mutation/mutating-runner.ts',
    isolate: false,
    maxWorkers: 1,
    testTimeout: 3_600_000,
  },
})
