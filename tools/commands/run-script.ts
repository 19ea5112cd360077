import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { compileCache } from '@cairn/server/testing/spawn-server'

const root = join(import.meta.dirname, '..', '..')

type Setting = { cwd: string; env: NodeJS.ProcessEnv }

/** Starts a script of the repository with its arguments, as a command of package.json does. */
export const spawnScript = ([script = '', ...args]: readonly string[], { cwd, env }: Setting) =>
  spawn(process.execPath, [join(root, script), ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
  })

export async function runScript(command: readonly string[], setting: Setting) {
  const child = spawnScript(command, setting)
  const closed = new Promise((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await closed, stdout, stderr }
}
