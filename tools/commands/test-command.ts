import type { TestInstallation } from '@cairn/server/testing/test-installation'
import { runScript, type ScriptName } from './run-script.ts'

/** Runs a command of package.json on an installation, as an operator would. */
export const runCommand = (
  { dataDir, databaseUrl }: TestInstallation,
  name: ScriptName,
  ...args: string[]
) =>
  runScript([name, ...args], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' },
  })
