import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@cairn/server/testing/spawn-server'
import type { TestInstallation } from '@cairn/server/testing/test-installation'

/** Runs a command line on an installation, as an operator would. */
export async function runCommand(installation: TestInstallation, tool: string, ...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, tool), ...args], {
    cwd: installation.dataDir,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: installation.dataDir,
      DATABASE_URL: installation.databaseUrl ?? '',
    },
  })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await closed, stdout, stderr }
}
