import type { TestInstallation } from '@cairn/server/testing/test-installation'
import { runScript } from './run-script.ts'

/** Runs a command line on an installation, as an operator would. */
export const runCommand = (
  { dataDir, databaseUrl }: TestInstallation,
  tool: string,
  ...args: string[]
) =>
  runScript([`tools/commands/${tool}`, ...args], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  })
