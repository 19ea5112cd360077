import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Home } from '@cairn/server/testing/home'

/** Runs a command line on a home, as an operator would. */
export async function runCommand(home: Home, tool: string, ...given: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, tool), ...given], {
    cwd: home.dataDir,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: home.dataDir,
      DATABASE_URL: home.databaseUrl ?? '',
    },
  })
  const ended = new Promise((done) => child.once('close', done))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, stdout, stderr }
}
